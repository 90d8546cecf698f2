import type { ContactForm } from '@eldorado/rules/contact-schema';
import type { PersonalHash } from '../encryption/personalHash.ts';
import type { Encryption } from '../encryption/encryption.ts';
import type { contactMessages } from './tables.ts';

/** What is personal of a message: encrypted, in one text. */
export type Personal = Pick<ContactForm, 'fullName' | 'email' | 'mobile' | 'subject' | 'comment'>;

type Row = typeof contactMessages.$inferSelect;

/** The columns of what is personal; the plain ones are emptied. */
export const encryptedColumns = (
  encryption: Encryption,
  hash: PersonalHash,
  reference: string,
  { fullName, email, mobile, subject, comment }: Personal,
) => ({
  encrypted: encryption.encrypt(
    JSON.stringify({ fullName, email, mobile, subject, comment }),
    reference,
  ),
  emailHash: hash.ofEmail(email, reference),
  ...{ fullName: null, email: null, mobile: null, subject: null, comment: null },
});

/** @throws when it cannot be opened: its key is not in `DATA_KEYS`, or it was changed. */
export const openPersonal = (encryption: Encryption, row: Row): Personal =>
  row.encrypted === null
    ? plain(row)
    : (JSON.parse(encryption.decrypt(row.encrypted, row.reference)) as Personal);

const plain = ({ fullName, email, mobile, subject, comment }: Row): Personal => ({
  fullName: fullName ?? '',
  email: email ?? '',
  mobile: mobile ?? '',
  subject: subject ?? '',
  comment: comment ?? '',
});

/** The same for the same message, whatever the order in which it was sent. */
export function requestHash(
  hash: PersonalHash,
  form: Personal & Pick<ContactForm, 'consentVersion'> & { locale: string },
): string {
  const { fullName, email, mobile, subject, comment, consentVersion, locale } = form;
  const ordered = { fullName, email, mobile, subject, comment, consentVersion, locale };
  return hash.of(JSON.stringify(ordered));
}

/** The versions of the words that people agreed to; see `demandShownConsent`. */
export const contactConsents = ['2026-11-21'];
