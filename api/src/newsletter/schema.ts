import { newsletterLimits } from '@eldorado/rules';
import { newsletterSchema } from '@eldorado/rules/newsletter-schema';
import Type, { type Static } from 'typebox';
import { formSchema } from '../http/input/formSchema.ts';
import { words } from '../http/schema.ts';
import { locales } from '../text/locale.ts';

export const NewsletterInput = formSchema(newsletterSchema, 'NewsletterInput');
/** The same as a page's form sends it by itself, without JavaScript. */
export const NewsletterForm = formSchema(newsletterSchema, 'NewsletterForm', 'urlencoded');

/** The same for a new address and for one that was known: nobody learns who reads the newsletter. */
export const NewsletterReceipt = Type.Object(
  { status: words(['subscribed']) },
  { $id: 'NewsletterReceipt' },
);

/** What a reader chooses on the page that the links of newsletters lead to. */
export const SubscriptionChoice = Type.Object(
  {
    token: Type.String({ maxLength: 100, description: 'Of the link.' }),
    choice: words(['confirm', 'save', 'unsubscribe']),
    locale: Type.Optional(words(locales, 'The newsletter’s language, to save.')),
    fullName: Type.Optional(
      Type.String({
        maxLength: newsletterLimits.fullName,
        description: 'The reader’s name, to save; an empty one leaves it as it is.',
      }),
    ),
  },
  { $id: 'SubscriptionChoice' },
);

export const SubscriptionOutcome = Type.Object(
  { status: words(['confirmed', 'saved', 'unsubscribed']) },
  { $id: 'SubscriptionOutcome' },
);
export type SubscriptionChoice = Static<typeof SubscriptionChoice>;
