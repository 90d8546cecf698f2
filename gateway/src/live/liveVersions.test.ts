import fastify, { type FastifyInstance } from 'fastify';
import { exampleApp, examplePage, exampleSet } from './exampleSet.ts';
import type { LiveSet } from './liveSet.ts';
import { liveVersionsPath, serveLiveVersions } from './liveVersions.ts';

const shell = exampleApp('shell', [examplePage({ id: 'home', path: '/' })], {
  main: { js: ['client/main.js'], css: [] },
});
const flights = exampleApp('mf-flights', [examplePage()]);
const other = (version: string): LiveSet => {
  const release = { ...flights.release, version };
  return { ...exampleSet(shell, { ...flights, release }), id: `set-${version}` };
};

let current: LiveSet;
let app: FastifyInstance;

beforeEach(async () => {
  current = other('1.0.0');
  app = fastify();
  serveLiveVersions(
    app,
    { current: () => current },
    { assetsOrigin: () => 'https://files.example' },
  );
  await app.ready();
});
afterEach(() => app.close());

const ask = (headers: Record<string, string> = {}) =>
  app.inject({ url: liveVersionsPath, headers: { origin: 'https://host.example', ...headers } });

test('a page of any origin reads what each remote is loaded from', async () => {
  const answer = await ask();
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=5, s-maxage=10',
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.json()).toEqual({
    setId: 'set-1.0.0',
    remotes: {
      'mf-flights': {
        version: '1.0.0',
        contract: 1,
        container: 'mf_flights',
        entry: {
          url: 'https://files.example/assets/mf-flights/1.0.0/client/remoteEntry.js',
          integrity: 'sha384-of-client/remoteEntry.js',
        },
        shared: {},
      },
    },
  });
});

test('whoever has it is told whether it is still so', async () => {
  const { etag = '' } = (await ask()).headers;
  expect((await ask({ 'if-none-match': String(etag) })).statusCode).toBe(304);
  current = other('1.1.0');
  const after = await ask({ 'if-none-match': String(etag) });
  expect([after.statusCode, after.headers.etag === etag]).toEqual([200, false]);
});
