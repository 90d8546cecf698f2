import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { thoroughly } from '@eldorado/testing/thorough';
import { runCommand } from '../../examples/exampleCommand.ts';
import {
  buildExample,
  declarationOf,
  exampleRelease,
  exampleShell,
  remoteContents,
  shellContents,
} from '../../examples/exampleRelease.ts';
import type { Release } from '../../release/release.ts';

const before = { ...process.env };
let root: string;
let store: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'publish-'));
  store = join(root, 'store');
  Object.assign(process.env, { RELEASES_DIR: store, USER: 'ana' });
});
afterEach(async () => {
  process.env = { ...before };
  await rm(root, { recursive: true });
});

/** Runs a command, and hands back its code and all that it printed. */
async function release(...args: string[]): Promise<{ code: number; out: string }> {
  const { code, out, err } = await runCommand(...args);
  return { code, out: out + err };
}

/** A release that another repository built and signed with a key of its own. */
async function builtElsewhere(difference: Partial<Release> = {}): Promise<string> {
  const elsewhere = join(root, 'elsewhere');
  const { name, version } = await buildExample(
    elsewhere,
    exampleRelease(difference),
    remoteContents,
  );
  return join(elsewhere, name, version);
}

async function liveShell(): Promise<void> {
  const { name, version } = await buildExample(store, exampleShell({ contract: 1 }), shellContents);
  await release('publish', name, version);
  await release('promote', name, version);
}

test('a release from elsewhere is taken from its folder, and from a tarball of it', async () => {
  const dir = await builtElsewhere();
  expect(await release('publish', '--from', dir)).toEqual({
    code: 0,
    out: expect.stringMatching(/^mf-flights 1\.0\.0 is published on production\./) as string,
  });
  const file = join(root, 'release.tgz');
  await create({ file, cwd: await builtElsewhere({ version: '1.1.0' }), gzip: true }, ['.']);
  expect(await release('publish', 'mf-flights', '1.1.0', '--from', file)).toMatchObject({
    code: 0,
  });
  expect(await release('promote', 'mf-flights', '1.1.0')).toMatchObject({ code: 0 });
  expect(await readdir(join(store, '.incoming'))).toEqual([]);
});

test('other bytes of a published version are refused, and the first ones stay', async () => {
  await release('publish', '--from', await builtElsewhere());
  const again = await builtElsewhere({ sourceHash: 'source-2' });
  expect(await release('publish', '--from', again)).toEqual({
    code: 1,
    out: expect.stringContaining('is published with other bytes. Raise the version') as string,
  });
  expect(await release('promote', 'mf-flights', '1.0.0')).toMatchObject({ code: 0 });
});

test('a release that is not whole, or another than was named, is refused', async () => {
  const dir = await builtElsewhere();
  expect(await release('publish', 'mf-taxi', '--from', dir)).toEqual({
    code: 1,
    out: expect.stringContaining('This is mf-flights 1.0.0, not mf-taxi 1.0.0') as string,
  });
  await writeFile(join(dir, 'client/board.css'), 'h1{color:red}');
  expect(await release('publish', '--from', dir)).toEqual({
    code: 1,
    out: expect.stringContaining('client/board.css differs from its hash') as string,
  });
  expect(await release('list')).toMatchObject({
    out: expect.stringContaining('No releases') as string,
  });
});

test('a store with keys of its own takes what a trusted key signed, or what its publisher signs', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const files = { signing: join(root, 'own.pem'), trusted: join(root, 'own.pub.pem') };
  await writeFile(files.signing, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await writeFile(files.trusted, publicKey.export({ type: 'spki', format: 'pem' }));
  const strangers = await builtElsewhere();
  Object.assign(process.env, {
    RELEASE_SIGNING_KEY: files.signing,
    RELEASE_TRUSTED_KEYS: files.trusted,
  });
  expect(await release('publish', '--from', strangers)).toEqual({
    code: 1,
    out: expect.stringContaining('which is not trusted here') as string,
  });
  expect(await release('publish', '--from', strangers, '--sign')).toMatchObject({ code: 0 });
  expect(
    await release('publish', '--from', await builtElsewhere({ version: '1.1.0' })),
  ).toMatchObject({ code: 0 });
});

test('what does not fit the live site is refused, and published with a warning when forced', async () => {
  await liveShell();
  await buildExample(store, exampleRelease({ contract: 2 }), remoteContents);
  const refused = await release('publish', 'mf-flights', '1.0.0');
  expect(refused.code).toBe(1);
  expect(refused.out).toMatch(
    /has contract 2, the live site has 1: build it .*repeat with --force/s,
  );
  const forced = await release('publish', 'mf-flights', '1.0.0', '--force');
  expect(forced.code).toBe(0);
  expect(forced.out).toContain('has contract 2, the live site has 1');
});

test('two remotes with one route are not both made live, whichever was published first', async () => {
  for (const name of ['mf-flights', 'mf-board']) {
    const example = exampleRelease({ name });
    const declaration = declarationOf({ ...example, name: 'mf-flights' });
    const files = Object.entries(declaration).map(([path, text]) => [
      path,
      text.replace('"name":"mf-flights"', `"name":"${name}"`),
    ]);
    await buildExample(store, example, {
      ...remoteContents,
      ...(Object.fromEntries(files) as Record<string, string>),
    });
    expect(await release('publish', name, '1.0.0')).toMatchObject({ code: 0 });
  }
  expect(await release('promote', 'mf-flights', '1.0.0')).toMatchObject({ code: 0 });
  expect(await release('promote', 'mf-board', '1.0.0')).toEqual({
    code: 1,
    out: expect.stringContaining('mf-board 1.0.0 is not made live') as string,
  });
});

test('what is wrong with the release itself is refused even when forced', async () => {
  const contents = { ...remoteContents, 'client/board.css': 'h1{color:red}' };
  await buildExample(store, exampleRelease(), contents);
  const refused = await release('publish', 'mf-flights', '1.0.0', '--force');
  expect(refused).toEqual({
    code: 1,
    out: expect.stringContaining("'h1' is outside '@layer remote': put it into one") as string,
  });
  const { code, out } = await release('check', 'mf-flights', '1.0.0');
  expect(code).toBe(1);
  expect(out).toMatch(/ok {4}files[^]*fault styles\n {8}- client\/board\.css[^]*has one fault/);
  const answer = JSON.parse(
    (await release('check', 'mf-flights', '1.0.0', '--json')).out,
  ) as object;
  expect(answer).toMatchObject({ ok: false, remote: 'mf-flights', version: '1.0.0' });
});

thoroughly(test)(
  'a release whose sources do not build to the same bytes twice is refused',
  async () => {
    const { files, ...built } = exampleRelease();
    const sources = join(root, 'sources');
    await buildExample(store, { ...built, files }, remoteContents);
    await mkdir(sources);
    await writeFile(join(sources, 'package.json'), '{"scripts":{"build":"node build.mjs"}}');
    await writeFile(
      join(sources, 'build.mjs'),
      `import { createHash } from 'node:crypto';
     import { mkdirSync, writeFileSync } from 'node:fs';
     const hash = createHash('sha384').update(String(process.hrtime.bigint())).digest('base64');
     const board = { 'client/board.css': { integrity: 'sha384-' + hash, bytes: 5 } };
     const files = { ...${JSON.stringify(files)}, ...board };
     const dir = process.env.RELEASES_DIR + '/mf-flights/1.0.0';
     mkdirSync(dir, { recursive: true });
     writeFileSync(dir + '/release.json', JSON.stringify({ ...${JSON.stringify(built)}, files }));`,
    );
    const args = ['mf-flights', '1.0.0', '--sources', sources];
    for (const command of ['check', 'publish']) {
      expect(await release(command, ...args)).toEqual({
        code: 1,
        out: expect.stringContaining('client/board.css differs between two clean builds') as string,
      });
    }
    expect(await release('publish', ...args, '--quick')).toMatchObject({ code: 0 });
  },
);

test('wrong usage says what is missing', async () => {
  expect(await release('publish')).toMatchObject({
    code: 2,
    out: expect.stringContaining('Name the remote.') as string,
  });
  const empty = await mkdtemp(join(root, 'empty-'));
  expect(await release('publish', '--from', empty)).toMatchObject({
    code: 1,
    out: expect.stringContaining('holds no release.json') as string,
  });
});
