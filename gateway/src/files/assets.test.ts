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
    'content-security-policy': "default-src 'none'; sandbox",
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
  const app = fastify();
  serveAssets(app, { ...local, fetchRelease });
  const ask = async (version: string) => {
    const { statusCode, body } = await app.inject(`/assets/mf-flights/${version}/client/board.js`);
    return [statusCode, body];
  };
  expect(await ask('1.0.0')).toEqual([200, 'board']);
  expect(await ask('1.0.0')).toEqual([200, 'board']);
  expect(fetchRelease).toHaveBeenCalledTimes(1);
  expect(await ask('6.6.6')).toEqual([404, 'Not found']);
  fetchRelease.mockRejectedValueOnce(new Error('no network'));
  expect(await ask('7.7.7')).toEqual([404, 'Not found']);
});

test.each([
  ['br, gzip', 'br', 'packed well'],
  ['br;q=0, gzip', 'gzip', 'packed'],
  ['br;q=0.5, gzip;q=0.9', 'gzip', 'packed'],
  ['br;q=0, gzip;q=0', undefined, 'plain'],
  ['', undefined, 'plain'],
])('a browser that accepts %p gets the copy %p', async (accepted, encoding, copy) => {
  const store = openStore(dir);
  const client = path.join(store.releaseDir('mf-flights', '1.0.0'), 'client');
  await mkdir(client, { recursive: true });
  await writeFile(path.join(client, 'board.js'), 'plain');
  await writeFile(path.join(client, 'board.js.gz'), 'packed');
  await writeFile(path.join(client, 'board.js.br'), 'packed well');
  await writeFile(path.join(client, 'small.js'), 'small');
  const app = fastify();
  serveAssets(app, store);
  const ask = async (file: string) => {
    const { headers, rawPayload } = await app.inject({
      url: `/assets/mf-flights/1.0.0/client/${file}`,
      headers: { 'accept-encoding': accepted },
    });
    return [headers['content-encoding'], rawPayload.toString()];
  };
  expect(await ask('board.js')).toEqual([encoding, copy]);
  // Without a copy of its own it comes as it is.
  expect(await ask('small.js')).toEqual([undefined, 'small']);
});
