import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildExample, exampleRelease, remoteContents } from '../examples/exampleRelease.ts';
import { sourceHash } from '../release/sources.ts';
import { openStore } from './folder/folderStore.ts';
import { versionOfSources } from './versionOfSources.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'outdated-'));
  await edit('board.ts', '1');
  await edit('distance.ts', '1');
});
afterEach(() => rm(root, { recursive: true }));

const edit = (file: string, text: string) => writeFile(join(root, file), text);
const app = { name: 'mf-flights', version: '1.0.0' };
const ofSources = () => versionOfSources(openStore(join(root, 'store')), app, root);
/** The version to build, or null when the present sources have a release. */
const wanted = async () => {
  const { version, isBuilt } = await ofSources();
  return isBuilt ? null : version;
};

/** A build that reads these files. */
async function build(version: string | null, ...files: string[]): Promise<void> {
  if (version === null) throw new Error('there is nothing to build');
  const sources = { files, folders: [], packages: [] };
  const built = { version, sources, sourceHash: await sourceHash(sources, root) };
  await buildExample(join(root, 'store'), exampleRelease(built), remoteContents);
}

test('an app without a release is built as its own version, and then not again', async () => {
  expect(await wanted()).toBe('1.0.0');
  await build('1.0.0', 'board.ts');
  expect(await wanted()).toBeNull();
});

test('what the build did not read makes nothing outdated', async () => {
  await build('1.0.0', 'board.ts');
  await edit('distance.ts', '2');
  expect(await wanted()).toBeNull();
});

test('changed sources are a version of their own, and go back to the one before when they do', async () => {
  await build('1.0.0', 'board.ts');
  await edit('board.ts', '2');
  const local = await wanted();
  expect(local).toMatch(/^1\.0\.0-local\.h[0-9a-f]{8}$/);
  await build(local, 'board.ts');
  expect(await ofSources()).toEqual({ version: local, isBuilt: true });
  await edit('board.ts', '1');
  expect(await ofSources()).toEqual({ version: '1.0.0', isBuilt: true });
});

test('a change in what only the newer build reads is seen', async () => {
  await build('1.0.0', 'board.ts');
  await edit('board.ts', "import './distance.ts'");
  const first = await wanted();
  await build(first, 'board.ts', 'distance.ts');
  await edit('distance.ts', '2');
  const second = await wanted();
  expect([null, '1.0.0', first]).not.toContain(second);
  await build(second, 'board.ts', 'distance.ts');
  expect(await wanted()).toBeNull();
});

test('a release that notes no sources is outdated', async () => {
  await buildExample(join(root, 'store'), exampleRelease(), remoteContents);
  const local = await wanted();
  expect(local).toMatch(/-local\.h/);
  await build(local, 'board.ts');
  expect(await wanted()).toBeNull();
});
