import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { localisePath, type Locale } from '@eldorado/i18n/locale';
import type { Database } from '../../db/database.ts';
import { sharedSecret } from '../../db/secrets.ts';
import type { Clock } from '../../time/clock.ts';
import { addDays, bogotaDay, isDay } from '../../time/time.ts';

/** Days after the one on which it was sent for which the link of an e-mail opens its case. */
export const mailLinkDays = 90;
/** The same of a link that a page gives: it stays in the browser’s history. A new one is given for number and address. */
const pageLinkDays = 1;

/** What a link opens: a case, nothing any more, or nothing at all, since this site did not sign it. */
export type LinkRead = { kind: 'open'; number: string } | { kind: 'ended' } | { kind: 'foreign' };

/** The words that open a case: the signed link of an e-mail, and the hash that finds it by number and address. */
export interface CaseLinks {
  /** A case's number with the last day of the link, in Bogotá, and the signature of both. @param days for which it opens; those of a page unless given. */
  sign(number: string, days?: number): string;
  /** What a link opens today. */
  read(link: string): LinkRead;
  /** The token of the draft of a message to a case: nobody is told it, and the case's link stands for it. */
  messageDraft(number: string): string;
  /** A keyed hash of a case's number and its sender's address, written as people write it again. */
  emailHash(number: string, email: string): string;
}

/** Made with a secret that every process of the database has. @param clock by which links end. */
export async function openCaseLinks(database: Database, clock: Clock): Promise<CaseLinks> {
  const secret = await database.transaction((client) =>
    sharedSecret(
      async (text, values) => (await client.query<{ value: string }>(text, values)).rows,
      'cases',
    ),
  );
  const hmac = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const linkOf = (number: string, until: string) =>
    `${number}.${until.replaceAll('-', '')}.${hmac(`link ${number} ${until}`).slice(0, 22)}`;
  return {
    sign: (number, days = pageLinkDays) => linkOf(number, linkEnd(clock.now(), days)),
    read(link) {
      const [number = '', digits = ''] = link.split('.');
      const until = digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
      const [expected, given] = [Buffer.from(linkOf(number, until)), Buffer.from(link)];
      if (!isDay(until) || expected.length !== given.length || !timingSafeEqual(expected, given))
        return { kind: 'foreign' };
      return until < bogotaDay(clock.now()) ? { kind: 'ended' } : { kind: 'open', number };
    },
    messageDraft: (number) => hmac(`message ${number}`),
    emailHash: (number, email) => hmac(`email ${number} ${email.trim().toLowerCase()}`),
  };
}

/** The last day on which a link opens that is made at an instant. */
export const linkEnd = (at: Date, days: number): string => addDays(bogotaDay(at), days);

/** A token for a draft's address: 32 characters that nobody guesses. */
export const newDraftToken = (): string => randomBytes(24).toString('base64url');

/** Under which a draft is kept: who reads the database cannot open it in a browser. */
export const draftId = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** The page that follows cases. */
export const lookUpPath = '/contacto/pqrs/seguimiento';

/** The page that shows a case to who has its link. */
export const followPath = (link: string, locale: Locale): string =>
  `${localisePath(lookUpPath, locale)}?case=${encodeURIComponent(link)}`;
