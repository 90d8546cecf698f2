import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sourceHash, type Sources } from '@eldorado/releases';
import { thoroughly } from '@eldorado/testing/thorough';
import { sourcesOf } from './readSources.ts';

jest.setTimeout(120_000);

const here = import.meta.dirname;
// A repository with a shell, two remotes, a shared library, and what builds none of them.
let root: string;
let before: Record<string, string | undefined>;
let sources: Record<string, Sources>;

const ui = '../../shared-libs/ui/src';
const apps = ['shell', 'mf-flights', 'mf-taxi'];
const files = {
  'package.json': '{}',
  'shared-libs/ui/src/button.js': 'export const button = 1;',
  'shared-libs/ui/src/table.js': 'export const table = 1;',
  'shared-libs/content/rules.mjs': 'export const rules = 1;',
  'shared-libs/content/loader.mjs': `
    import { rules } from './rules.mjs';
    export default function () {
      this.addDependency(this.resourcePath.replace('content/board.page', 'board.yaml'));
      this.addContextDependency(this.context);
      return 'export default ' + rules;
    }`,
  'shared-libs/releases/src/commands/reading/list.ts': '',
  'gateway/src/start.ts': '',
  'shell/src/main.js': `import '${ui}/button.js';`,
  'mf-flights/src/main.js': `import './board'; import '../content/board.page';
    import '${ui}/table.js'; import 'formik';`,
  'mf-flights/src/board.js': 'export default 1;',
  'mf-flights/content/board.page': '',
  'mf-flights/board.yaml': '',
  'mf-taxi/src/main.js': 'export default 1;',
  'node_modules/formik/package.json': '{ "name": "formik", "version": "2.4.6" }',
  'node_modules/formik/index.js': '',
};

const write = async (file: string, text: string, folder = root) => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
};

/** Builds each app in a process of its own, where loaders are modules, and prints what was read. */
const program = `
import { createRequire } from 'node:module';
import { readApp, repoRoot } from '${here}/app.ts';
import { remoteConfig } from '${here}/preset.ts';
import { readsOf, sourcesOf } from '${here}/readSources.ts';
const webpack = createRequire('${here}/preset.ts')('webpack');
const root = process.env.ROOT;
function reads(config) {
  let found;
  const noting = { apply: ({ hooks }) => hooks.afterEmit.tap('noting', (done) => void (found = readsOf(done))) };
  const plugins = (config.plugins ?? []).filter((plugin) => plugin.constructor.name !== 'ReleasePlugin');
  const output = { ...config.output, path: root + '/dist' };
  return new Promise((resolve, reject) => {
    webpack({ ...config, output, plugins: [...plugins, noting] }, (error, stats) =>
      error || stats.hasErrors() ? reject(error ?? stats.toString()) : resolve(found),
    );
  });
}
const sources = {};
for (const name of ${JSON.stringify(apps)}) {
  const dir = root + '/' + name;
  const rules = [{ test: /\\.page$/, loader: root + '/shared-libs/content/loader.mjs' }];
  const resolve = { extensions: ['.ts', '.js'] };
  const entry = './src/main.js';
  const read = await reads({ context: dir, mode: 'production', entry, resolve, module: { rules } });
  sources[name] = sourcesOf({ name, dir }, [read], root);
}
if (process.env.THOROUGH) {
  const forms = readApp(repoRoot + '/mf-forms');
  const sides = [];
  for (const config of remoteConfig(forms.dir)) sides.push(await reads(config));
  sources['mf-forms'] = sourcesOf(forms, sides);
}
console.log(JSON.stringify(sources));
`;

let template: string;
beforeAll(async () => {
  template = await realpath(await mkdtemp(path.join(tmpdir(), 'reads-')));
  for (const [file, text] of Object.entries(files)) await write(file, text, template);
  await write('build.mjs', program, template);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', path.join(here, '../register.mjs'), path.join(template, 'build.mjs')],
    { env: { ...process.env, ROOT: template, NODE_OPTIONS: '' } },
  );
  sources = JSON.parse(stdout) as Record<string, Sources>;
});
afterAll(() => rm(template, { recursive: true }));

beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'edited-')));
  await cp(template, root, { recursive: true });
  before = await hashes();
});
afterEach(() => rm(root, { recursive: true }));

async function hashes(): Promise<Record<string, string | undefined>> {
  const all = apps.map(async (name) => {
    const read = sources[name];
    return [name, read && (await sourceHash(read, root))] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

test.each([
  ['the release command', 'shared-libs/releases/src/commands/reading/list.ts', []],
  ['the gateway', 'gateway/src/start.ts', []],
  ["the repository's package.json", 'package.json', []],
  ['a remote', 'mf-taxi/src/main.js', ['mf-taxi']],
  ['a part of the shell', 'shell/src/main.js', ['shell']],
  ['a shared component that the shell shows', 'shared-libs/ui/src/button.js', ['shell']],
  ['one that a remote bundles', 'shared-libs/ui/src/table.js', ['mf-flights']],
  ['a file that a loader read', 'mf-flights/board.yaml', ['mf-flights']],
  ['a new file in a folder that a loader read', 'mf-flights/content/hub.page', ['mf-flights']],
  ['what a loader is made of', 'shared-libs/content/rules.mjs', ['mf-flights']],
  ['a new file that comes first', 'mf-flights/src/board.ts', ['mf-flights']],
  ["a remote's package.json", 'mf-taxi/package.json', ['mf-taxi']],
  ['a first widget', 'mf-taxi/src/widgets.ts', ['mf-taxi']],
  ['a first early script', 'mf-taxi/src/early/board.ts', ['mf-taxi']],
])('editing %s rebuilds those whose build read it, and no other', async (_, file, rebuilt) => {
  await write(file, '{ "changed": true }');
  const after = await hashes();
  expect(apps.filter((name) => after[name] !== before[name])).toEqual(rebuilt);
});

test('a deleted file and another version of a package count', async () => {
  await rm(path.join(root, 'mf-taxi/src/main.js'));
  await write('node_modules/formik/package.json', '{ "name": "formik", "version": "2.4.7" }');
  const after = await hashes();
  expect(apps.filter((name) => after[name] !== before[name])).toEqual(['mf-flights', 'mf-taxi']);
});

test('a workspace is read as its files, not as a package', async () => {
  await symlink(path.join(root, 'shared-libs/ui'), path.join(root, 'node_modules/ui'));
  const app = {
    name: 'mf-taxi',
    container: 'mf_taxi',
    version: '1.0.0',
    dir: path.join(root, 'mf-taxi'),
  };
  const read = [path.join(root, 'node_modules/ui'), path.join(root, 'shared-libs/ui/src/table.js')];
  const found = sourcesOf(app, [{ files: read, folders: [], loaders: [] }], root);
  expect(found.packages).toEqual([]);
  expect(found.files).toContain('shared-libs/ui/src/table.js');
});

/** Its builds take as long as all else here: `npm run thorough documents`. */

thoroughly(test)(
  "a remote of this repository is built from its own files, its libraries' and the preset",
  () => {
    const found = sources['mf-forms'] ?? { files: [], folders: [], packages: [] };
    expect(found.files).toEqual(
      expect.arrayContaining([
        'mf-forms/package.json',
        'mf-forms/src/contact/ContactForm.tsx',
        'mf-forms/src/contact/contact.module.css',
        'shared-libs/build/src/preset.ts',
        'shared-libs/build/src/patches.ts',
        'shared-libs/remote/src/declaration/descriptor.ts',
      ]),
    );
    const others =
      /^(?!mf-forms\/|shared-libs\/(build|content|http|i18n|remote|rules|store|ui)\/)|\.test\.tsx?$/;
    expect(found.files.filter((file) => others.test(file))).toEqual([]);
    expect(found.packages).toEqual(
      expect.arrayContaining([
        'node_modules/formik',
        'node_modules/swc-loader',
        'node_modules/webpack',
      ]),
    );
  },
);
