import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../../../..');
const content = path.join(root, 'mf-services/content');

interface Service {
  slug: string;
  terminals?: string[];
  places?: object;
}

/** The table of services, from which cards have their terminals: both, unless it says one. */
const services = parse(
  readFileSync(path.join(root, 'api/data/services.yaml'), 'utf8'),
) as Service[];

/** How a text of each language says that a service is in both. */
const inBoth: Readonly<Record<string, RegExp>> = {
  es: /cada terminal|las dos terminales|ambas terminales/i,
  en: /each terminal|both terminals/i,
  fr: /chaque terminal|les deux terminaux/i,
  pt: /cada terminal|os dois terminais|ambos os terminais/i,
};

/** What stands before a page's first heading: of a terminal that it names, it says that the service is there. */
function leadOf(slug: string, locale: string): string {
  const file = path.join(content, slug, `${locale}.md`);
  return existsSync(file) ? (readFileSync(file, 'utf8').split('\n## ')[0] ?? '') : '';
}

const leads = services
  .filter(({ places }) => places)
  .flatMap(({ slug, terminals = ['T1', 'T2'] }) =>
    Object.entries(inBoth).map(([locale, both]) => ({
      ...{ slug, terminals, locale, both },
      lead: leadOf(slug, locale),
    })),
  )
  .filter(({ lead }) => lead !== '');

test('texts are found', () => expect(leads.length).toBeGreaterThan(50));

test.each(leads)('$slug in $locale names no terminal but those of the table', (row) => {
  const { lead, terminals, both } = row;
  const named = ['1', '2'].filter(
    (number) => both.test(lead) || lead.includes(`Terminal ${number}`),
  );
  expect(terminals).toEqual(expect.arrayContaining(named.map((number) => `T${number}`)));
});
