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

test('a file of a version that lies elsewhere is brought once, and what is nowhere is not found', async () => {
  const local = openStore(dir);
  const bring = jest.fn(async (name: string, version: string) => {
    if (version !== '1.0.0') return false;
    const client = path.join(local.releaseDir(name, version), 'client');
    await mkdir(client, { recursive: true });
    await writeFile(path.join(client, 'board.js'), 'board');
    return true;
  });
  const app = fastify();
  serveAssets(app, { ...local, bring });
  const ask = async (version: string) => {
    const { statusCode, body } = await app.inject(`/assets/mf-flights/${version}/client/board.js`);
    return [statusCode, body];
  };
  expect(await ask('1.0.0')).toEqual([200, 'board']);
  expect(await ask('1.0.0')).toEqual([200, 'board']);
  expect(bring).toHaveBeenCalledTimes(1);
  expect(await ask('6.6.6')).toEqual([404, 'Not found']);
  bring.mockRejectedValueOnce(new Error('no network'));
  expect(await ask('7.7.7')).toEqual([404, 'Not found']);
});
