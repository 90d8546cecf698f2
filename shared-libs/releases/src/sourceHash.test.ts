import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceHash } from './sourceHash.ts';

// A repository of its own, whose shared libraries and lockfile the tests may change.
let root: string;
let dir: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'source-'));
  dir = path.join(root, 'mf-flights');
  await write('src/remote.ts', 'export default 1;');
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
  await writeFile(path.join(dir, file), text);
}

test('the same sources give the same hash, wherever they lie', async () => {
  const before = await sourceHash(dir, root);
  expect(before).toMatch(/^[0-9a-f]{16}$/);
  expect(await sourceHash(dir, root)).toBe(before);
  const moved = `${root}-moved`;
  await rename(root, moved);
  root = moved;
  dir = path.join(moved, 'mf-flights');
  expect(await sourceHash(dir, root)).toBe(before);
});

test('a changed, a new and a renamed file each give another hash', async () => {
  const seen = new Set([await sourceHash(dir, root)]);
  await write('src/remote.ts', 'export default 2;');
  seen.add(await sourceHash(dir, root));
  await write('src/board.module.css', '.a {}');
  seen.add(await sourceHash(dir, root));
  await rename(path.join(dir, 'src/board.module.css'), path.join(dir, 'src/hub.module.css'));
  seen.add(await sourceHash(dir, root));
  expect(seen.size).toBe(4);
});

test('package.json and the build’s configuration count', async () => {
  const before = await sourceHash(dir, root);
  await write('package.json', '{}');
  expect(await sourceHash(dir, root)).not.toBe(before);
});

test('the shared libraries and the lockfile are part of every app', async () => {
  const seen = new Set([await sourceHash(dir, root)]);
  await write('../shared-libs/ui/src/Button.tsx', 'export {};');
  seen.add(await sourceHash(dir, root));
  await write('../package-lock.json', '{}');
  seen.add(await sourceHash(dir, root));
  expect(seen.size).toBe(3);
});

test('another app’s sources do not count', async () => {
  const before = await sourceHash(dir, root);
  await write('../mf-taxi/src/remote.ts', 'export default 2;');
  expect(await sourceHash(dir, root)).toBe(before);
});

test.each([
  'src/board.test.ts',
  'src/Board.test.tsx',
  'README.md',
  'dist/client/remoteEntry.js',
  'node_modules/left-pad/index.js',
  '.tsbuild/src/remote.d.ts',
  'harness/examples.ts',
  'fixtures/flights.ts',
  'src/button/button.examples.tsx',
  '../shared-libs/ui/gallery/Gallery.tsx',
  '../shared-libs/build/template/src/remote.ts',
])('%s is not built, so it does not count', async (file) => {
  const before = await sourceHash(dir, root);
  await write(file, 'changed');
  expect(await sourceHash(dir, root)).toBe(before);
});

test('a name that only looks like a skipped one counts', async () => {
  const before = await sourceHash(dir, root);
  await write('src/distance.ts', 'export {};');
  const withDistance = await sourceHash(dir, root);
  await write('src/contest.ts', 'export {};');
  expect(new Set([before, withDistance, await sourceHash(dir, root)]).size).toBe(3);
});
