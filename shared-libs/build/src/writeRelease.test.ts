import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { emptyChannel, openStore, publish, verifyRelease, type Release } from '@eldorado/releases';
import { repoRoot, type App } from './app.ts';
import { writeRelease, type BuiltModules } from './writeRelease.ts';

let root: string;
let store: string;
let app: App;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'release-'));
  store = path.join(root, 'store');
  const dir = path.join(root, 'mf-flights');
  app = { name: 'mf-flights', container: 'mf_flights', version: '1.0.0', dir };
  await write('src/remote.ts', 'export default {};');
  await symlink(path.join(repoRoot, 'node_modules'), path.join(root, 'node_modules'));
  await built({});
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(app.dir, file)), { recursive: true });
  await writeFile(path.join(app.dir, file), text);
}

const words = { es: 'x', en: 'x', fr: 'x', pt: 'x' };

/** What a build leaves in dist: a declaration with these differences, and the browser's files. */
async function built(declaration: object, files: Record<string, string> = {}): Promise<void> {
  const definition = {
    name: 'mf-flights',
    contract: 1,
    pages: [{ id: 'board', path: '/vuelos', screen: 'board', title: words, description: words }],
    ...declaration,
  };
  await write(
    'dist/server/remote.cjs',
    `const { defineRemote } = require('@eldorado/remote');
     require('react');
     exports.default = defineRemote({ screens: { board() {} }, ...${JSON.stringify(definition)} });`,
  );
  await write('dist/client/remoteEntry.js', 'entry');
  await write('dist/client/board.js', 'board');
  for (const [file, text] of Object.entries(files)) await write(file, text);
}

const modules: BuiltModules = {
  remote: { js: ['client/remoteEntry.js'], css: [] },
  'screen:board': { js: ['client/board.js'], css: [] },
};

const sources = { files: [], folders: [], packages: [] };
const release = () => writeRelease(app, modules, sources, store);
const released = (file: string) => readFile(path.join(store, 'mf-flights/1.0.0', file));

async function publishIt(made: Release): Promise<void> {
  const document = publish(emptyChannel(), made, '2026-11-21T08:00:00.000Z');
  if (!document.ok) throw new Error(document.failure.sentence);
  await openStore(store).writeChannel('production', document.value);
}

test('a release lists every file with its sha384 and size, but no copies and no source maps', async () => {
  await write('dist/client/board.js.map', '{}');
  const made = await release();
  expect(Object.keys(made.files).sort()).toEqual([
    'client/board.js',
    'client/remoteEntry.js',
    'remote.json',
    'server/remote.cjs',
  ]);
  const digest = createHash('sha384').update('board').digest('base64');
  expect(made.files['client/board.js']).toEqual({ integrity: `sha384-${digest}`, bytes: 5 });
  expect(made).toMatchObject({ entry: 'client/remoteEntry.js', contract: 1, modules });
  expect(made.shared['react']).toMatch(/^\d+\.\d+\.\d+$/);
});

test('what is in the store is a valid release that can be read back', async () => {
  const made = await release();
  const read = await openStore(store).readRelease('mf-flights', '1.0.0');
  expect(read).toEqual({ ok: true, value: made });
  expect(await verifyRelease(path.join(store, 'mf-flights/1.0.0'))).toEqual([]);
});

test('the declaration lies beside the code as data', async () => {
  await release();
  expect(JSON.parse((await released('remote.json')).toString())).toMatchObject({
    name: 'mf-flights',
    pages: [{ id: 'board', path: '/vuelos' }],
    namespace: null,
  });
});

test('the browser’s files have compressed copies with the same content', async () => {
  await release();
  expect(zlib.brotliDecompressSync(await released('client/board.js.br')).toString()).toBe('board');
  expect(zlib.gunzipSync(await released('client/board.js.gz')).toString()).toBe('board');
});

test('a faulty declaration is not released, and every fault is named', async () => {
  await built({ contract: 2, pages: [] });
  await expect(release()).rejects.toThrow(
    /^mf-flights is not released:\n {2}- contract 2 is not 1/,
  );
  expect((await openStore(store).listReleases()).length).toBe(0);
});

test('a screen without a chunk of its name is a fault', async () => {
  const { remote } = modules as { remote: { js: string[]; css: string[] } };
  await expect(writeRelease(app, { remote }, sources, store)).rejects.toThrow(
    "screen 'board' has no chunk of its name",
  );
});

test('the same bytes again are the same release, published or not', async () => {
  const made = await release();
  await publishIt(made);
  expect(await release()).toEqual(made);
});

test('a version nobody published may be built again with other bytes', async () => {
  await release();
  await built({}, { 'dist/client/board.js': 'changed' });
  await release();
  expect((await released('client/board.js')).toString()).toBe('changed');
});

test('a published version never changes: other bytes are refused and the old ones stay', async () => {
  await publishIt(await release());
  await built({}, { 'dist/client/board.js': 'changed' });
  await expect(release()).rejects.toThrow(
    /^mf-flights 1\.0\.0 is published and its bytes would change: .* Raise "version"/,
  );
  expect((await released('client/board.js')).toString()).toBe('board');
});

test('the next version is free', async () => {
  await publishIt(await release());
  await built({}, { 'dist/client/board.js': 'changed' });
  const next = await writeRelease({ ...app, version: '1.1.0' }, modules, sources, store);
  expect(next.version).toBe('1.1.0');
});

test('a channel that cannot be read might hold the version, so it counts as published', async () => {
  await release();
  await mkdir(path.join(store, 'channels'));
  await writeFile(path.join(store, 'channels/staging.json'), '{');
  await built({}, { 'dist/client/board.js': 'changed' });
  await expect(release()).rejects.toThrow('is published and its bytes would change');
});
