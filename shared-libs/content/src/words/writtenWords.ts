import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locales, type Locale } from '@eldorado/i18n/locale';
import type { Collection, CollectionPage } from '../collection.ts';
import type { ContentFault } from '../faults.ts';

interface Habit {
  languages: readonly Locale[];
  /** What is never written so. */
  pattern: RegExp;
  message: (found: string) => string;
}

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** How the site writes, where a program can tell. */
const habits: readonly Habit[] = [
  {
    languages: locales,
    pattern: /\p{L}+'\p{L}+/u,
    message: (found) => `'${found}' has a straight apostrophe. Write ’.`,
  },
  {
    languages: ['fr', 'pt'],
    pattern:
      /(?:à|après|avant|vers|jusqu’à|às|das|após|até) \d{1,2}[ \u00a0]?h(?:\d\d)?\b(?! sur)/u,
    message: (found) => `'${found}' is an hour in another form than the site's. Write 20:00.`,
  },
  {
    languages: ['en'],
    pattern: new RegExp(`\\b(?:${months}) \\d{1,2}(?:st|nd|rd|th)?\\b(?!:)`),
    message: (found) => `'${found}' has the month first. Write the day before it: 22 November.`,
  },
  {
    languages: ['pt'],
    pattern: /\bdesde [ao] (?:segurança|controle|portão)/u,
    message: (found) => `'${found}' is Spanish for 'a partir d${found.slice(6)}'. Write that.`,
  },
];

/** Texts that are not written as the site writes, with file and line: articles, titles, descriptions. */
export const writtenWords = (collection: Collection): ContentFault[] =>
  collection.pages.flatMap((entry) =>
    locales.flatMap((locale) => [
      ...articleFaults(collection, entry, locale),
      ...[entry.page.title[locale], entry.page.description[locale]].flatMap((text) =>
        faultsOf(text, locale).map((message): ContentFault => ({
          file: path.join(collection.dir, entry.slug, 'page.yaml'),
          line: entry.lineOf('description'),
          message,
          severity: 'error',
        })),
      ),
    ]),
  );

function articleFaults(
  { dir }: Collection,
  { slug, articles }: CollectionPage,
  locale: Locale,
): ContentFault[] {
  if (!articles[locale]) return [];
  const file = path.join(dir, slug, `${locale}.md`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      faultsOf(text, locale).map((message): ContentFault => ({
        file,
        line: index + 1,
        message,
        severity: 'error',
      })),
    );
}

/** What is wrong with a text of a language. */
export const faultsOf = (text: string, locale: Locale): string[] =>
  habits.flatMap(({ languages, pattern, message }) => {
    const [found] = (languages.includes(locale) && pattern.exec(text)) || [];
    return found === undefined ? [] : [message(found)];
  });
