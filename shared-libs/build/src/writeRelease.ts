import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createRequire, isBuiltin } from 'node:module';
import { promisify } from 'node:util';
import vm from 'node:vm';
import zlib from 'node:zlib';
import {
  findVersion,
  openStore,
  signed,
  sourceHash,
  type Release,
  type ReleaseStore,
  type Sources,
} from '@eldorado/releases';
import * as remote from '@eldorado/remote';
import type { RemoteDefinition } from '@eldorado/remote';
import { describeRemote, remoteFaults } from '@eldorado/remote/descriptor';
import { installedVersion, repoRoot, type App } from './app.ts';
import { integrityOf } from './chunkIntegrityPlugin.ts';
import { packageOf, sharedModules } from './shared.ts';

export type BuiltModules = Record<string, { js: string[]; css: string[] }>;

const nodeRequire = createRequire(import.meta.url);
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Turns `<app>/dist` into the release `<store>/<name>/<version>`: the built files with their compressed
 * copies, `remote.json` and the signed `release.json`.
 * @param sources what the build read.
 * @returns the release; the one already in the store when its bytes are the same.
 * @throws when the declaration is faulty, or when this version was published with other bytes.
 */
export async function writeRelease(
  app: App,
  modules: BuiltModules,
  sources: Sources,
  storeDir: string,
): Promise<Release> {
  const store = openStore(storeDir);
  const dist = path.join(app.dir, 'dist');
  const definition = await readDefinition(app);
  const faults = [...remoteFaults(definition), ...screenFaults(definition, modules)];
  if (faults.length > 0) {
    throw new Error(
      `${app.name} is not released:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
  }
  await writeFile(path.join(dist, 'remote.json'), json(describeRemote(definition)));

  const unsigned: Release = {
    name: app.name,
    version: app.version,
    contract: remote.contractVersion,
    shared: sharedVersions(app),
    commit: headCommit(app.dir),
    sources,
    sourceHash: await sourceHash(sources, repoRoot),
    files: await describeFiles(dist),
    entry: existsSync(path.join(dist, 'client/remoteEntry.js')) ? 'client/remoteEntry.js' : null,
    modules,
  };
  const release = signed(unsigned, await store.keyring.signingKey(app.name));
  await writeFile(path.join(dist, 'release.json'), json(release));
  await compressClient(path.join(dist, 'client'));

  const target = store.releaseDir(app.name, app.version);
  if (existsSync(target)) {
    const before = await store.readRelease(app.name, app.version, { unverified: true });
    const published = await isPublished(store, app);
    const same = before.ok && JSON.stringify(before.value.files) === JSON.stringify(release.files);
    const current = before.ok && before.value.sourceHash === release.sourceHash;
    // Built before from other sources that give the same bytes: unless it is published, it gets the present ones.
    if (same && (published || current)) {
      if ((await store.readRelease(app.name, app.version)).ok) return before.value;
      // Published by a build that signed nothing, or with another key: what it says stays as it was published.
      if (published) return store.signRelease(before.value);
    } else if (!same && published) {
      throw new Error(
        `${app.name} ${app.version} is published and its bytes would change: a published version never changes. Raise "version" in ${app.name}/package.json and build again.`,
      );
    }
  }
  const aside = `${target}.${process.pid}`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(path.dirname(target), { recursive: true });
  await cp(dist, aside, { recursive: true });
  await rm(target, { recursive: true, force: true });
  await rename(aside, target);
  return release;
}

async function isPublished(store: ReleaseStore, { name, version }: App): Promise<boolean> {
  for (const channel of await store.listChannels()) {
    const document = await store.readChannel(channel, { unverified: true });
    // A channel that cannot be read might hold it: better to refuse than to change a published version.
    if (!document.ok || findVersion(document.value, name, version)) return true;
  }
  return false;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The declaration as it was built: the server bundle is evaluated, which runs no screen. Only its shared
 * modules' absence would show, and only if a screen ran.
 */
async function readDefinition(app: App): Promise<RemoteDefinition> {
  const isShell = app.name === 'shell';
  const file = path.join(app.dir, `dist/server/${isShell ? 'shell' : 'remote'}.cjs`);
  const module = { exports: {} as { default?: RemoteDefinition; definition?: RemoteDefinition } };
  const require = (request: string): unknown =>
    request === '@eldorado/remote' ? remote : isBuiltin(request) ? nodeRequire(request) : {};
  const run = vm.compileFunction(await readFile(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  }) as (bundle: typeof module, exports: object, require: (request: string) => unknown) => void;
  run(module, module.exports, require);
  const definition = isShell ? module.exports.definition : module.exports.default;
  if (!definition)
    throw new Error(`${app.name}/src/remote.ts has no default export made by defineRemote`);
  return definition;
}

/** A page's files are found by its screen's chunk name, so a screen without its name would load late. */
function screenFaults(definition: RemoteDefinition, modules: BuiltModules): string[] {
  // The shell's own screens are part of its one entry where they are needed at once.
  if (definition.name === 'shell') return [];
  return Object.keys(definition.screens)
    .filter((key) => !modules[`screen:${key}`])
    .map(
      (key) =>
        `screen '${key}' has no chunk of its name: write import(/* webpackChunkName: "screen-${key}" */ '…')`,
    );
}

function sharedVersions(app: App): Record<string, string> {
  const packages = [...new Set(sharedModules.map(packageOf))];
  return Object.fromEntries(packages.map((name) => [name, installedVersion(name, app.dir)]));
}

function headCommit(dir: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: dir,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .trim();
  } catch {
    return null;
  }
}

async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .sort();
}

async function describeFiles(dist: string): Promise<Release['files']> {
  const files: Release['files'] = {};
  for (const file of await listFiles(dist)) {
    if (file === 'release.json' || /\.(br|gz|map)$/.test(file)) continue;
    const bytes = await readFile(path.join(dist, file));
    files[file.split(path.sep).join('/')] = { integrity: integrityOf(bytes), bytes: bytes.length };
  }
  return files;
}

/** Compressed once, at the highest level: they are served for a year. */
async function compressClient(dir: string): Promise<void> {
  for (const file of await listFiles(dir)) {
    if (!/\.(js|css|svg|json)$/.test(file)) continue;
    const bytes = await readFile(path.join(dir, file));
    const [br, gz] = await Promise.all([brotli(bytes), gzip(bytes, { level: 9 })]);
    await Promise.all([
      writeFile(path.join(dir, `${file}.br`), br),
      writeFile(path.join(dir, `${file}.gz`), gz),
    ]);
  }
}
