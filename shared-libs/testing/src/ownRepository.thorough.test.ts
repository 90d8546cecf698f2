import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { repoRoot } from '@eldorado/build';

// A remote in a folder of its own, with nothing of this repository but its packages as `npm pack` makes them. Other
// packages are linked from here instead of installed, so that no network is needed.
jest.setTimeout(400_000);

const run = promisify(execFile);
let root: string;
let dir: string;
let store: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'own-repository-'));
  dir = path.join(root, 'mf-lounge');
  store = path.join(root, 'store');
  await installPackages();
  await release('new', 'mf-lounge', '--in', root);
  const { NODE_OPTIONS: _none, RELEASES_DIR: _here, ...env } = process.env;
  await run(process.execPath, [path.join(root, 'node_modules/@eldorado/build/bin.mjs')], {
    cwd: dir,
    env: { ...env, NODE_ENV: '' },
  });
});
afterAll(() => rm(root, { recursive: true }));

/** node_modules as `npm install` would leave it, with the packed packages in it. */
async function installPackages(): Promise<void> {
  const folders = await readdir(path.join(repoRoot, 'shared-libs'));
  const workspaces = folders.flatMap((folder) => ['-w', `shared-libs/${folder}`]);
  const pack = ['pack', '--json', '--pack-destination', root, ...workspaces];
  const { stdout } = await run('npm', pack, { cwd: repoRoot });
  for (const { name, filename } of JSON.parse(stdout) as { name: string; filename: string }[]) {
    const target = path.join(root, 'node_modules', name);
    await mkdir(target, { recursive: true });
    await run('tar', ['-xzf', path.join(root, filename), '-C', target, '--strip-components=1']);
    // What npm keeps for this package alone, since another one needs another version.
    const own = path.join(repoRoot, 'shared-libs', path.basename(name), 'node_modules');
    await linkAll(own, target);
  }
  await linkAll(path.join(repoRoot, 'node_modules'), root);
}

async function linkAll(modules: string, target: string): Promise<void> {
  await mkdir(path.join(target, 'node_modules'), { recursive: true });
  for (const name of await readdir(modules).catch(() => [])) {
    if (/^(@eldorado|mf-\w+|shell|api|e2e|\..*)$/.test(name)) continue;
    await symlink(path.join(modules, name), path.join(target, 'node_modules', name));
  }
}

interface Answer {
  code: number;
  out: string;
}

/** A release command of this repository, on a store of its own. */
async function release(...args: string[]): Promise<Answer> {
  const command = ['shared-libs/build/run.mjs', 'shared-libs/releases/src/cli.ts'];
  const env = { ...process.env, RELEASES_DIR: store, NODE_OPTIONS: '', USER: 'ana' };
  return run(process.execPath, [...command, ...args], { cwd: repoRoot, env }).then(
    ({ stdout }) => ({ code: 0, out: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      out: error.stdout + error.stderr,
    }),
  );
}

async function packed(folder: string, name: string): Promise<string> {
  const file = path.join(root, name);
  await run('tar', ['-czf', file, '-C', folder, '.']);
  return file;
}

test('its folder has no path into this repository', async () => {
  const files = await readdir(dir, { recursive: true, withFileTypes: true });
  const sources = files.filter(
    (entry) => entry.isFile() && !/dist|node_modules/.test(path.relative(dir, entry.parentPath)),
  );
  for (const { parentPath, name } of sources) {
    const text = await readFile(path.join(parentPath, name), 'utf8');
    expect(text).not.toContain('shared-libs/');
    expect(text).not.toContain(repoRoot);
  }
});

test('npm looks for the scope in the registry that is named, and nowhere while none is', async () => {
  const registry = (ELDORADO_REGISTRY: string | undefined) => {
    const { NODE_OPTIONS: _none, ...env } = process.env;
    const args = ['config', 'get', '@eldorado:registry'];
    return run('npm', args, { cwd: dir, env: { ...env, ELDORADO_REGISTRY } });
  };
  const named = await registry('https://packages.example/npm/');
  expect(named.stdout.trim()).toBe('https://packages.example/npm/');
  expect(URL.canParse((await registry(undefined)).stdout.trim())).toBe(false);
});

test('git takes no key, no release and nothing that is installed or built', async () => {
  const git = (...args: string[]) => run('git', args, { cwd: dir });
  await git('init', '--quiet');
  for (const file of ['release.pem', 'keys/next.pem', '.env', 'releases/mf-lounge/1.0.0/x.js']) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), 'secret');
  }
  await git('add', '--all');
  const taken = (await git('ls-files')).stdout.split('\n');
  expect(taken).toContain('package.json');
  expect(taken).toContain('.npmrc');
  expect(taken.filter((file) => /pem|env|^(releases|dist|node_modules)/.test(file))).toEqual([]);
});

test('it type-checks against the packages, and passes its own tests, under another title too', async () => {
  const page = path.join(dir, 'content/home/page.yaml');
  const text = await readFile(page, 'utf8');
  await writeFile(page, text.replaceAll('Lounge', 'Quiet room'));
  const inIt = (tool: string, ...args: string[]) =>
    run(process.execPath, [path.join(repoRoot, 'node_modules', tool), ...args], {
      cwd: dir,
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: '' },
    }).catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`${tool}\n${error.stdout}${error.stderr}`);
    });
  await Promise.all([inIt('typescript/bin/tsc'), inIt('jest/bin/jest.js')]);
});

test('what it built is published from a tarball, and again from its folder', async () => {
  const built = path.join(root, 'releases/mf-lounge/1.0.0');
  const tarball = await packed(built, 'release.tgz');
  expect(await release('publish', '--from', tarball)).toEqual({
    code: 0,
    out: expect.stringContaining('mf-lounge 1.0.0 is published on production.') as string,
  });
  expect(await release('promote', 'mf-lounge', '1.0.0')).toMatchObject({ code: 0 });
  expect(await release('publish', '--from', path.join(dir, 'dist'))).toEqual({
    code: 0,
    out: expect.stringContaining('was published before; nothing changed') as string,
  });
});

test('an altered release and one of another name are refused, and nothing is left of them', async () => {
  const before = await readdir(store);
  const dist = path.join(dir, 'dist');
  const entry = path.join(dist, 'client/remoteEntry.js');
  const bytes = await readFile(entry);
  expect(await release('publish', 'mf-other', '--from', dist)).toMatchObject({
    code: 1,
    out: expect.stringContaining('This is mf-lounge 1.0.0, not mf-other 1.0.0') as string,
  });
  await writeFile(entry, Buffer.concat([bytes, Buffer.from('\n')]));
  expect(await release('publish', '--from', await packed(dist, 'altered.tgz'))).toMatchObject({
    code: 1,
    out: expect.stringContaining('client/remoteEntry.js differs from its hash') as string,
  });
  expect(await readdir(store)).toEqual(before);
  expect(await readdir(path.join(store, '.incoming'))).toEqual([]);
});
