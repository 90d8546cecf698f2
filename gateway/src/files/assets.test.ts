import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { openStore } from '@eldorado/releases';
import { serveAssets } from './assets.ts';

let dir: string;
beforeEach(async () => (dir = await mkdtemp(path.join(tmpdir(), 'assets-'))));
afterEach(() => rm(dir, { recursive: true }));

test('what names no release is not found', async () => {
  const app = fastify();
  serveAssets(app, openStore(dir));
  for (const address of ['mf-flights/v1', 'MF/1.0.0', 'mf-flights/..', 'mf-flights/1.0']) {
    const { statusCode } = await app.inject(`/assets/${address}/client/board.js`);
    expect([address, statusCode]).toEqual([address, 404]);
  }
});

test('a picture that is opened by its address runs nothing as this site', async () => {
  const store = openStore(dir);
  const client = path.join(store.releaseDir('mf-flights', '1.0.0'), 'client');
  await mkdir(client, { recursive: true });
  await writeFile(path.join(client, 'logo.svg'), '<svg><script>alert(1)</script></svg>');
  const app = fastify();
  serveAssets(app, store);
  const { headers } = await app.inject('/assets/mf-flights/1.0.0/client/logo.svg');
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
});

test('a file of a version that lies elsewhere is fetched once, and what is nowhere is not found', async () => {
  const local = openStore(dir);
  const fetchRelease = jest.fn(async (name: string, version: string) => {
    if (version !== '1.0.0') return false;
    const client = path.join(local.releaseDir(name, version), 'client');
    await mkdir(client, { recursive: true });
    await writeFile(path.join(client, 'board.js'), 'board');
    return true;
  });
  const releases = [{ name: 'mf-flights', version: '1.0.0' }];
  const listReleases = jest.fn(() => Promise.resolve(releases));
  let now = 0;
  const app = fastify();
  serveAssets(app, { ...local, fetchRelease, listReleases }, () => now);
  const ask = async (version: string) => {
    const { statusCode, body } = await app.inject(`/assets/mf-flights/${version}/client/board.js`);
    return [statusCode, body];
  };
  expect(await ask('1.0.0')).toEqual([200, 'board']);
  expect(await ask('1.0.0')).toEqual([200, 'board']);
  expect(fetchRelease).toHaveBeenCalledTimes(1);
  // Of versions that are made up the store hears once a second, whatever their number.
  const made = Array.from({ length: 50 }, (_, patch) => ask(`6.6.${patch}`));
  expect(new Set((await Promise.all(made)).flat())).toEqual(new Set([404, 'Not found']));
  expect([listReleases, fetchRelease].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  releases.push({ name: 'mf-flights', version: '7.7.7' });
  now += 1_000;
  fetchRelease.mockRejectedValueOnce(new Error('no network'));
  expect(await ask('7.7.7')).toEqual([404, 'Not found']);
  expect([listReleases, fetchRelease].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  listReleases.mockRejectedValueOnce(new Error('no network'));
  now += 1_000;
  expect(await ask('8.8.8')).toEqual([404, 'Not found']);
  expect(await ask('1.0.0')).toEqual([200, 'board']);
});
