import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locales, type Locale } from '@eldorado/i18n/locale';
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

test('the card answers the same in every language', () => {
  const card = (about: string) =>
    `Lead.\n\n:::answers\n\n- **${about}** Dos.\n\n:::\n${text().slice(5)}`;
  for (const locale of locales) write(`oratorio/${locale}.md`, card('where'));
  expect(check()).toEqual([]);
  write('oratorio/pt.md', card('when'));
  expect(check()).toEqual([
    'error oratorio/pt.md: its card answers when, that of Spanish where. Answer the same.',
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

describe('a figure that stands as text on two pages', () => {
  const repeated = (one: string, other: string, locale: Locale = 'es') => {
    page('notaria', '/servicios/notaria');
    write('notaria/es.md', text(`\n${one}\n`));
    write(`oratorio/${locale}.md`, text(`\n${other}\n`));
    return repeatedFigures([readCollection(dir)]).map(({ message }) => message);
  };

  test('is a fault of the second, which names the first', () => {
    expect(repeated('Cuesta 12.000 pesos.', 'Paga 12 000 COP.')).toEqual([
      expect.stringMatching(/^'12000 COP' stands as text here and in .*notaria\/es\.md/),
    ]);
  });

  test.each([
    ['Cuesta 12.000 pesos.', 'It costs COP 12,000.', 'en'],
    ['Guarda 3 dólares.', 'Have US$ 3 ready.', 'en'],
    ['A 15 minutos de la sala.', 'A 15-minute walk.', 'en'],
    ['Llega tres horas antes.', 'Arrivez 3 heures avant.', 'fr'],
    ['Llega tres horas antes.', 'Chegue três horas antes.', 'pt'],
    ['En el piso 2, 45 minutos.', 'Tarda 45 min.', 'es'],
    ['Vale 6 meses.', 'Válido por 6 meses.', 'pt'],
    ['Abre a las 7:30.', 'Opens at 07:30.', 'en'],
    ['Llama al +57 601 439 7070.', 'Call (601) 439 7070.', 'en'],
    ['Mide 1.500,5 m² en total.', 'It measures 1,500.5 square metres.', 'en'],
  ] as const)('is found however it is written: %s %s', (one, other, locale) => {
    expect(repeated(one, other, locale)).toHaveLength(1);
  });

  test('is found in the collections of two remotes, and in what search engines show', () => {
    write('oratorio/es.md', text('\nPaga 4 000 COP.\n'));
    const here = readCollection(dir);
    page('bano', '/servicios/bano');
    const described = each('Cuesta 4.000 pesos.');
    const yaml = `path: /bano\nreviewed: 2026-11-01\ntitle:\n${each('Baño')}description:\n${described}keywords:\n${each('[a, b, c, d]')}`;
    write('bano/page.yaml', yaml);
    const other = readCollection(dir);
    const faults = repeatedFigures([
      here,
      { ...other, pages: other.pages.filter(({ slug }) => slug === 'bano') },
    ]);
    expect(faults).toEqual([
      expect.objectContaining({ file: path.join(dir, 'bano/page.yaml'), severity: 'error' }),
    ]);
  });

  test('is none when it stands twice on one page, or is another figure', () => {
    expect(repeated('Dura 20 minutos, 20 minutos.', 'Dura 20 horas.')).toEqual([]);
    expect(repeated('Desde 2026 hay 4 puertas.', 'En 2026 hay 4 bandas.')).toEqual([]);
  });
});
