import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@eldorado/releases/until';
import { loadStore } from '../loadStore.ts';
import { partnerServer } from '../testing/partnerServer.ts';
import { main } from '../feed/cli.ts';
import { runHere } from '../testing/runCommand.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { fixedClock } from '../time/clock.ts';
import { forgetRates } from './keep.ts';
import { bringRates } from './rateDesk.ts';
import type { ExchangeHouseList, ExchangeRateList, RateHistory } from './schema.ts';

jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), 'rates-'));
const now = '2026-11-20T17:00:30Z';
const clock = fixedClock(now);
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock, jobs: false });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

/** `npm run feed --` beside the running site. */
const feed = (...words: string[]) =>
  runHere(main, words, {
    INIT_CWD: folder,
    DATABASE_URL: api.databaseUrl,
    AIRPORT_NOW: now,
  });
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return name;
};

const get = async <T>(url: string) => (await api.app.inject(`/api/v2/${url}`)).json<T>();
const rate = async (currency: string) =>
  (await get<ExchangeRateList>('exchange-rates')).rates.find((row) => row.currency === currency);
const history = (currency: string) =>
  get<RateHistory>(`exchange-rates/history?currency=${currency}`);
const house = async (slug: string) =>
  (await get<ExchangeHouseList>('exchange-houses')).houses.find((row) => row.slug === slug);

test('the demonstration has more than thirty currencies, a year of each, and says what it is', async () => {
  const { rates, source } = await get<ExchangeRateList>('exchange-rates');
  expect(rates.length).toBeGreaterThanOrEqual(30);
  expect(source).toBe('demo');
  expect(rates[0]).toMatchObject({ currency: 'USD', date: '2026-11-20', source: 'demo' });
  const { points, origins } = await history('USD');
  expect([points.length, points[0]?.date, points.at(-1)]).toEqual([
    365,
    '2025-11-21',
    { date: '2026-11-20', copPerUnit: rates[0]?.copPerUnit },
  ]);
  expect(origins.map((origin) => origin.source)).toEqual(['demo']);
});

test('every exchange house has its place, its hours, and pays less than it asks', async () => {
  const { houses } = await get<ExchangeHouseList>('exchange-houses');
  expect(houses.length).toBeGreaterThanOrEqual(5);
  for (const { terminal, location, hours, quotes } of houses) {
    expect([terminal, location.es, hours.week.mon.length > 0]).toEqual([
      'T1',
      expect.any(String),
      true,
    ]);
    for (const { buys, sells } of quotes) expect(buys).toBeLessThan(sells);
    expect(quotes.map(({ currency }) => currency)).toContain('USD');
  }
});

test.each([
  ['exchange-rates/history?currency=ZZZ', 404, 'currency-not-found'],
  ['exchange-rates/history?currency=dollar', 400, 'invalid-request'],
])('%s is answered by %d %s', async (url, status, code) => {
  const answer = await api.app.inject(`/api/v2/${url}`);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
});

test('a file is taken once, in any order, and running sites follow', async () => {
  const csv = file(
    'rates.csv',
    [
      'currency,date,pesos,source,source_url,house,buys,sells',
      'USD,2026-11-20,3801.55,Superintendencia Financiera,https://www.superfinanciera.gov.co,,,',
      'USD,2026-11-21,3810.20,Superintendencia Financiera,,,,',
      'USD,2026-11-20,,,,cambios-andino,3650,3900',
    ].join('\n'),
  );
  expect(await feed('rates', csv)).toMatchObject({
    status: 0,
    stdout: '3 taken, 0 corrected, 0 unchanged\n',
  });
  await until(async () => (await rate('USD'))?.source === 'import');
  // Tomorrow's is known and does not hold yet.
  expect(await rate('USD')).toEqual({
    ...{ currency: 'USD', copPerUnit: 3801.55, date: '2026-11-20', source: 'import' },
    updatedAt: '2026-11-20T05:00:00.000Z',
    origin: {
      source: 'Superintendencia Financiera',
      sourceUrl: 'https://www.superfinanciera.gov.co',
      readOn: '2026-11-20',
    },
  });
  expect((await rate('EUR'))?.source).toBe('demo');
  expect((await house('cambios-andino'))?.quotes[0]).toEqual({
    ...{ currency: 'USD', buys: 3650, sells: 3900, date: '2026-11-20', source: 'import' },
  });
  // A late day, one that is known, one of another figure: each is right in JSON too.
  const json = file(
    'late.json',
    JSON.stringify({
      rates: [
        { currency: 'USD', date: '2026-11-18', pesos: 3790, source: 'Superintendencia Financiera' },
        {
          currency: 'USD',
          date: '2026-11-21',
          pesos: '3810.20',
          source: 'Superintendencia Financiera',
        },
        { currency: 'USD', date: '2026-11-20', pesos: 3802, source: 'Superintendencia Financiera' },
      ],
    }),
  );
  expect((await feed('rates', json)).stdout).toBe('1 taken, 1 corrected, 1 unchanged\n');
  await until(async () => (await rate('USD'))?.copPerUnit === 3802);
  expect((await history('USD')).points).toEqual([
    { date: '2026-11-18', copPerUnit: 3790 },
    { date: '2026-11-20', copPerUnit: 3802 },
  ]);
});

test('faults are told by file and line, and nothing of the file is taken', async () => {
  const before = await history('USD');
  const bad = file(
    'bad.json',
    '{"rates": [\n  {"currency": "USD", "date": "2026-11-19", "pesos": 3800, "source": "SFC"},\n  {"currency": "USD", "date": "2026-11-17", "pesos": 38, "source": "SFC"}\n]}',
  );
  const refused = await feed('rates', bad);
  expect([refused.status, refused.stderr.trim().split('\n')]).toEqual([
    1,
    [
      'bad.json: line 3, pesos: "38" is less than half, or more than twice, the 3790 of 2026-11-18: is the point in its place?',
      'bad.json: Nothing was loaded: 1 fault.',
    ],
  ]);
  expect(await history('USD')).toEqual(before);
  expect((await feed('rates')).status).toBe(2);
});

test('a service’s rates are taken, its wrong ones left out, and what is kept stays while it is away', async () => {
  let isAway = false;
  const server = await partnerServer(() =>
    isAway
      ? 'hang up'
      : {
          status: 200,
          body: {
            rates: [
              { currency: 'CHF', date: '2026-11-20', pesos: 4790.5, source: 'A bank' },
              { currency: 'CHF', date: '2026-13-01', pesos: 4790.5, source: 'A bank' },
              { currency: 'USD', date: '2026-11-20', house: 'cambios-andino', buys: 1, sells: 2 },
            ],
          },
        },
  );
  const kept = await loadStore(api.database, clock.now());
  const context = { database: api.database, store: () => kept, clock };
  try {
    const receipt = await bringRates(context, server.partner);
    expect(receipt).toMatchObject({ taken: 1, faults: [{ line: 2, column: 'date' }] });
    expect(server.requests[0]?.path).toBe('/v1/rates?from=2026-11-13&to=2026-11-27');
    isAway = true;
    expect(await bringRates(context, server.partner)).toBeNull();
  } finally {
    await server.close();
  }
  await until(async () => (await rate('CHF'))?.source === 'import');
  expect(await rate('CHF')).toMatchObject({ copPerUnit: 4790.5, date: '2026-11-20' });
});

test('days are forgotten after 400, quotes after 30; all of them when the command says so', async () => {
  const rows = async () =>
    (
      await api.database.transaction((client) =>
        client.query<{ days: number; quotes: number }>(
          'select (select count(*)::int from exchange_rate_days) as days, (select count(*)::int from exchange_house_quotes) as quotes',
        ),
      )
    ).rows[0];
  expect(await rows()).toEqual({ days: 4, quotes: 1 });
  await forgetRates(api.database, new Date('2026-12-21T17:00:00Z'));
  expect(await rows()).toEqual({ days: 4, quotes: 0 });
  await forgetRates(api.database, new Date('2027-12-26T17:00:00Z'));
  expect(await rows()).toEqual({ days: 1, quotes: 0 });
  expect((await feed('rates-clear')).status).toBe(0);
  await until(async () => (await rate('USD'))?.source === 'demo');
});
