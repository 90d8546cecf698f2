import { exampleApp, exampleSet } from '../../live/exampleSet.ts';
import { endedVersions, readHealth, type AskHealth } from './health.ts';

let database: string;
let ask: AskHealth;

beforeEach(() => {
  database = 'ok';
  ask = () =>
    Promise.resolve({
      status: 200,
      body: JSON.stringify({ status: database, database, version: '2.0.0' }),
    });
});

const set = exampleSet(exampleApp('shell', []), exampleApp('mf-taxi', []));
const statusOf = async (
  faults: Record<string, string> = {},
  stale: Record<string, string> = {},
) => {
  const { status, parts } = await readHealth(set, { faults, stale }, ask);
  return [status, ...parts.filter((part) => part.status !== 'ok').map(({ name }) => name)];
};

test('all is well when every part is', async () => {
  expect(await statusOf()).toEqual(['ok']);
  const { parts } = await readHealth(set, { faults: {}, stale: {} }, ask);
  expect(parts.map(({ name, version }) => [name, version])).toEqual([
    ['site', '1.0.0'],
    ['api', '2.0.0'],
    ['database', null],
    ['mf-taxi', '1.0.0'],
  ]);
});

test('a channel that is refused is no reason to take the gateway out of service', async () => {
  expect(await statusOf({ channel: 'The document has expired' })).toEqual(['stale', 'site']);
});

test('nor is a release whose files are gone, as long as another version serves instead', async () => {
  expect(await statusOf({}, { 'mf-taxi': 'client/main.js is missing' })).toEqual([
    'stale',
    'mf-taxi',
  ]);
  expect(await statusOf({}, { shell: 'altered' })).toEqual(['stale', 'site']);
  // Nothing of it serves, so it is in no set.
  expect(await statusOf({ 'mf-forms': 'client/main.js is missing' })).toEqual(['down', 'mf-forms']);
});

test('a version that ends workers is named, and is no reason to take the gateway out of service', async () => {
  const ended = (version: string) =>
    endedVersions([{ remote: 'mf-taxi', version, reason: 'time-out', count: 2 }], set);
  expect(await statusOf({}, ended('1.0.0'))).toEqual(['stale', 'mf-taxi']);
  expect(Object.values(ended('1.0.0'))).toEqual([
    'mf-taxi 1.0.0 ended rendering workers 2 times within two minutes: its code ran without an end',
  ]);
  // Another visitor's version, such as a canary's, is not this set's.
  expect(await statusOf({}, ended('2.0.0'))).toEqual(['ok']);
});

test('a remote, a database or an API that fails is', async () => {
  expect(await statusOf({ 'mf-taxi': 'not whole' })).toEqual(['down', 'mf-taxi']);
  expect(await statusOf({ channel: 'expired', 'mf-taxi': 'not whole' })).toEqual([
    'down',
    'site',
    'mf-taxi',
  ]);
  database = 'down';
  expect(await statusOf()).toEqual(['down', 'database']);
  ask = () => Promise.reject(new Error('it is away'));
  expect(await statusOf()).toEqual(['down', 'api', 'database']);
  // What stands in front of a missing API answers too, but not as the API does.
  ask = () => Promise.resolve({ status: 502, body: '{}' });
  expect(await statusOf()).toEqual(['down', 'api', 'database']);
});
