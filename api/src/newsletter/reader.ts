import type { PersonalHash } from '../seal/personalHash.ts';
import type { Seal } from '../seal/seal.ts';
import type { newsletterSubscriptions } from './tables.ts';

/** What is personal of a subscription: sealed, in one text. */
export interface Reader {
  fullName: string;
  email: string;
}

type Row = Pick<
  typeof newsletterSubscriptions.$inferSelect,
  'sealed' | 'emailHash' | 'fullName' | 'email'
>;

/** Under which an address is kept once, whatever its case. */
export const hashOfReader = (hash: PersonalHash, email: string) =>
  hash.ofEmail(email, 'newsletter');

const about = (emailHash: string) => `newsletter ${emailHash}`;

/** The columns of a reader; the plain ones are emptied. @param emailHash as `hashOfReader` makes it. */
export const sealedReader = (seal: Seal, emailHash: string, { fullName, email }: Reader) => ({
  sealed: seal.seal(JSON.stringify({ fullName, email }), about(emailHash)),
  emailHash,
  fullName: null,
  email: null,
});

/** @throws when it cannot be opened: its key is not in `DATA_KEYS`, or it was changed. */
export function openReader(seal: Seal, { sealed, emailHash, fullName, email }: Row): Reader {
  if (sealed === null || emailHash === null)
    return { fullName: fullName ?? '', email: email ?? '' };
  const reader = JSON.parse(seal.open(sealed, about(emailHash))) as Reader;
  // A process of the version before writes a corrected name beside what is sealed.
  return { ...reader, ...(fullName !== null && { fullName }) };
}

/** The columns that change with a reader's name. */
export const renamed = (seal: Seal, row: Row, fullName: string) =>
  row.emailHash === null
    ? { fullName }
    : sealedReader(seal, row.emailHash, { ...openReader(seal, row), fullName });
