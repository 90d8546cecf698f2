import Type, { type Static } from 'typebox';
import { words } from '../http/schema.ts';

/** What the newsletter form sends. The fields' own rules live in newsletter/validate.ts, so that every failed field has its code. */
export const NewsletterInput = Type.Object(
  {
    fullName: Type.String(),
    email: Type.String(),
    consent: Type.Boolean(),
    consentVersion: Type.String({ description: 'Version of the consent text that was shown.' }),
    locale: words(['es', 'en', 'fr', 'pt']),
  },
  { $id: 'NewsletterInput' },
);

/** The same as a page's form sends it by itself, without JavaScript. */
export const NewsletterForm = Type.Object(
  {
    fullName: Type.String(),
    email: Type.String(),
    consent: Type.Optional(Type.String({ description: 'Sent when the box is ticked.' })),
    consentVersion: Type.String(),
    locale: words(['es', 'en', 'fr', 'pt']),
    returnTo: Type.String({
      description:
        'Path of the page that shows the outcome; it is answered with `?newsletter=subscribed`, or with the code of the problem.',
    }),
  },
  { $id: 'NewsletterForm' },
);

/** The same for a new address and for one that was known: nobody learns who reads the newsletter. */
export const NewsletterReceipt = Type.Object(
  { status: words(['subscribed']) },
  { $id: 'NewsletterReceipt' },
);

export type NewsletterInput = Static<typeof NewsletterInput>;
