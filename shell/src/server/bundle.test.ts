import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadBundle } from './bundle.ts';

let dir: string;
beforeAll(async () => (dir = await mkdtemp(path.join(tmpdir(), 'bundle-'))));
afterAll(() => rm(dir, { recursive: true }));

async function bundle(source: string): Promise<string> {
  const file = path.join(dir, 'remote.cjs');
  await writeFile(file, source);
  return file;
}

test('a bundle gets the shell’s own copy of what it shares', async () => {
  const react = { version: '19' };
  const file = await bundle(`exports.react = require('react');`);
  const { react: given } = await loadBundle<{ react: unknown }>(file, { react });
  expect(given).toBe(react);
});

test('a bundle may replace its exports as a whole', async () => {
  const file = await bundle(`module.exports = { default: 'remote' };`);
  expect(await loadBundle(file, {})).toEqual({ default: 'remote' });
});

test('Node’s own modules are there, with prefix or without', async () => {
  const file = await bundle(
    `exports.same = require('node:path').join('a', 'b') === require('path').join('a', 'b');`,
  );
  expect(await loadBundle(file, {})).toEqual({ same: true });
});

test('anything else is refused, by name, even when it is installed', async () => {
  for (const request of ['fastify', 'react-dom', './other.cjs', '/etc/passwd']) {
    const file = await bundle(`require(${JSON.stringify(request)});`);
    await expect(loadBundle(file, { react: {} })).rejects.toThrow(
      `asks for '${request}', which the shell does not share`,
    );
  }
});

test('what a bundle throws reaches the caller', async () => {
  const file = await bundle(`throw new Error('broken at load');`);
  await expect(loadBundle(file, {})).rejects.toThrow('broken at load');
  await expect(loadBundle(path.join(dir, 'missing.cjs'), {})).rejects.toThrow('ENOENT');
});

test('a bundle is evaluated anew each time, so that a new release replaces the old', async () => {
  const file = await bundle(`exports.version = 1;`);
  const first = await loadBundle(file, {});
  await bundle(`exports.version = 2;`);
  expect([first, await loadBundle(file, {})]).toEqual([{ version: 1 }, { version: 2 }]);
});

test('a bundle’s variables are its own', async () => {
  const file = await bundle(`var leaked = 1; exports.seen = typeof leaked;`);
  expect(await loadBundle(file, {})).toEqual({ seen: 'number' });
  expect(globalThis).not.toHaveProperty('leaked');
});
