import type { PersonalHash } from '../encryption/personalHash.ts';
import type { Encryption } from '../encryption/encryption.ts';
import type { newsletterSubscriptions } from './tables.ts';

/** What is personal of a subscription: encrypted, in one text. */
export interface Reader {
  fullName: string;
  email: string;
}

type Row = Pick<
  typeof newsletterSubscriptions.$inferSelect,
  'encrypted' | 'emailHash' | 'fullName' | 'email'
>;

/** Under which an address is kept once, whatever its case. */
export const hashOfReader = (hash: PersonalHash, email: string) =>
  hash.ofEmail(email, 'newsletter');

const about = (emailHash: string) => `newsletter ${emailHash}`;

/** The columns of a reader; the plain ones are emptied. @param emailHash as `hashOfReader` makes it. */
export const encryptedReader = (
  encryption: Encryption,
  emailHash: string,
  { fullName, email }: Reader,
) => ({
  encrypted: encryption.encrypt(JSON.stringify({ fullName, email }), about(emailHash)),
  emailHash,
  fullName: null,
  email: null,
});

/** @throws when it cannot be opened: its key is not in `DATA_KEYS`, or it was changed. */
export function openReader(
  encryption: Encryption,
  { encrypted, emailHash, fullName, email }: Row,
): Reader {
  if (encrypted === null || emailHash === null)
    return { fullName: fullName ?? '', email: email ?? '' };
  const reader = JSON.parse(encryption.decrypt(encrypted, about(emailHash))) as Reader;
  // A process of the version before writes a corrected name beside what is encrypted.
  return { ...reader, ...(fullName !== null && { fullName }) };
}

/** The columns that change with a reader's name. */
export const renamed = (encryption: Encryption, row: Row, fullName: string) =>
  row.emailHash === null
    ? { fullName }
    : encryptedReader(encryption, row.emailHash, { ...openReader(encryption, row), fullName });
