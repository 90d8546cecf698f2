import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sha384 } from '@eldorado/releases';
import { loadBundle } from './bundle.ts';

let dir: string;
beforeAll(async () => (dir = await mkdtemp(path.join(tmpdir(), 'bundle-'))));
afterAll(() => rm(dir, { recursive: true }));

async function bundle(source: string): Promise<string> {
  const file = path.join(dir, 'remote.cjs');
  await writeFile(file, source);
  return file;
}

/** Loads a bundle that its release signed as it lies there. */
const load = async <Exports>(file: string, injected: Record<string, unknown>) =>
  loadBundle<Exports>(file, injected, sha384(await readFile(file)));

test('a bundle gets the shell’s own copy of what it shares', async () => {
  const react = { version: '19' };
  const file = await bundle(`exports.react = require('react');`);
  const { react: given } = await load<{ react: unknown }>(file, { react });
  expect(given).toBe(react);
});

test('a bundle may replace its exports as a whole', async () => {
  const file = await bundle(`module.exports = { default: 'remote' };`);
  expect(await load(file, {})).toEqual({ default: 'remote' });
});

test('Node’s own modules are there, with prefix or without', async () => {
  const file = await bundle(
    `exports.same = require('node:path').join('a', 'b') === require('path').join('a', 'b');`,
  );
  expect(await load(file, {})).toEqual({ same: true });
});

test('anything else is refused, by name, even when it is installed', async () => {
  for (const request of ['fastify', 'react-dom', './other.cjs', '/etc/passwd']) {
    const file = await bundle(`require(${JSON.stringify(request)});`);
    await expect(load(file, { react: {} })).rejects.toThrow(
      `asks for '${request}', which the shell does not share`,
    );
  }
});

test('what a bundle throws reaches the caller', async () => {
  const file = await bundle(`throw new Error('broken at load');`);
  await expect(load(file, {})).rejects.toThrow('broken at load');
  await expect(load(path.join(dir, 'missing.cjs'), {})).rejects.toThrow('ENOENT');
});

test('a bundle is evaluated anew each time, so that a new release replaces the old', async () => {
  const file = await bundle(`exports.version = 1;`);
  const first = await load(file, {});
  await bundle(`exports.version = 2;`);
  expect([first, await load(file, {})]).toEqual([{ version: 1 }, { version: 2 }]);
});

test('a bundle’s variables are its own', async () => {
  const file = await bundle(`var leaked = 1; exports.seen = typeof leaked;`);
  expect(await load(file, {})).toEqual({ seen: 'number' });
  expect(globalThis).not.toHaveProperty('leaked');
});

test('a bundle that differs from its hash by a byte, or has none, is not run', async () => {
  const file = await bundle(`throw new Error('it ran');`);
  for (const integrity of [sha384(`throw new Error('it ran'); `), undefined]) {
    await expect(loadBundle(file, {}, integrity)).rejects.toThrow('not what its release signed');
  }
});
