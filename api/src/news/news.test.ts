import { isDeepStrictEqual } from 'node:util';
import { until } from '@eldorado/releases/until';
import { announceChange } from '../db/database.ts';
import type { AirportState } from '../airport/schema.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { day, hour, minute } from '../time/time.ts';
import { itemOf, notesAt } from './answers.ts';
import { openDraftLinks } from './draftLinks.ts';
import { publishNote } from './publish.ts';
import type { Note } from './note.ts';
import type { NewsItem, NewsList, NewsNote } from './schema.ts';
import { repositoryNotes, seedNews } from './seed.ts';

jest.setTimeout(60_000);

const folder = new URL('./examples/', `file://${import.meta.filename}`);
// Seven in the morning: the notice of fog holds until nine.
const morning = Date.parse('2026-11-20T12:00:00Z');
const [flight, event, fog] = [
  'primer-vuelo-a-quito',
  'jornada-de-puertas-abiertas',
  'niebla-en-la-manana',
];
const time = { now: morning };
let api: TestApi;
let notes: Note[];

/** As it comes out of a database or an answer: what a test makes itself has other prototypes, by which Node compares. */
const read = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;

/** The table with the notes of the examples alone, and no version of before. */
async function examples() {
  await api.database.work.transaction(async (client) => {
    await client.query('delete from news');
    await client.query("delete from meta where key = 'seed:news'");
    await seedNews(client, folder);
    await announceChange(client, 'news');
  });
  const items = read(
    notesAt({ notes, drafts: new Map() }, morning).map((one) => itemOf(one, 'es')),
  );
  await until(
    () => list(''),
    (answer) => isDeepStrictEqual(answer.items, items),
  );
}
beforeAll(async () => {
  api = await testApi({ clock: { now: () => new Date(time.now) }, jobs: false });
  notes = (await repositoryNotes(folder)).map(({ note: one }) => one);
  await examples();
});
afterAll(() => api.close());
beforeEach(() => {
  time.now = morning;
});

const get = (url: string) => api.app.inject({ url: `/api/v2/${url}` });
const list = async (query: string) => (await get(`news?${query}`)).json<NewsList>();
const slugs = async (query: string) => (await list(query)).items.map(({ slug }) => slug);
const note = async (path: string) => (await get(`news/${path}`)).json<NewsNote>();
const exampleOf = (slug: string): Note => {
  const found = notes.find((one) => one.slug === slug);
  if (!found) throw new Error(`There is no example ${slug}`);
  return read(found);
};

test('the list has the newest first, with how many there are of each topic', async () => {
  const { items, ...rest } = await list('');
  expect(items.map(({ slug }) => slug)).toEqual([fog, flight, event]);
  expect(rest).toEqual({
    total: 3,
    page: 1,
    pages: 1,
    topics: ['airlines', 'operations', 'services'].map((topic) => ({ topic, count: 1 })),
  });
  expect(items[1]).toEqual({
    slug: flight,
    kind: 'news',
    topic: 'airlines',
    date: '2026-11-10',
    publishedAt: '2026-11-10T05:00:00.000Z',
    locale: 'es',
    title: 'Nuevo vuelo diario a Quito',
    summary: exampleOf(flight).summary.es,
    corrected: '2026-11-12',
    event: null,
    notice: null,
  } satisfies NewsItem);
});

test.each([
  ['kind=event', [event]],
  ['topic=airlines', [flight]],
  ['from=2026-11-11', [fog, event]],
  ['to=2026-11-19', [flight]],
  ['from=2026-12-05&to=2026-12-05', [event]],
  ['q=AEROLINEA+quito', [flight]],
  ['q=ningun', []],
  ['q=cien+PERSONAS', [event]],
  ['locale=en&q=plateau', [fog]],
  ['locale=en&q=departures', [fog, flight]],
  ['kind=&topic=&from=&to=&q=', [fog, flight, event]],
  ['page=2', []],
])('news?%s', async (query, expected) => {
  expect(await slugs(query)).toEqual(expected);
});

test.each(['topic=weather', 'from=2026-13-01', 'page=0', 'locale=de', `q=${'a'.repeat(81)}`])(
  'news?%s is refused',
  async (query) => {
    expect((await get(`news?${query}`)).statusCode).toBe(400);
  },
);

test('the count of topics is that of the other filters', async () => {
  const { topics, total } = await list('kind=news&topic=operations');
  expect([topics, total]).toEqual([[{ topic: 'airlines', count: 1 }], 0]);
});

test('a note has its text in blocks, its sources, its corrections and its languages', async () => {
  const { blocks, sources, corrections, locales, draft, related } = await note(flight);
  expect(blocks.map(({ kind }) => kind)).toEqual(['text', 'heading', 'list', 'table', 'notice']);
  expect(blocks[0]).toEqual({
    kind: 'text',
    text: [
      'Según el ',
      { strong: ['Diario de Ejemplo'] },
      ', el vuelo sale a las 7:00 de la Terminal 1. Mira las ',
      { to: '/vuelos/salidas', text: ['salidas'] },
      '.',
    ],
  });
  expect(sources.map(({ date }) => date)).toEqual(['2026-11-11', null]);
  expect(corrections).toEqual([
    { date: '2026-11-12', text: 'La primera versión decía dos veces al día.' },
  ]);
  expect([locales, draft]).toEqual([['es', 'en', 'fr', 'pt'], false]);
  // There is no other of its topic: the nearest in time.
  expect(related.map(({ slug }) => slug)).toEqual([event, fog]);
});

test('what is not written in a language is answered in Spanish, and says so', async () => {
  const french = await note(`${event}?locale=fr`);
  expect([french.locale, french.locales]).toEqual(['es', ['es']]);
  expect(french.event?.place).toBe('Torre de control, Bogotá');
  expect((await note(`${flight}?locale=fr`)).title).toBe('Nouveau vol quotidien vers Quito');
});

test('nobody sees a note before its time, and everybody after it', async () => {
  time.now = Date.parse('2026-11-01T12:59:00Z');
  expect(await slugs('')).toEqual([]);
  expect((await get(`news/${event}`)).statusCode).toBe(404);
  expect((await get(`news/${event}/event.ics`)).statusCode).toBe(404);
  time.now += minute;
  expect(await slugs('')).toEqual([event]);
  expect((await get(`news/${event}`)).statusCode).toBe(200);
});

test('an unknown note is a problem with its code', async () => {
  const answer = await get('news/ninguna');
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
    404,
    'news-not-found',
  ]);
});

test('an event is a calendar entry', async () => {
  const { headers, body } = await get(`news/${event}/event.ics`);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  const unfolded = body.replaceAll(/\r\n[\t ]/g, '').split('\r\n');
  expect(unfolded).toEqual(
    expect.arrayContaining([
      'BEGIN:VEVENT',
      `UID:${event}@eldorado`,
      'DTSTART:20261205T140000Z',
      'DTEND:20261205T220000Z',
      'SUMMARY:Jornada de puertas abiertas en la torre',
      'LOCATION:Torre de control\\, Bogotá',
    ]),
  );
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect((await get(`news/${flight}/event.ics`)).statusCode).toBe(404);
});

test('a notice is what the alert bar says, until it ends', async () => {
  const state = async () => (await get('airport-state')).json<AirportState>();
  expect(await state()).toMatchObject({
    open: true,
    message: {
      es: 'Niebla: salidas con retraso hasta las 9:00',
      en: 'Fog: departures delayed until 9:00',
      pt: 'Niebla: salidas con retraso hasta las 9:00',
    },
    notice: { slug: fog, tone: 'warning' },
  });
  expect((await state()).usual).toBeUndefined();
  time.now = Date.parse('2026-11-20T14:00:00Z');
  const after = await state();
  expect(after.notice).toBeUndefined();
  expect(after.message.es).toBe('El aeropuerto opera con normalidad.');
  expect(after.usual).toBe(true);
});

describe('publishing', () => {
  afterEach(async () => {
    time.now = morning;
    await examples();
  });
  const publish = (published: Note, draft = false) =>
    publishNote(
      api.database,
      { note: published, contents: new Map() },
      { draft, now: new Date(time.now) },
    );
  const next = (change: Partial<Note>): Note => ({ ...exampleOf(flight), ...change });
  const title = { es: 'Dos vuelos diarios a Quito' };
  const correction = { date: '2026-11-20', text: { es: 'Son dos vuelos.' } };

  test('a changed text without a correction is refused, with what to write', async () => {
    expect(await publish(next({ title }))).toEqual({
      kind: 'refused',
      reason: expect.stringMatching(/its text changes.*date: 2026-11-20/) as string,
    });
    expect((await note(flight)).title).toBe('Nuevo vuelo diario a Quito');
  });

  test('a correction is seen with its day, and the version before is kept', async () => {
    const { corrections } = exampleOf(flight);
    const corrected = next({ title, corrections: [...corrections, correction] });
    expect(await publish(corrected)).toEqual({ kind: 'published', version: 2, corrects: true });
    await until(
      () => note(flight),
      (answer) => answer.title === title.es,
    );
    expect((await note(flight)).corrections.at(-1)).toEqual({
      date: '2026-11-20',
      text: 'Son dos vuelos.',
    });
    expect(await publish(corrected)).toEqual({ kind: 'same' });
    expect(await publish(next({ title }))).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('The correction of 2026-11-20 is published') as string,
    });
    const { rows } = await api.database.transaction((client) =>
      client.query<{ version: number }>('select version from news where slug = $1', [flight]),
    );
    expect(rows).toHaveLength(2);
    // The repository's file is not what is shown any more.
    await api.database.work.transaction((client) => seedNews(client, folder));
    expect((await note(flight)).title).toBe(title.es);
  });

  test('a correction of a day to come is refused', async () => {
    const corrections = [...exampleOf(flight).corrections, { ...correction, date: '2026-11-21' }];
    expect(await publish(next({ title, corrections }))).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('a day to come') as string,
    });
  });

  test('before it is out a text changes without a word, and afterwards what is no text does', async () => {
    const ahead = next({ slug: 'otro', publishedAt: '2026-11-21T05:00:00.000Z' });
    expect((await publish(ahead)).kind).toBe('published');
    expect((await publish({ ...ahead, title })).kind).toBe('published');
    expect((await publish(next({ topic: 'passengers' }))).kind).toBe('published');
  });

  test('a draft is seen by who has its link, for fourteen days, and by nobody else', async () => {
    const draft = next({ slug: 'borrador', title });
    expect(await publish(draft, true)).toEqual({ kind: 'draft', version: 1 });
    const links = await openDraftLinks(api.database);
    const token = links.sign('borrador', time.now);
    const seen = async (asked = token) => await get(`news/borrador?draft=${asked}`);
    await until(seen, ({ statusCode }) => statusCode === 200);
    const answer = await seen();
    expect(answer.json<NewsNote>()).toMatchObject({ draft: true, title: title.es });
    expect(answer.headers['cache-control']).toBe('no-store');
    for (const asked of ['', 'x', `${token}x`, links.sign(flight, time.now)])
      expect((await seen(asked)).statusCode).toBe(404);
    expect(await slugs('')).not.toContain('borrador');
    time.now += 14 * day;
    expect((await seen()).statusCode).toBe(404);
  });

  test('what was published takes the place of its draft', async () => {
    await publish(next({ title }), true);
    await publish(next({ topic: 'passengers' }));
    const token = (await openDraftLinks(api.database)).sign(flight, time.now);
    await until(
      () => note(`${flight}?draft=${token}`),
      (answer) => answer.topic === 'passengers',
    );
    expect((await note(`${flight}?draft=${token}`)).draft).toBe(false);
  });

  test('events to come stand before those that were', async () => {
    const moved = (slug: string, start: number): Note => ({
      ...exampleOf(event),
      slug,
      event: {
        start: new Date(start).toISOString(),
        end: new Date(start + hour).toISOString(),
        place: { es: 'Bogotá' },
      },
    });
    await publish(moved('ayer', morning - day));
    await publish(moved('manana', morning + day));
    await publish(moved('antier', morning - 2 * day));
    const wanted = ['manana', event, 'ayer', 'antier'];
    await until(
      () => slugs('kind=event'),
      (found) => found.length === wanted.length,
    );
    expect(await slugs('kind=event')).toEqual(wanted);
  });

  test('related notes are of the topic, the nearest in time first', async () => {
    for (const date of ['2026-10', '2026-11-09', '2025', '2026-11-18'])
      await publish(next({ slug: `nota-${date}`, date, publishedAt: `2026-11-19T05:00:00.000Z` }));
    await until(
      () => list('topic=airlines'),
      ({ total }) => total === 5,
    );
    expect((await note(flight)).related.map(({ date }) => date)).toEqual([
      '2026-11-09',
      '2026-11-18',
      '2026-10',
    ]);
  });
});
