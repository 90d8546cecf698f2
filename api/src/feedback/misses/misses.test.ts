import { testApi, type TestApi } from '../../testing/testApi.ts';
import { day, minute } from '../../time/time.ts';
import { runFeedbackCommand, type FeedbackValues } from '../command.ts';
import { feedbackDays } from '../store.ts';
import { missWords } from './missWords.ts';
import { forgetMisses } from './store.ts';

jest.setTimeout(90_000);

const noon = Date.parse('2026-11-20T17:00:00Z');
const time = { now: noon };
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock: { now: () => new Date(time.now) }, jobs: false });
});
afterAll(() => api.close());
beforeEach(async () => {
  time.now += 20 * minute;
  await api.database.transaction((client) => client.query('delete from search_misses'));
});

const search = (query: string, ip: string, locale = 'es', headers = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v2/search-misses',
    payload: { query, locale },
    headers,
    remoteAddress: ip,
  });
const networks = ['203.0.113.7', '198.51.100.7', '192.0.2.7', '2001:db8:1::1'];
async function ask(query: string, times: number, locale = 'es') {
  for (const ip of networks.slice(0, times)) await search(query, ip, locale);
}
const kept = async () =>
  (
    await api.database.transaction((client) =>
      client.query<{ words: string | null; networks: string[]; asked: number }>(
        'select words, networks, asked from search_misses order by asked, words',
      ),
    )
  ).rows;
const run = async (values: FeedbackValues = {}, words = ['searches']) =>
  (await runFeedbackCommand(api.database, words, values))?.join('\n') ?? 'usage';

test.each([
  ['¿Peluquería?', 'peluqueria'],
  ['  Cámara  hiperbárica ', 'camara hiperbarica'],
  ['AV 9999', null],
  ['300 123 4567', null],
  ['ana@example.com', null],
  ['a', null],
  ['una frase que no es una búsqueda', null],
  ['x'.repeat(25), null],
])('%s is counted as %s', (query, words) => expect(missWords(query)).toBe(words));

test('words are written down when the third network asks them, and no network ever is', async () => {
  expect((await search('Peluquería', networks[0] ?? '')).statusCode).toBe(204);
  await ask('peluqueria', 2);
  expect(await kept()).toMatchObject([{ words: null, asked: 2 }]);
  await ask('PELUQUERIA', 4);
  expect(await kept()).toMatchObject([{ words: 'peluqueria', asked: 4 }]);
  expect(JSON.stringify(await kept())).not.toMatch(/203\.0|2001:db8/);
});

test('a network counts once a day, however often and from whichever of its addresses it asks', async () => {
  for (const ip of ['2001:db8:1::1', '2001:db8:1::2', '2001:db8:1::2']) await search('sauna', ip);
  expect(await kept()).toMatchObject([{ words: null, asked: 1 }]);
});

test('when the day is over, networks go, and so does what few asked; the rest after its days', async () => {
  await ask('sauna', 3);
  await ask('peluqueria', 2);
  const at = (days: number) => new Date(time.now + days * day);
  await forgetMisses(api.database, at(0));
  expect(await kept()).toHaveLength(2);
  await forgetMisses(api.database, at(1));
  expect(await kept()).toEqual([{ words: 'sauna', networks: [], asked: 3 }]);
  await forgetMisses(api.database, at(feedbackDays));
  expect(await kept()).toHaveLength(1);
  await forgetMisses(api.database, at(feedbackDays + 1));
  expect(await kept()).toEqual([]);
});

test('the office sees what is asked for most, by language', async () => {
  expect(await run()).toBe('Nothing was searched in vain by several.');
  await ask('sauna', 3);
  await ask('sauna', 3, 'en');
  await ask('Peluquería', 4);
  await ask('nombre propio', 2);
  time.now += day;
  await ask('sauna', 3);
  expect(await run()).toBe(
    [
      'searched in vain  language  asked  days        last',
      'sauna                   es      6     2  2026-11-21',
      'peluqueria              es      4     1  2026-11-20',
      'sauna                   en      3     1  2026-11-20',
    ].join('\n'),
  );
  expect(JSON.parse(await run({ since: '2026-11-21', json: true }))).toEqual([
    { words: 'sauna', language: 'es', asked: 3, days: 1, last: '2026-11-21' },
  ]);
  expect(await run({ page: '/buscar' })).toBe('usage');
  time.now -= day;
});

test('a network may say sixty in ten minutes', async () => {
  const [ip = ''] = networks;
  for (let index = 0; index < 60; index++) await search('sauna', ip);
  expect((await search('sauna', ip)).statusCode).toBe(429);
});

test('what is none is refused, and so is another site', async () => {
  const [ip = ''] = networks;
  expect((await search('x'.repeat(81), ip)).statusCode).toBe(400);
  expect((await search('sauna', ip, 'de')).statusCode).toBe(400);
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await search('sauna', ip, 'es', foreign)).statusCode).toBe(403);
  expect(await kept()).toEqual([]);
});
