import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locales, type Locale } from '@eldorado/i18n';
import type { FactViews } from '@eldorado/ui/article';
import { carryFacts, carryView } from './carryView.ts';
import { rules, ruleSources } from './rules.ts';
import { things } from './things.ts';

const root = path.resolve(__dirname, '../../..');
const known: FactViews = Object.fromEntries(
  carryFacts.map((id) => [
    id,
    { label: id, value: `<${id}>`, source: { publisher: 'A', title: '', url: null, readOn: '' } },
  ]),
);
const found = (locale: Locale, query: string): string[] =>
  carryView(locale, known, query)
    .groups.flatMap((group) => group.things)
    .filter(({ shown }) => shown)
    .map(({ name }) => name);

test('over 120 things are answered, each with a name of its own in every language', () => {
  expect(things.length).toBeGreaterThan(120);
  for (const locale of locales)
    expect(new Set(things.map((thing) => thing[locale])).size).toBe(things.length);
});

test('every rule answers for a thing, and every source for a rule', () => {
  const used = new Set<string>(things.map(({ rule }) => rule));
  expect(Object.keys(rules).filter((rule) => !used.has(rule))).toEqual([]);
  const cited = new Set<string | null>(Object.values(rules).map(({ source }) => source));
  expect(Object.keys(ruleSources).filter((source) => !cited.has(source))).toEqual([]);
});

test('rules and names have the same figures in every language, and none but facts', () => {
  const marks = (text: string) => [...text.matchAll(/:fact\[[a-z0-9-]+\]/g)].map(String).sort();
  const figures = /\d+(?:[.,]\d+)?\s*(?:wh|kg|ml|l|g|usd|cop)\b/i;
  for (const text of [...Object.values(rules), ...things])
    for (const locale of locales) {
      expect(marks(text[locale])).toEqual(marks(text.es));
      expect(text[locale].replace(/:fact\[[^\]]+\]/g, '')).not.toMatch(figures);
    }
});

test('the page’s article names every fact of the list, so that they come with it', () => {
  for (const locale of locales) {
    const text = readFileSync(
      path.join(root, `mf-services/content/instrucciones-equipaje/${locale}.md`),
      'utf8',
    );
    expect(carryFacts.filter((id) => !text.includes(`:fact[${id}]`))).toEqual([]);
  }
});

test('without a figure a thing named by it is left out, and a rule that needs it is not said', () => {
  const all = carryView('en', {}, '').groups.flatMap((group) => group.things);
  expect(all.some(({ name }) => name.startsWith('Power bank'))).toBe(false);
  expect(all.find(({ name }) => name === 'Drone')?.note).toBeNull();
  expect(JSON.stringify(all)).not.toContain(':fact');
});

test.each<[Locale, string, string]>([
  ['es', 'pawer bank', 'Power bank de hasta <luggage-battery-energy>'],
  ['es', '¿puedo llevar una navaja en la cabina?', 'Navaja o cortaplumas'],
  ['es', 'encendedr', 'Encendedor'],
  ['es', 'cortauñas', 'Cortaúñas, lima y pinzas'],
  ['es', 'aguardiente', 'Aguardiente, ron y whisky'],
  ['en', 'can I take a drone on the plane', 'Drone'],
  ['en', 'scisors', 'Scissors'],
  ['en', 'pepper spray', 'Pepper spray'],
  ['en', 'GROUND COFEE', 'Ground coffee'],
  ['fr', 'puis-je emporter un couteau ?', 'Couteau de cuisine'],
  ['fr', 'briqet', 'Briquet'],
  ['fr', 'medicament', 'Médicaments sur ordonnance'],
  ['pt', 'posso levar isqueiro', 'Isqueiro'],
  ['pt', 'remedios', 'Remédios com receita'],
  ['pt', 'cachorro', 'Cachorro ou gato'],
])('%s: %s', (locale, query, name) => {
  expect(found(locale, query)).toContain(name);
});

test('what is not in the list finds nothing, and no question finds everything', () => {
  expect(found('en', 'xylophonist')).toEqual([]);
  expect(found('en', '')).toHaveLength(things.length);
});
