import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exampleApp, exampleSet } from '../live/exampleSet.ts';
import { readHealth } from './health.ts';

let api: Server;
let apiBaseUrl: string;
let database: string;

beforeEach(async () => {
  database = 'ok';
  api = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ status: database, database, version: '2.0.0' }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiBaseUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => api.close(resolve)));

const set = exampleSet(exampleApp('shell', []), exampleApp('mf-taxi', []));
const statusOf = async (faults: Record<string, string> = {}) => {
  const { status, parts } = await readHealth(set, faults, apiBaseUrl);
  return [status, ...parts.filter((part) => part.status !== 'ok').map(({ name }) => name)];
};

test('all is well when every part is', async () => {
  expect(await statusOf()).toEqual(['ok']);
  const { parts } = await readHealth(set, {}, apiBaseUrl);
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

test('a remote, a database or an API that fails is', async () => {
  expect(await statusOf({ 'mf-taxi': 'not whole' })).toEqual(['down', 'mf-taxi']);
  expect(await statusOf({ channel: 'expired', 'mf-taxi': 'not whole' })).toEqual([
    'down',
    'site',
    'mf-taxi',
  ]);
  database = 'down';
  expect(await statusOf()).toEqual(['down', 'database']);
  await new Promise((resolve) => api.close(resolve));
  expect(await statusOf()).toEqual(['down', 'api', 'database']);
});
