import { examplePage } from '../live/exampleSet.ts';
import type { NewsItem } from '../press/notes.ts';
import { searchDocuments, type AirportData } from './searchDocuments.ts';

const words = (text: string) => ({ es: text, en: text, fr: text, pt: text });
const now = new Date('2026-03-02T15:00:00Z');

type Flight = AirportData['flights'][number];
const flight = (difference: Partial<Flight> = {}) =>
  ({
    id: '2026-03-02-D-AV9311',
    flightDirection: 'D',
    flightName: 'AV 9311',
    prefixICAO: 'AVA',
    airline: { name: 'Avianca' },
    codeshares: ['UA 7206'],
    airlineType: 2,
    scheduledAt: '2026-03-02T15:30:00Z',
    estimatedAt: null,
    other: { iata: 'MDE', city: words('Medellín') },
    ...difference,
  }) as Flight;

const data = {
  flights: [],
  airports: [
    { iata: 'LHR', name: 'Heathrow', country: 'GB', city: { ...words('London'), es: 'Londres' } },
    { iata: 'MDE', name: 'José María Córdova', country: 'CO', city: words('Medellín') },
    { iata: 'BOG', name: 'El Dorado', country: 'CO', city: words('Bogotá') },
  ],
  airlines: [{ iata: 'AV', icao: 'AVA', name: 'Avianca', type: 2 }],
  establishments: [
    {
      slug: 'pizza-mirador',
      name: 'Pizza Mirador',
      kind: 'restaurantes',
      category: 'pizza',
      terminal: 'T1',
      location: words('Muelle A'),
      description: words('Pizza al horno de leña.'),
      status: { state: 'open', until: null, opensAt: null },
    },
  ],
  establishmentTypes: [
    {
      kind: 'restaurantes',
      name: words('Restaurantes'),
      subcategories: [{ id: 1, key: 'pizza', name: words('Pizzas') }],
    },
  ],
  news: { es: [], en: [], fr: [], pt: [] },
  facts: new Map(),
} as unknown as AirportData;
const pages = [
  examplePage({ path: '/vuelos/salidas' }),
  examplePage({ path: '/vuelos/llegadas' }),
  examplePage({ path: '/vuelos/detalle/:flight', unlisted: true }),
  examplePage({ path: '/establecimientos/restaurantes' }),
];

const documentsOf = (
  difference: Partial<AirportData> = {},
  live = pages,
  locale: 'es' | 'en' = 'es',
) => searchDocuments(live, { ...data, ...difference }, locale, now);
const ofKind = (kind: string, documents = documentsOf()) =>
  documents.filter((document) => document.kind === kind);

test('a page is found by what its remote declares', () => {
  const page = examplePage({
    path: '/servicios/aduanas',
    title: words('Aduanas'),
    description: words('Qué debes declarar.'),
    keywords: { es: ['dian', 'declarar'], en: [], fr: [], pt: [] },
  });
  expect(documentsOf({}, [page])).toEqual([
    {
      kind: 'page',
      title: 'Aduanas',
      detail: 'Qué debes declarar.',
      keywords: 'dian, declarar',
      to: '/servicios/aduanas',
      boost: 1,
    },
  ]);
});

test('a city has its boards of departures and arrivals, and its names in every language', () => {
  const [to, from] = ofKind('place').filter(({ detail }) => detail.startsWith('LHR'));
  expect(to).toMatchObject({
    title: 'Vuelos a Londres',
    detail: 'LHR · Reino Unido',
    keywords: 'LHR, Londres, London',
    to: '/vuelos/salidas?q=Londres',
  });
  expect(from).toMatchObject({ title: 'Vuelos desde Londres', to: '/vuelos/llegadas?q=Londres' });
  expect(from?.boost).toBeLessThan(to?.boost ?? 0);
});

test('the airport itself is no destination', () => {
  expect(documentsOf().filter(({ title }) => title.includes('Bogotá'))).toEqual([]);
});

test('the cities with most flights are suggested, the first the most', () => {
  const places = ofKind('place', documentsOf({ flights: [flight()] }));
  expect(places.filter(({ boost }) => boost > 1).map(({ title }) => title)).toEqual([
    'Vuelos a Medellín',
  ]);
});

test('where only cargo flies the board shows cargo', () => {
  const places = ofKind('place', documentsOf({ flights: [flight({ airlineType: 1 })] }));
  expect(places[0]?.to).toBe('/vuelos/salidas?q=Londres');
  expect(places.find(({ title }) => title === 'Vuelos a Medellín')?.to).toBe(
    '/vuelos/salidas?q=Medell%C3%ADn&type=cargo',
  );
});

test('an airline has its flights', () => {
  expect(documentsOf()).toContainEqual({
    kind: 'place',
    title: 'Vuelos de Avianca',
    detail: 'AV · AVA',
    keywords: 'AV, AVA, Avianca',
    to: '/vuelos/salidas?q=Avianca',
    boost: 1,
  });
});

test.each([
  [{ state: 'open', until: '2026-03-03T03:00:00Z', opensAt: null }, 'abierto hasta las 22:00'],
  [
    { state: 'closed', until: null, opensAt: '2026-03-02T22:00:00Z' },
    'cerrado ahora, abre a las 17:00',
  ],
  [{ state: 'closed', until: null, opensAt: '2026-03-04T22:00:00Z' }, undefined],
  [{ state: 'closed', until: null, opensAt: null }, undefined],
] as const)('%p: a place says whether it is open, unless it opens another day', (status, said) => {
  const establishments = data.establishments.map((row) => ({ ...row, status }));
  const [place] = ofKind('establishment', documentsOf({ establishments }));
  expect(place?.open?.text).toBe(said && `Pizza Mirador: ${said}`);
});

test('an establishment says what and where it is, and leads to the list', () => {
  expect(ofKind('establishment')).toEqual([
    {
      kind: 'establishment',
      title: 'Pizza Mirador',
      detail: 'Pizzas · Terminal 1 · Muelle A',
      open: { isOpen: true, text: 'Pizza Mirador: abierto las 24 horas', until: null },
      keywords: 'Pizzas, Restaurantes',
      text: 'Pizza al horno de leña.',
      to: '/establecimientos/restaurantes?q=Pizza+Mirador',
      boost: 1,
    },
  ]);
});

test('one whose name is a description has it in the reader’s language', () => {
  const names = { ...words('Punto de vacunación'), en: 'Vaccination point' };
  const establishments = data.establishments.map((row) => ({ ...row, name: names.es, names }));
  const [place] = ofKind('establishment', documentsOf({ establishments }, pages, 'en'));
  expect(place).toMatchObject({
    title: 'Vaccination point',
    open: { text: 'Vaccination point: open 24 hours' },
  });
});

test('it leads to its own page once a release has one', () => {
  const live = [...pages, examplePage({ path: '/establecimientos/:kind/:slug' })];
  expect(ofKind('establishment', documentsOf({}, live))[0]?.to).toBe(
    '/establecimientos/restaurantes/pizza-mirador',
  );
});

test('a flight is found by its numbers, its city and its airline', () => {
  const [found] = ofKind('flight', documentsOf({ flights: [flight()] }));
  expect(found).toMatchObject({
    title: 'AV 9311 a Medellín',
    detail: 'Salida · 10:30 · Avianca',
    keywords: 'vuelo, AV 9311, UA 7206, AV9311, AVA9311, UA7206, Avianca, MDE',
    to: '/vuelos/detalle/2026-03-02-D-AV9311',
  });
});

test('a flight of tomorrow says its day', () => {
  const tomorrow = flight({ flightDirection: 'A', scheduledAt: '2026-03-03T15:30:00Z' });
  expect(ofKind('flight', documentsOf({ flights: [tomorrow] }, pages, 'en'))[0]).toMatchObject({
    title: 'AV 9311 from Medellín',
    detail: 'Arrival · 3 Mar 10:30 · Avianca',
  });
});

test('flights to come stand before those that were, and the last of those first', () => {
  const at = (id: string, scheduledAt: string, estimatedAt: string | null = null) =>
    flight({ id, scheduledAt, estimatedAt });
  const flights = [
    at('long-gone', '2026-03-02T11:00:00Z'),
    at('gone', '2026-03-02T14:00:00Z'),
    at('late', '2026-03-02T14:30:00Z', '2026-03-02T15:20:00Z'),
    at('next', '2026-03-02T15:10:00Z'),
  ];
  expect(ofKind('flight', documentsOf({ flights })).map(({ to }) => to.split('/').at(-1))).toEqual([
    'late',
    'next',
    'gone',
    'long-gone',
  ]);
});

test('what leads to a page that is not live is left out', () => {
  const flights = [flight()];
  const live = [examplePage({ path: '/vuelos/llegadas' })];
  expect(documentsOf({ flights }, live).map(({ title }) => title)).toEqual([
    'Flights es',
    'Vuelos desde Medellín',
    'Vuelos desde Londres',
  ]);
});

test('a note is found where its page is live and its language is the reader’s, with its date as far as it is known', () => {
  const note = (slug: string, date: string, locale = 'es') =>
    ({ slug, date, locale, title: `Nota ${slug}`, summary: 'Hay niebla.' }) as NewsItem;
  const news = {
    ...data.news,
    es: [note('a', '2026-02-27'), note('b', '2026-02'), note('c', '2025')],
    en: [note('a', '2026-02-27'), note('d', '2026-02', 'en')],
  };
  const room = [
    ...pages,
    examplePage({ path: '/el-dorado-informa', icon: 'M1 1' }),
    examplePage({ path: '/el-dorado-informa/:slug', unlisted: true }),
  ];
  const found = (live: typeof pages, locale: 'es' | 'en' = 'es') =>
    documentsOf({ news }, live, locale).filter(({ to }) => /informa\/./.test(to));
  expect(found(room).map(({ detail }) => detail)).toEqual([
    '27 de febrero de 2026',
    'febrero de 2026',
    '2025',
  ]);
  expect(found(room)[0]).toMatchObject({
    kind: 'page',
    title: 'Nota a',
    text: 'Hay niebla.',
    icon: 'M1 1',
    to: '/el-dorado-informa/a',
  });
  expect(found(room, 'en').map(({ title }) => title)).toEqual(['Nota d']);
  expect(found(pages)).toEqual([]);
});
