import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceHash } from './sourceHash.ts';

// The shared libraries are part of every hash; here they are those of an empty repository.
jest.mock('./app.ts', () => ({ repoRoot: '/nonexistent' }));

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'source-'));
  await write('src/remote.ts', 'export default 1;');
});
afterEach(() => rm(dir, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
  await writeFile(path.join(dir, file), text);
}

test('the same sources give the same hash, wherever they lie', async () => {
  const before = await sourceHash(dir);
  expect(before).toMatch(/^[0-9a-f]{16}$/);
  expect(await sourceHash(dir)).toBe(before);
  const moved = `${dir}-moved`;
  await rename(dir, moved);
  dir = moved;
  expect(await sourceHash(dir)).toBe(before);
});

test('a changed, a new and a renamed file each give another hash', async () => {
  const seen = new Set([await sourceHash(dir)]);
  await write('src/remote.ts', 'export default 2;');
  seen.add(await sourceHash(dir));
  await write('src/board.module.css', '.a {}');
  seen.add(await sourceHash(dir));
  await rename(path.join(dir, 'src/board.module.css'), path.join(dir, 'src/hub.module.css'));
  seen.add(await sourceHash(dir));
  expect(seen.size).toBe(4);
});

test('package.json and the build’s configuration count', async () => {
  const before = await sourceHash(dir);
  await write('package.json', '{}');
  expect(await sourceHash(dir)).not.toBe(before);
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
])('%s is not built, so it does not count', async (file) => {
  const before = await sourceHash(dir);
  await write(file, 'changed');
  expect(await sourceHash(dir)).toBe(before);
});

test('a name that only looks like a skipped one counts', async () => {
  const before = await sourceHash(dir);
  await write('src/distance.ts', 'export {};');
  const withDistance = await sourceHash(dir);
  await write('src/contest.ts', 'export {};');
  expect(new Set([before, withDistance, await sourceHash(dir)]).size).toBe(3);
});
