import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@eldorado/releases/until';
import { domains } from '../domains.ts';
import { fixedClock } from '../time/clock.ts';
import { runHere } from '../testing/runCommand.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import type { TaxiFare } from '../taxi/schema.ts';
import { facts } from './tables.ts';
import { main } from './cli.ts';
import { factsYaml } from './exportFacts.ts';
import { importFacts } from './importFacts.ts';
import type { ServiceAnswer } from '../services/schema.ts';
import type { Fact, FactList } from './schema.ts';
import { setFact, type FactChange } from './setFact.ts';

jest.setTimeout(120_000);

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'facts-'));
const now = '2026-11-20T17:00:30Z';
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock: fixedClock(now) });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

/** A command of docs/facts.md beside the running site. */
const run = (...words: string[]) =>
  runHere(main, words, {
    INIT_CWD: folder,
    DATABASE_URL: api.databaseUrl,
    AIRPORT_NOW: now,
  });

const get = async <T>(url: string) => (await api.app.inject({ url: `/api/v2/${url}` })).json<T>();
const factOf = async (id: string) => (await get<FactList>(`facts?ids=${id}`)).facts[0];

function file(name: string, text: string) {
  writeFileSync(join(folder, name), text);
  return name;
}

test('a fact that is set is on the running site, on its service’s card too', async () => {
  const { status, stdout } = await run(
    ...['set', 'vaccination-hours', 'mon-fri 08:00-17:00; sat-sun closed'],
    ...['--source', 'Secretaría Distrital de Salud', '--date', '2026-11'],
  );
  expect(stdout).toBe(
    [
      'vaccination-hours, value: 07:00-18:00 → mon-fri 08:00-17:00; sat-sun closed',
      'vaccination-hours, source: Caracol Radio, https://caracol.com.co/2025/09/28/puntos-de-vacunacion-gratis-hoy-en-bogota-contra-vph-sarampion-y-mas/, 2025-09-28 → Secretaría Distrital de Salud, 2026-11',
      'vaccination-hours, read: 2026-11-22 → 2026-11-20',
      '',
    ].join('\n'),
  );
  expect(status).toBe(0);
  const fact = await until(
    () => factOf('vaccination-hours'),
    (one) => one?.source.date === '2026-11',
  );
  expect(fact).toMatchObject({ value: { sun: [], mon: [{ opens: '08:00', closes: '17:00' }] } });
  const { schedule, status: state } = await get<ServiceAnswer>('services/punto-de-vacunacion');
  expect(schedule?.sat).toEqual([]);
  expect(state?.until).toBe('2026-11-20T22:00:00.000Z');
});

test('a new decree is set ahead of its day: fares follow on that day, not before', async () => {
  expect(await run('set', 'taxi-unit', 'COP 170', '--from', '2026-12-01')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('taxi-unit, value: COP 159 → COP 170\n') as string,
  });
  const fareAt = (at: string) =>
    get<TaxiFare>(`taxi-imperial/fare?km=15&waitingMinutes=0&at=${at}T10:00:00-05:00`);
  const later = await until(
    () => fareAt('2026-12-01'),
    ({ totalCop }) => totalCop !== 36_350,
  );
  expect(later).toMatchObject({ totalCop: 38_000, validFrom: '2026-12-01' });
  expect((await fareAt('2026-11-30')).totalCop).toBe(36_350);
  expect(await factOf('taxi-unit')).toMatchObject({
    value: { amount: 159 },
    current: true,
    validTo: '2026-11-30',
  });
});

test.each<[string, FactChange, string]>([
  ['taxi-unit', { value: 'twelve' }, 'taxi-unit is money: write the currency and the amount'],
  ['taxi-unit', { value: 'COP 8300-8100' }, 'taxi-unit is money: write'],
  ['taxi-unit', { value: 'COP 150-160' }, 'the fares need taxi-unit to be one amount in COP.'],
  ['vaccination-hours', { value: 'mon 07:00-18:00' }, 'all seven days'],
  ['vaccination-place', { value: 'Piso 2' }, 'write it in es, en, fr and pt'],
  ['terminal-bus-frequency', { value: '15 km' }, 'the units are s, min, h'],
  ['airport-whatsapp', { value: '322 822 0300' }, 'write +576014397070'],
  ['taxi-unit', { value: 'COP 160', from: '2026-02-31' }, '--from 2026-02-31 is no day'],
  ['wifi-price', { date: '16/02/2026' }, 'write 2026, 2026-02 or 2026-02-16'],
  ['wifi-price', { from: '2026-02-02', to: '2026-02-01' }, 'it would end on 2026-02-01'],
  ['no-such-fact', { value: '1' }, 'There is no fact no-such-fact'],
])('%s is not set to %p', async (id, change, reason) => {
  const result = await setFact(api.database, id, change, { today: '2026-11-20', uses: domains });
  expect(result).toEqual({ kind: 'refused', reason: expect.stringContaining(reason) as string });
});

test('a file is loaded whole or not at all, and its faults have file and line', async () => {
  const bad = file(
    'bad.yaml',
    [
      'read: 2026-11-22',
      'review: 2027-05-22',
      'sources: { press: { name: Press } }',
      'facts:',
      '  wifi-price:',
      '    kind: text',
      '    value: { es: Gratis, en: Free, fr: Gratuit }',
      '    label: { es: Wifi, en: Wifi, fr: Wifi, pt: Wi-fi }',
      '    source: press',
      '  taxi-start:',
      '    kind: money',
      '    value: 4500',
      '    label: { es: a, en: b, fr: c }',
      '    source: radio',
    ].join('\n'),
  );
  const { status, stderr } = await run('import', bad);
  expect(stderr).toBe(
    [
      'bad.yaml:7: wifi-price: write it in es, en, fr and pt',
      'bad.yaml:13: taxi-start: pt is missing.',
      'Nothing was loaded: 2 faults.',
      '',
    ].join('\n'),
  );
  expect(status).toBe(1);
});

const press = (id: string, more: string) =>
  `sources: { press: { name: Press, date: 2026 } }\nread: 2026-11-22\nreview: 2027-05-22\nfacts:\n  ${id}:\n    source: press\n    label: { es: a, en: b, fr: c, pt: d }\n${more}`;

test.each([
  [
    'the kind of a fact',
    press('wifi-price', '    kind: money\n    value: COP 100\n'),
    'wifi-price: it is text, on which pages rely: give money an id of its own',
  ],
  [
    'what is worked out from other facts',
    press('taxi-example-15-km', '    kind: money\n    value: COP 40000\n'),
    'taxi-example-15-km: taxi works it out from other facts: change those',
  ],
  [
    'the fares to what they cannot be made from',
    press('taxi-start', '    kind: money\n    value: USD 2\n'),
    'the fares need taxi-start to be one amount in COP',
  ],
])('an import does not change %s', async (_what, text, reason) => {
  const result = await importFacts(api.database, [{ name: 'one.yaml', text }], domains);
  expect(result).toMatchObject({ kind: 'refused', faults: [{ reason }] });
});

test('what is exported is imported again as it was, and follows the repository again', async () => {
  const rows = () => api.database.orm().select().from(facts);
  const count = new Set((await rows()).map(({ id }) => id)).size;
  expect(await run('export', 'all.yaml')).toMatchObject({ stdout: `Wrote ${count} facts.\n` });
  expect(await run('import', 'all.yaml')).toMatchObject({ stdout: `Loaded ${count} facts.\n` });
  const edited = async () => [
    ...new Set((await rows()).filter((row) => row.edited).map(({ id }) => id)),
  ];
  expect(factsYaml(await rows())).toBe(readFileSync(join(folder, 'all.yaml'), 'utf8'));
  expect((await edited()).sort()).toEqual(['taxi-unit', 'vaccination-hours']);
  const files = ['health.yaml', 'taxi.yaml'].map((name) => ({
    name,
    text: readFileSync(join(root, 'api/data/facts', name), 'utf8'),
  }));
  expect(await importFacts(api.database, files, domains)).toMatchObject({ kind: 'loaded' });
  expect(await edited()).toEqual([]);
});

test('what has passed its last day is not current, and is listed as stale', async () => {
  const { stdout } = await run('stale');
  expect(stdout).toContain(
    'terminal-bus-frequency: held until 2025-09-05, and is not shown as current\n',
  );
  expect((await factOf('terminal-bus-frequency'))?.current).toBe(false);
  expect(await run('set', 'wifi-price', '--to', '2026-11-19')).toMatchObject({
    status: 0,
    stdout: 'wifi-price, to: further notice → 2026-11-19\n',
  });
  const card = await until(
    () => get<ServiceAnswer>('services/internet-wifi'),
    (answer) => answer.price === null,
  );
  expect(card.facts.map(({ id, current }: Fact) => [id, current])).toEqual([['wifi-price', false]]);
});

test('check lists what is wrong and what to look at', async () => {
  expect(await run('check')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /warning: airport-hours: its source has no date[^]*\n0 faults, \d+ warnings\.\n$/,
    ) as string,
  });
  await api.database.transaction((client) =>
    client.query("update services set price = 'no-such-fact' where slug = 'notaria'"),
  );
  expect(await run('check')).toMatchObject({
    status: 1,
    stderr: 'the service notaria names no-such-fact, which is no fact\n',
  });
});

test.each([[['import']], [['set', 'wifi-price', '--es', 'Gratis']]])(
  '%p is answered with how to use the command',
  async (words) => {
    const { status, stderr } = await run(...words);
    expect(stderr).toMatch(/^Usage:\n {2}npm run facts -- import FILE/);
    expect(status).toBe(2);
  },
);
