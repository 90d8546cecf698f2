import { locales, type Locale } from '@eldorado/i18n/locale';
import type { PageDeclaration, RemoteDefinition } from '@eldorado/remote';
import { matchRoutes } from '@eldorado/remote/routing';
import { isFakeAnswer, type FakeApi } from '../fakeApi.ts';
import type { HarnessExample } from '../harness/example.ts';
import { thorough } from '../thorough.ts';

/** A page as one reader finds it: an address, a language, a clock and what the API answers. */
export interface Visit {
  /** What is shown: `departures /vuelos/salidas`, or an example. With its language it names a test. */
  name: string;
  /** Whether it is a page as it should be; an example may be of a failure. */
  isPage: boolean;
  /** Whether a browser takes it over too; a page in one language, which go round, and in all by THOROUGH=1. */
  isTakenOver: boolean;
  path: string;
  locale: Locale;
  now: string;
  api: FakeApi;
}

const shows = (page: PageDeclaration, path: string): boolean =>
  matchRoutes([{ path: page.path }], path.split('?')[0] ?? '') !== null;

/** What the examples' APIs answer when all is well: for pages and widgets that no example is of. */
export function answersOf(examples: readonly HarnessExample[]): FakeApi {
  const answers = examples.flatMap(({ api }) => Object.entries(api));
  return Object.fromEntries(answers.filter(([, answer]) => !isFakeAnswer(answer)).reverse());
}

/** Every page in every language: its first example, or its bare address. A page with parameters has an example. */
export function pageVisits(remote: RemoteDefinition, examples: readonly HarnessExample[]): Visit[] {
  return remote.pages.flatMap((page, index) => {
    const example = examples.find(({ path }) => shows(page, path)) ?? {
      path: page.path,
      now: examples[0]?.now ?? '',
      api: answersOf(examples),
    };
    return locales.map((locale, place) => ({
      ...example,
      name: `${page.id} ${example.path}`,
      isPage: true,
      isTakenOver: thorough || place === index % locales.length,
      locale,
    }));
  });
}

/** Every example in one language, which go round. */
export const exampleVisits = (examples: readonly HarnessExample[]): Visit[] =>
  examples.map((example, index) => ({
    ...example,
    name: `the example ${example.name}`,
    isPage: false,
    isTakenOver: true,
    locale: locales[index % locales.length] ?? 'es',
  }));

/** The pages with parameters, each with a value that nobody knows. */
export const unknownPaths = ({ pages }: RemoteDefinition): string[] =>
  pages
    .filter(({ path }) => path.includes(':'))
    .map(({ path }) => path.replaceAll(/:\w+/g, 'no-such-thing'));
