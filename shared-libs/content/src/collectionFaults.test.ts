import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locales } from '@eldorado/i18n/locale';
import { readCollection } from './collection.ts';
import { collectionFaults, type CheckContext } from './collectionFaults.ts';
import { faultText } from './faults.ts';
import { repeatedFigures } from './figures.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'content-'));
  write('collection.yaml', 'screen: article\n');
  page('oratorio', '/servicios/oratorio');
});
afterEach(() => rmSync(dir, { recursive: true }));

const context: CheckContext = {
  today: '2026-11-22',
  paths: ['/', '/servicios/oratorio', '/servicios/notaria', '/vuelos/detalle/:flight'],
  wholeSite: true,
  facts: new Set(['oratory-hours']),
  hasIcon: (name) => name === 'prayer',
};

function write(file: string, text: string): void {
  const at = path.join(dir, file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, text);
}

const text = (more = '') => `Lead.\n\n## Dónde\n\nEn el piso dos.\n${more}`;
const each = (value: string) => locales.map((locale) => `  ${locale}: ${value}\n`).join('');

function page(slug: string, address: string, more = ''): void {
  const yaml = `path: ${address}\nicon: prayer\nreviewed: 2026-11-01\n${more}title:\n${each('Oratorio')}description:\n${each('x'.repeat(130))}keywords:\n${each('[a, b, c, d]')}`;
  write(`${slug}/page.yaml`, yaml);
  for (const locale of locales) write(`${slug}/${locale}.md`, text());
}

const check = (difference: Partial<CheckContext> = {}) => {
  const collection = readCollection(dir);
  return [...collection.faults, ...collectionFaults(collection, { ...context, ...difference })].map(
    (fault) => `${fault.severity} ${faultText({ ...fault, file: path.relative(dir, fault.file) })}`,
  );
};

test('a whole page has no faults', () => {
  expect(check()).toEqual([]);
});

test('a missing language is a fault', () => {
  rmSync(path.join(dir, 'oratorio/fr.md'));
  expect(check()).toEqual([
    "error oratorio/fr.md: the page has no text in 'fr'. Write it; every language has every page.",
  ]);
});

test('a section that one language lacks is named', () => {
  for (const locale of ['es', 'en', 'pt'])
    write(`oratorio/${locale}.md`, text('\n## Más\n\nSí.\n'));
  expect(check()[0]).toMatch(
    /^error oratorio\/fr\.md:3: it has 1 sections, Spanish has 2\. Translate 'Más'/,
  );
});

test('a figure that differs in a language is a fault', () => {
  const facts = (figure: string) => text(`\n:::facts\n\n- **Límite** ${figure} USD\n\n:::\n`);
  for (const locale of locales) write(`oratorio/${locale}.md`, facts('10.000'));
  write('oratorio/en.md', facts('10,000'));
  expect(check()).toEqual([]);
  write('oratorio/en.md', facts('1,000'));
  expect(check()[0]).toMatch(
    /en\.md:3: section 'Dónde' gives the figures 1000 where Spanish gives 10000/,
  );
});

test('a link that leads nowhere is a fault, one to a page with a parameter is not', () => {
  for (const locale of locales)
    write(`oratorio/${locale}.md`, text('\n[A](/vuelos/detalle/AV1) y [B](/servicios/nada).\n'));
  expect(check()[0]).toMatch(/es\.md:7: the link to \/servicios\/nada leads nowhere/);
  expect(check()).toHaveLength(4);
});

test('a remote alone does not know what other remotes have, beside its own pages either', () => {
  for (const locale of locales)
    write(`oratorio/${locale}.md`, text('\n[B](/mapas) y [C](/servicios/taxis).\n'));
  expect(check({ wholeSite: false })).toEqual([]);
});

test('facts, icons, services’ neighbours and fields that do not exist are faults with their line', () => {
  page(
    'oratorio',
    '/servicios/oratorio',
    'facts: [oratory-price]\nrelated: [capilla]\ncolour: red\n',
  );
  expect(check()[0]).toMatch(
    /page\.yaml:6: 'colour' is not known\. Remove it, or correct its name\./,
  );
  page('oratorio', '/servicios/oratorio', 'facts: [oratory-price]\nrelated: [capilla]\n');
  expect(check()).toEqual([
    "error oratorio/page.yaml:4: fact 'oratory-price' does not exist. Name one of api/data/facts, or add it there.",
    "error oratorio/page.yaml:5: 'related' names 'capilla', which is no folder of this collection. Name one that is.",
  ]);
});

test('a page that was not read for a year is a warning', () => {
  expect(check({ today: '2027-11-03' })[0]).toMatch(
    /^warning oratorio\/page\.yaml:3: last reviewed on 2026-11-01/,
  );
});

test('a figure that stands as text in two articles is a fault in the second', () => {
  page('notaria', '/servicios/notaria');
  write('notaria/es.md', text('\nCuesta 12.000 pesos.\n'));
  write('oratorio/es.md', text('\nPaga 12 000 COP.\n'));
  const [fault] = repeatedFigures([readCollection(dir)]);
  expect(fault?.message).toMatch(/^'12000 COP' stands as text here and in .*notaria\/es\.md/);
});
