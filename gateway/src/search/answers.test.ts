import { readdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { locales, type Locale } from '@eldorado/i18n/locale';
import type { PageDeclaration } from '@eldorado/remote';
import { createSearchIndex, findAnswer } from '@eldorado/search';
import { exampleNames } from 'api/example-names';
import { parse } from 'yaml';
import { searchDocuments, type AirportData } from './searchDocuments.ts';

const root = path.resolve(__dirname, '../../..');

/** Every page of the site, as its folder declares it. */
const pages = readdirSync(root)
  .filter((app) => existsSync(path.join(root, app, 'content/collection.yaml')))
  .flatMap((app) =>
    readdirSync(path.join(root, app, 'content'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(root, app, 'content', entry.name, 'page.yaml')),
  )
  // Icons are drawn by the remotes' builds.
  .map((file) => ({ ...(parse(readFileSync(file, 'utf8')) as PageDeclaration), icon: undefined }))
  .map(({ icon: _icon, ...page }) => page as PageDeclaration);

/** The rows of docs/answers.md below the head: four questions and their page. */
const answers = readFileSync(path.join(root, 'docs/answers.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, es = '', en = '', fr = '', pt = '', page = '']) => ({ es, en, fr, pt, page }));

const now = new Date('2026-03-02T15:00:00Z');
/** All that the demonstration has to be found: shops, flights and notes stand beside the pages, and may not hide them. */
let data: AirportData;
beforeAll(async () => {
  const { facts, ...names } = await exampleNames(now);
  data = {
    ...names,
    facts: new Map(facts.map((fact) => [fact.id, fact])),
  } as unknown as AirportData;
});

/** What the search gives first, of all kinds. */
function firstHit(locale: Locale): (query: string) => string | undefined {
  const index = createSearchIndex(searchDocuments(pages, data, locale, now));
  return (query) => findAnswer(index, query, 1).groups[0]?.hits[0]?.to;
}

test('there are forty answers, among some 240 places and a day of flights', () => {
  expect(data.establishments.length).toBeGreaterThan(200);
  expect(data.flights.length).toBeGreaterThan(500);
  expect(data.facts.size).toBeGreaterThan(200);
  expect(answers).toHaveLength(40);
});

test.each(locales)('the search gives the page of each answer first: %s', (locale) => {
  const first = firstHit(locale);
  const given = answers.map((row) => `${row[locale]} → ${first(row[locale]) ?? 'nothing'}`);
  expect(given).toEqual(answers.map((row) => `${row[locale]} → ${row.page}`));
});
