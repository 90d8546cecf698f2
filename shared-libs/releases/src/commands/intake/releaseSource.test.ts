import { link, mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { create, Header } from 'tar';
import { limits, readReleaseSource } from './releaseSource.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'source-'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(path: string, text = path): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

/** Packs what lies under the root, as its entries are named. */
async function packed(...entries: string[]): Promise<string> {
  const file = join(root, 'release.tgz');
  await create({ file, cwd: root, gzip: true, preservePaths: true }, entries);
  return file;
}

/** A tarball of one entry with this header, however unfit. */
async function crafted(header: Partial<Header>): Promise<string> {
  const block = Buffer.alloc(512);
  const entry = new Header({ mode: 0o644, size: 0, type: 'File', ...header } as never);
  entry.encode(block, 0);
  const file = join(root, 'crafted.tar');
  await writeFile(file, Buffer.concat([block, Buffer.alloc(1_024)]));
  return file;
}

const sentence = async (from: string) => {
  const read = await readReleaseSource(from);
  return read.ok ? 'taken' : read.failure.sentence;
};

test.each([
  ['as it lies', ['release.json', 'client']],
  ['with a dot before', ['./release.json', './client']],
])('a tarball %s gives every file', async (_, entries) => {
  await write('release.json', '{}');
  await write('client/remoteEntry.js', 'entry');
  const read = await readReleaseSource(await packed(...entries));
  expect(
    read.ok && [...read.value].map(([path, bytes]) => [path, bytes.toString()]).sort(),
  ).toEqual([
    ['client/remoteEntry.js', 'entry'],
    ['release.json', '{}'],
  ]);
});

test('one folder around it all is left out, as npm pack writes it', async () => {
  await write('package/release.json');
  await write('package/server/remote.cjs');
  const read = await readReleaseSource(await packed('package'));
  expect(read.ok && [...read.value.keys()].sort()).toEqual(['release.json', 'server/remote.cjs']);
});

test('a folder is read as a tarball is', async () => {
  await write('release.json');
  await write('client/board.css', 'css');
  const read = await readReleaseSource(root);
  expect(read.ok && read.value.get('client/board.css')?.toString()).toBe('css');
});

test('a link is refused, in a folder and in a tarball, of either kind', async () => {
  await write('release.json');
  await symlink('/etc/passwd', join(root, 'client.js'));
  expect(await sentence(root)).toContain("'client.js' is a link or no file");
  expect(await sentence(await packed('release.json', 'client.js'))).toContain('is a link');
  await link(join(root, 'release.json'), join(root, 'hard.json'));
  expect(await sentence(await packed('release.json', 'hard.json'))).toContain('is a link');
});

test.each(['../release.json', 'a/../../b', '/etc/cron.d/x', 'client/a b.js', 'a\\b', './../x'])(
  'the path %s is refused',
  async (path) => {
    expect(await sentence(await crafted({ path }))).toContain('is no plain path');
  },
);

test('too much is refused before it is unpacked', async () => {
  expect(await sentence(await crafted({ path: 'big.js', size: limits.bytes + 1 }))).toContain(
    'larger than 64 MB together',
  );
  await write('huge.tgz', '');
  await truncate(join(root, 'huge.tgz'), limits.tarball + 1);
  expect(await sentence(join(root, 'huge.tgz'))).toContain('larger than 32 MB');
});

test('what is no tarball, or no release, says what to give instead', async () => {
  await write('noise.tgz', 'no tarball at all, but long enough to have a header '.repeat(20));
  expect(await sentence(join(root, 'noise.tgz'))).toContain('the tarball cannot be read');
  await write('other/package.json');
  expect(await sentence(join(root, 'other'))).toContain('holds no release.json');
  expect(await sentence(join(root, 'nothing'))).toContain('neither a folder nor a tarball');
});
