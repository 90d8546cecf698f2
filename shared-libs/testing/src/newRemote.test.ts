/** @jest-environment @eldorado/testing/contract-environment */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import vm from 'node:vm';
import { repoRoot, sharedModules } from '@eldorado/build';
import type { RemoteDefinition } from '@eldorado/remote';
import { renderOnServer } from './server.tsx';
import { thoroughly } from './thorough.ts';

// A remote is made as a domain team makes one, in a folder of the repository that git does not know, and then held to
// everything that the site holds its remotes to.
jest.setTimeout(400_000);

const parent = path.join(repoRoot, '.new-remote');
const dir = path.join(parent, 'mf-lounge');
const run = promisify(execFile);
let store: string;

beforeAll(async () => {
  store = await mkdtemp(path.join(tmpdir(), 'new-remote-'));
  await rm(parent, { recursive: true, force: true });
  await release('new', 'mf-lounge', '--in', parent, '--route', '/salas/nueva');
});
afterAll(async () => {
  await rm(parent, { recursive: true, force: true });
  await rm(store, { recursive: true });
});

/** A command of the repository; its output. @throws with what it printed when it fails. */
async function command(file: string, args: string[], cwd = repoRoot): Promise<string> {
  const env = { ...process.env, RELEASES_DIR: store, NODE_OPTIONS: '', NODE_ENV: '' };
  const done = run(file, args, { cwd, env }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${file} ${args.join(' ')}\n${error.stdout}${error.stderr}`);
  });
  return (await done).stdout;
}

const release = (...args: string[]) =>
  command(process.execPath, [
    'shared-libs/build/run.mjs',
    'shared-libs/releases/src/cli.ts',
    ...args,
  ]);

test.each([
  ['a folder that exists', ['mf-lounge', '--in', parent], 'exists. Choose another name'],
  [
    'a route of another remote',
    ['mf-bar', '--route', '/vuelos/detalle/x'],
    'belongs to mf-flights',
  ],
  ['a name of another kind', ['mf-two-words'], 'must be mf- and a word of a to z'],
])('%s is refused', async (_, args, words) => {
  await expect(release('new', ...args)).rejects.toThrow(words);
});

/** The template's own tests, types and form are checked where it lies; what is built of a remote made of it, by `npm run thorough documents`. */

thoroughly(test)('a new remote passes its own tests', async () => {
  await command('npx', ['jest', '--silent', '--roots', dir, '--selectProjects', 'pages']);
});

thoroughly(test)('it type-checks and is formatted', async () => {
  // Lint reads these sources where the template lies. The formatter passes over what git does: it is shown a copy.
  const form = path.join(store, 'form');
  await cp(dir, form, { recursive: true });
  const project = path.join(parent, 'tsconfig.json');
  const shared = ['ui/css.d.ts', 'content/types.d.ts'].map((file) => `../shared-libs/${file}`);
  const config = { extends: '../tsconfig.json', include: ['mf-lounge', ...shared] };
  await writeFile(project, JSON.stringify(config));
  await Promise.all([
    command(process.execPath, ['node_modules/typescript-native/bin/tsc', '-p', project]),
    command('npx', ['oxfmt', '--list-different', '-c', '.oxfmtrc.json', form]),
  ]);
});

/** What its page says, in each language. */
async function expectPage(remote: RemoteDefinition): Promise<void> {
  for (const [locale, words] of [
    ['es', 'Son las 10:00 en el aeropuerto'],
    ['en', 'It is 10:00 at the airport'],
    ['fr', 'Il est 10:00 à l’aéroport'],
    ['pt', 'São 10:00 no aeroporto'],
  ] as const) {
    const { status, html } = await renderOnServer(remote, { path: '/salas/nueva', locale });
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Lounge<\/h1>/);
    expect(html).toContain(words);
  }
}

test('its sources render in four languages', async () => {
  const sources: { default: RemoteDefinition } = jest.requireActual(
    path.join(dir, 'src/remote.ts'),
  );
  await expectPage(sources.default);
});

thoroughly(test)(
  'its release is valid, and its server bundle renders in four languages',
  async () => {
    await command('npm', ['run', '--silent', 'build'], dir);
    const answer = await release('check', 'mf-lounge', '1.0.0');
    expect(answer).toContain('mf-lounge 1.0.0 may be published on production.');
    await expectPage(await openBuilt(path.join(store, 'mf-lounge/1.0.0/server/remote.cjs')));
  },
);

/** The declaration of a server bundle, with the shared modules injected as the gateway does. */
async function openBuilt(file: string): Promise<RemoteDefinition> {
  const source = await readFile(file, 'utf8');
  const shared: ReadonlySet<string> = new Set(sharedModules);
  const module = { exports: {} as { default: RemoteDefinition } };
  const inject = (request: string): unknown =>
    shared.has(request) ? jest.requireActual(request) : createRequire(file)(request);
  const evaluate = vm.compileFunction(source, ['module', 'exports', 'require']) as (
    bundle: typeof module,
    exports: object,
    require: typeof inject,
  ) => void;
  evaluate(module, module.exports, inject);
  return module.exports.default;
}
