import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { sharedSecret } from '../db/secrets.ts';
import { localisePath } from '../text/locale.ts';
import { day } from '../time/time.ts';
import { notePath } from './notePath.ts';

/** How long the link to a draft is good for. */
const draftDays = 14;

/** The words that open a draft: the instant until which they do, signed with the note's name. */
export interface DraftLinks {
  /** @param now UTC milliseconds. */
  sign(slug: string, now: number): string;
  /** Whether a link's token is this site's, for this note, and still good at `now`. */
  opens(token: string, slug: string, now: number): boolean;
}

/** Made with a secret that every process of the database has. */
export async function openDraftLinks(database: Database): Promise<DraftLinks> {
  const secret = await database.work.transaction((client) =>
    sharedSecret(
      async (text, values) => (await client.query<{ value: string }>(text, values)).rows,
      'news-drafts',
    ),
  );
  const signed = (slug: string, until: string) =>
    `${until}.${createHmac('sha256', secret).update(`draft ${slug} ${until}`).digest('base64url')}`;
  return {
    sign: (slug, now) => signed(slug, String(now + draftDays * day)),
    opens(token, slug, now) {
      const until = token.split('.')[0] ?? '';
      if (!/^\d{1,15}$/.test(until)) return false;
      const [expected, given] = [Buffer.from(signed(slug, until)), Buffer.from(token)];
      const isOurs = expected.length === given.length && timingSafeEqual(expected, given);
      return isOurs && now < Number(until);
    },
  };
}

/** The page of a draft, for who has its token. */
export const draftPath = (slug: string, token: string): string =>
  `${localisePath(notePath(slug), 'es')}?draft=${token}`;
