import { findAnswer } from './findAnswer.ts';
import type { SearchDocument } from './searchDocument.ts';
import { createSearchIndex } from './searchIndex.ts';

const now = new Date('2026-03-02T15:00:00Z');

const found = (
  kind: SearchDocument['kind'],
  title: string,
  more: Partial<SearchDocument> = {},
) => ({
  kind,
  title,
  detail: '',
  keywords: '',
  to: `/${title}`,
  boost: 1,
  ...more,
});

const spanish = [
  found('page', 'Instrucciones de equipaje', {
    detail: 'Qué puedes llevar en cabina y qué va en bodega: líquidos y baterías.',
    keywords: 'líquidos, equipaje de mano, power bank',
  }),
  found('page', 'Guarda equipaje', { keywords: 'guardar maleta, consigna' }),
  found('page', 'Llegadas', { keywords: 'banda de equipaje, maletas, origen', boost: 1.05 }),
  found('page', 'Internet y wifi', { keywords: 'wifi, internet, contraseña' }),
  found('page', 'Migración y pasaportes', {
    detail: 'Cómo entrar o salir de Colombia por El Dorado.',
    keywords: 'check-mig, pasaporte, visa',
  }),
  found('page', 'Mapas', { keywords: 'baños, plano, piso', boost: 1.08 }),
  found('place', 'Vuelos a Medellín (Rionegro)', { keywords: 'MDE, Medellín (Rionegro)' }),
  found('place', 'Vuelos desde Medellín (Rionegro)', { keywords: 'MDE, Medellín', boost: 0.99 }),
  found('place', 'Vuelos a Londres', { keywords: 'LHR, Londres, London' }),
  found('place', 'Vuelos de LATAM Airlines', { keywords: 'LA, LAN, LATAM Airlines' }),
  found('establishment', 'Maleta y Media', { detail: 'Artículos de viaje', keywords: 'Tiendas' }),
  found('establishment', 'Avianca', { detail: 'Pasajeros', keywords: 'Aerolíneas' }),
  found('establishment', 'Avianca Cargo', { detail: 'Carga', keywords: 'Aerolíneas' }),
  found('flight', 'AV 9314 desde Medellín (Rionegro)', {
    detail: 'Llegada · 13:05 · Avianca',
    keywords: 'vuelo, Avianca, AV 9314, AV9314, AVA9314, UA 7206, UA7206, MDE',
  }),
  found('flight', 'AV 9315 a Medellín (Rionegro)', {
    detail: 'Salida · 13:50 · Avianca',
    keywords: 'vuelo, Avianca, AV 9315, AV9315, AVA9315, MDE',
  }),
  found('flight', 'LA 4179 a Barranquilla', {
    detail: 'Salida · 05:20 · LATAM Airlines',
    keywords: 'vuelo, LA 4179, LA4179, LAN4179, BAQ',
  }),
];
const index = createSearchIndex(spanish);
const titles = (query: string) => index.find(query).map(({ title }) => title);
const first = (query: string) => titles(query)[0];

test('accents and capitals do not matter', () => {
  for (const query of ['medellín', 'medellin', 'MEDELLÍN', 'Medéllin'])
    expect(first(query)).toBe('Vuelos a Medellín (Rionegro)');
  expect(first('baños')).toBe('Mapas');
  expect(first('BANOS')).toBe('Mapas');
});

test('the beginning of a word is enough, and every letter more keeps finding it', () => {
  for (let length = 3; length <= 'pasaporte'.length; length++)
    expect(first('pasaporte'.slice(0, length))).toBe('Migración y pasaportes');
});

test('a slip is forgiven: a letter left out, added, changed or swapped', () => {
  expect(first('wfi')).toBe('Internet y wifi');
  expect(first('wiffi')).toBe('Internet y wifi');
  expect(first('medelin')).toBe('Vuelos a Medellín (Rionegro)');
  expect(first('pasaprote')).toBe('Migración y pasaportes');
  expect(first('londrez')).toBe('Vuelos a Londres');
});

test('a slip is forgiven before the word is whole', () => {
  expect(first('medeli')).toBe('Vuelos a Medellín (Rionegro)');
});

test('two letters are too few for a slip, and a short word begins as it should', () => {
  expect(titles('wj')).toEqual([]);
  expect(titles('xfi')).toEqual([]);
});

test('a number is another flight and not a slip', () => {
  expect(titles('av9313')).toEqual([]);
});

test('a flight is found by its number, however it is written', () => {
  for (const query of ['AV 9314', 'av 9314', 'AV9314', 'av-9314', '9314', 'AVA9314', 'vuelo 9314'])
    expect(titles(query)).toEqual(['AV 9314 desde Medellín (Rionegro)']);
});

test('a flight’s number finds nothing that is only its airline’s', () => {
  expect(titles('AV 9999')).toEqual([]);
  expect(titles('av 93').every((title) => title.startsWith('AV 93'))).toBe(true);
  expect(titles('mapas 16')).toContain('Mapas');
});

test('a flight is found by the number of the airline that shares it', () => {
  expect(titles('UA 7206')).toEqual(['AV 9314 desde Medellín (Rionegro)']);
});

test('an airline’s code that looks like an article counts before a number', () => {
  expect(first('LA 4179')).toBe('LA 4179 a Barranquilla');
});

test('a page about a thing comes before a shop called like it', () => {
  const pages = ['Guarda equipaje', 'Instrucciones de equipaje', 'Llegadas'];
  expect(titles('maleta').slice(0, 3).sort()).toEqual(pages);
  expect(titles('maletas').slice(0, 3).sort()).toEqual(pages);
  expect(titles('maleta')).toContain('Maleta y Media');
});

test('words of other languages find what they mean', () => {
  expect(titles('luggage')).toContain('Instrucciones de equipaje');
  expect(first('passeport')).toBe('Migración y pasaportes');
  expect(first('London')).toBe('Vuelos a Londres');
});

test('a name in full comes before one that goes on', () => {
  expect(titles('avianca').filter((title) => title.startsWith('Avianca'))).toEqual([
    'Avianca',
    'Avianca Cargo',
  ]);
});

test('a whole question finds what it is about, and nothing else', () => {
  expect(titles('¿dónde queda el wifi?')).toEqual(['Internet y wifi']);
});

test('what has all the words comes before what has one', () => {
  expect(first('guardar equipaje')).toBe('Guarda equipaje');
});

test('words that are written apart are found together', () => {
  expect(first('wi fi')).toBe('Internet y wifi');
  expect(first('wi-fi')).toBe('Internet y wifi');
});

test('flights of one score keep their order, which is that of time', () => {
  expect(titles('medellin').filter((title) => title.startsWith('AV'))).toEqual([
    'AV 9314 desde Medellín (Rionegro)',
    'AV 9315 a Medellín (Rionegro)',
  ]);
});

test('what matches nothing finds nothing', () => {
  expect(titles('zzzzzz')).toEqual([]);
  expect(titles('?!')).toEqual([]);
});

test.each([
  [
    'en',
    'luggage',
    'Left luggage',
    [
      ['Left luggage', 'store bags'],
      ['Parking', 'car park'],
    ],
  ],
  [
    'fr',
    'consigne',
    'Consigne à bagages',
    [
      ['Consigne à bagages', 'valise'],
      ['Taxis', 'course'],
    ],
  ],
  [
    'fr',
    'aeroport',
    'Se rendre à l’aéroport',
    [
      ['Se rendre à l’aéroport', 'bus'],
      ['Vols', ''],
    ],
  ],
  [
    'pt',
    'bagagem',
    'Instruções de bagagem',
    [
      ['Instruções de bagagem', 'malas'],
      ['Voos', ''],
    ],
  ],
  [
    'pt',
    'instruçoes',
    'Instruções de bagagem',
    [
      ['Instruções de bagagem', ''],
      ['Voos', ''],
    ],
  ],
])('%s: %s', (_language, query, expected, pages) => {
  const other = createSearchIndex(
    pages.map(([title = '', keywords = '']) => found('page', title, { keywords })),
  );
  expect(other.find(query).map(({ title }) => title)).toEqual([expected]);
});

test('an answer is grouped, shortened, and says how many there are', () => {
  const { groups } = findAnswer(index, 'medellin', 1, now);
  expect(groups.map(({ kind, total, hits }) => [kind, total, hits.length])).toEqual([
    ['place', 2, 1],
    ['flight', 2, 1],
  ]);
});

test('flights come first when a number is typed, and last otherwise', () => {
  const order = (query: string) => findAnswer(index, query, 5, now).groups.map(({ kind }) => kind);
  expect(order('av 93')[0]).toBe('flight');
  expect(order('avianca')).toEqual(['establishment', 'flight']);
});

test('before anything is typed the answer is what is wanted most', () => {
  const { groups } = findAnswer(index, ' ', 5, now);
  expect(groups).toEqual([
    { kind: 'page', total: 2, hits: [expect.anything(), expect.anything()] },
  ]);
  expect(groups[0]?.hits.map(({ title }) => title)).toEqual(['Mapas', 'Llegadas']);
});

test('an answer carries what is shown and no more', () => {
  const [group] = findAnswer(index, 'wifi', 5, now).groups;
  expect(group?.hits).toEqual([
    { kind: 'page', title: 'Internet y wifi', detail: '', to: '/Internet y wifi' },
  ]);
});

const asked = createSearchIndex([
  found('page', 'Taxis', { keywords: 'tarifa, placa' }),
  found('page', 'Verifica tu taxi', { keywords: 'seguridad', asked: 'placa' }),
  found('page', 'Equipaje', { keywords: 'power bank, cargador', asked: 'cuántos ml' }),
  found('page', 'Salud', { keywords: 'altura, vacuna', boost: 0.8 }),
  found('page', 'Punto de vacunación', { keywords: 'vacuna' }),
  found('establishment', 'Conecta 26', { text: 'Audífonos y tarjetas SIM' }),
  found('page', 'Internet', { keywords: 'wifi, sim' }),
  ...['LA 4228', 'LA 4230'].map((name) => found('flight', name, { keywords: `vuelo, ${name}` })),
]);
const askedTitles = (query: string) => asked.find(query).map(({ title }) => title);

test('what a page is asked for stands above what another mentions', () => {
  expect(askedTitles('placa')[0]).toBe('Verifica tu taxi');
  expect(askedTitles('¿Cuántos ml puedo llevar?')[0]).toBe('Equipaje');
});

test('a word finds its relatives, and what is written together', () => {
  expect(askedTitles('vacunarse')[0]).toBe('Punto de vacunación');
  expect(askedTitles('cargadores')[0]).toBe('Equipaje');
  expect(askedTitles('powerbank')).toEqual(['Equipaje']);
});

test('a service stands above an article that mentions it', () => {
  expect(askedTitles('vacuna')).toEqual(['Punto de vacunación', 'Salud']);
});

test('a shop is found by what it sells, after the page about it', () => {
  expect(askedTitles('sim')).toEqual(['Internet', 'Conecta 26']);
});

test('an hour is no flight', () => {
  expect(askedTitles('a las 4 de la mañana')).toEqual([]);
  expect(askedTitles('LA 42')).toEqual(['LA 4228', 'LA 4230']);
});
