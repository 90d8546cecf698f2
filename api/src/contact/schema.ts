import Type, { type Static } from 'typebox';
import { words } from '../http/schema.ts';

/** What the contact form sends. The fields' own rules live in contact/validate.ts, so that every failed field has its code. */
export const ContactMessageInput = Type.Object(
  {
    fullName: Type.String(),
    email: Type.String(),
    mobile: Type.String(),
    subject: Type.String(),
    comment: Type.String(),
    consent: Type.Boolean(),
    consentVersion: Type.String({ description: 'Version of the consent text that was shown.' }),
    locale: words(['es', 'en', 'fr', 'pt']),
  },
  { $id: 'ContactMessageInput' },
);

export const ContactReceipt = Type.Object({ reference: Type.String() }, { $id: 'ContactReceipt' });

export type ContactMessageInput = Static<typeof ContactMessageInput>;
export type ContactReceipt = Static<typeof ContactReceipt>;
