import Type, { type Static } from 'typebox';
import { locales } from '@eldorado/i18n/locale';
import { words } from '../http/schema.ts';

/** What the form under an information page sends. */
export const PageFeedback = Type.Object(
  {
    page: Type.String({
      pattern: '^(/[\\w-]+){1,6}$',
      maxLength: 120,
      description: 'The page with its language, as its address has it: /en/servicios/notaria.',
    }),
    release: Type.String({
      pattern: '^mf-[a-z]+@[\\w.+-]+$',
      maxLength: 80,
      description: 'What it was rendered by: mf-services@1.2.0.',
    }),
    helpful: words(['yes', 'no']),
    why: Type.Optional(
      Type.String({
        // A browser counts a line break as one character and sends two.
        maxLength: 1_000,
        description:
          'What was missing. E-mail addresses and numbers of seven digits or more are struck out before it is kept.',
      }),
    ),
    website: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'Empty: people do not see it, programs fill it in.',
      }),
    ),
  },
  { $id: 'PageFeedback' },
);
export type PageFeedback = Static<typeof PageFeedback>;

/** What a search sends that found nothing. */
export const SearchMiss = Type.Object(
  {
    query: Type.String({
      maxLength: 80,
      description:
        'As it was typed. Its words are written down once several networks have asked them on a day; what has a digit, an e-mail address or many words never is.',
    }),
    locale: words([...locales]),
  },
  { $id: 'SearchMiss' },
);
export type SearchMiss = Static<typeof SearchMiss>;
