import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildExample,
  exampleRelease,
  exampleShell,
  remoteContents,
} from '../examples/exampleRelease.ts';
import { entryPath, parseRelease, releaseDigest, type Release } from './release.ts';
import { verifyRelease } from '../check/verifyRelease.ts';

let store: string;
let dir: string;

beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'releases-'));
  dir = join(store, 'mf-flights/1.0.0');
  await buildExample(store, exampleRelease(), remoteContents);
});

afterEach(() => rm(store, { recursive: true }));

const problemOf = (release: unknown) => {
  const parsed = parseRelease(release);
  return parsed.ok ? 'valid' : parsed.failure.sentence;
};

test('a release is read from its text and from its value', () => {
  const release = exampleRelease();
  expect(parseRelease(JSON.stringify(release))).toEqual({ ok: true, value: release });
  expect(parseRelease(exampleShell())).toEqual({ ok: true, value: exampleShell() });
});

test.each<[string, Partial<Record<keyof Release, unknown>>, string]>([
  ['a name that leaves the store', { name: '../other' }, '/name'],
  ['a version that is none', { version: '1.0' }, "'1.0' is not a semantic version"],
  ['a shared range', { shared: { react: '^19.3.1' } }, 'not an exact version'],
  ['a remote without contract', { contract: null }, 'a remote needs its contract'],
  ['a remote without entry', { entry: null }, 'a remote needs its entry'],
  [
    'an entry that is no file of it',
    { entry: 'client/other.js' },
    'client/other.js is not in files',
  ],
  ['a path out of the release', { entry: '../../shell/main.js' }, '/entry'],
  ['a missing field', { commit: undefined }, 'commit'],
])('%s is refused', (_, difference, words) => {
  expect(problemOf(JSON.stringify({ ...exampleRelease(), ...difference }))).toContain(words);
});

test('a file outside the release folder is refused', () => {
  const file = { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 };
  for (const path of [
    '../x.js',
    '/etc/x.js',
    'client/../../x.js',
    'client\\x.js',
    'client//x.js',
  ]) {
    const files = { ...exampleRelease().files, [path]: file };
    expect(problemOf({ ...exampleRelease(), files })).not.toBe('valid');
  }
});

test('text that is no JSON is refused with what to do', () => {
  expect(problemOf('{"name":')).toMatch(/not valid.*Build the release again/);
});

test('the digest follows the content, not its layout', () => {
  const release = exampleRelease();
  const reversed = Object.fromEntries(Object.entries(release).reverse()) as unknown as Release;
  expect(releaseDigest(reversed)).toBe(releaseDigest(release));
  expect(releaseDigest({ ...release, sourceHash: 'source-2' })).not.toBe(releaseDigest(release));
});

test('a remote is entered by its entry, the shell by the last script of main', () => {
  expect(entryPath(exampleRelease())).toBe('client/remoteEntry.js');
  expect(entryPath(exampleShell())).toBe('client/main.js');
});

test('a folder as it was built has no faults, with precompressed siblings too', async () => {
  await writeFile(join(dir, 'client/board.css.br'), 'br');
  await writeFile(join(dir, 'client/board.css.gz'), 'gz');
  await writeFile(join(dir, 'notes.json'), '{}');
  expect(await verifyRelease(dir)).toEqual([]);
});

test('altered, missing and unlisted files are named', async () => {
  await writeFile(join(dir, 'client/remoteEntry.js'), 'Entry');
  await rm(join(dir, 'client/board.css'));
  await writeFile(join(dir, 'client/other.js'), 'other');
  await writeFile(join(dir, 'client/other.js.br'), 'other');
  const faults = (await verifyRelease(dir)).map(({ kind, path }) => `${kind} ${path}`);
  expect(faults).toEqual([
    'altered client/remoteEntry.js',
    'missing client/board.css',
    'unlisted client/other.js',
    'unlisted client/other.js.br',
  ]);
});

test('a link in place of a file is a fault, even to the same bytes', async () => {
  await writeFile(join(store, 'elsewhere.css'), 'board');
  await rm(join(dir, 'client/board.css'));
  await symlink(join(store, 'elsewhere.css'), join(dir, 'client/board.css'));
  expect((await verifyRelease(dir)).map(({ kind }) => kind)).toEqual(['missing']);
});

test('a folder without release.json, or with a broken one, is a fault', async () => {
  await writeFile(join(dir, 'release.json'), '{');
  expect((await verifyRelease(dir)).map(({ kind }) => kind)).toEqual(['invalid']);
  await rm(join(dir, 'release.json'));
  expect((await verifyRelease(dir)).map(({ kind }) => kind)).toEqual(['unreadable']);
});
