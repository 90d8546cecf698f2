import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { localisePath, type Locale } from '@eldorado/i18n/locale';
import type { Database } from '../db/database.ts';
import { sharedSecret } from '../db/secrets.ts';

/** The words that open a case: the signed link of an e-mail, and the hash that finds it by number and address. */
export interface CaseLinks {
  /** A case's number with its signature. */
  sign(number: string): string;
  /** The number of a signed link, or null when the signature is not this site's. */
  verify(link: string): string | null;
  /** The token of the draft of a message to a case: nobody is told it, and the case's link stands for it. */
  messageDraft(number: string): string;
  /** A keyed hash of a case's number and its sender's address, written as people write it again. */
  emailHash(number: string, email: string): string;
}

/** Made with a secret that every process of the database has. */
export async function openCaseLinks(database: Database): Promise<CaseLinks> {
  const secret = await database.transaction((client) =>
    sharedSecret(
      async (text, values) => (await client.query<{ value: string }>(text, values)).rows,
      'cases',
    ),
  );
  const hmac = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const sign = (number: string) => `${number}.${hmac(`link ${number}`).slice(0, 22)}`;
  return {
    sign,
    verify(link) {
      const number = link.split('.')[0] ?? '';
      const [expected, given] = [Buffer.from(sign(number)), Buffer.from(link)];
      return expected.length === given.length && timingSafeEqual(expected, given) ? number : null;
    },
    messageDraft: (number) => hmac(`message ${number}`),
    emailHash: (number, email) => hmac(`email ${number} ${email.trim().toLowerCase()}`),
  };
}

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
