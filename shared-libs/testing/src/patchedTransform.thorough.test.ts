import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { repoRoot } from '@eldorado/build';
import { patches } from '@eldorado/build/patches';

jest.setTimeout(60_000);

interface Built {
  errors: string[];
  /** Every module of the build: its source as the loaders left it, by its file. */
  sources: Record<string, string>;
}

let built: Built;
let output: string;

beforeAll(async () => {
  output = await mkdtemp(path.join(tmpdir(), 'patched-'));
  built = JSON.parse(await inNode(build)) as Built;
});
afterAll(() => rm(output, { recursive: true }));

/** Runs a module outside jest. @returns what it printed. */
async function inNode(script: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', '@eldorado/build/register', '--input-type=module', '-e', script, output],
    {
      cwd: path.join(repoRoot, 'shared-libs/testing'),
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: '' },
      maxBuffer: 64_000_000,
    },
  );
  return stdout;
}

/** Bundles the patched libraries as a browser build does, held to a table with a file that is not there. */
const build = `
  import { writeFileSync } from 'node:fs';
  import path from 'node:path';
  import webpack from 'webpack';
  import { PatchesMetPlugin, repoRoot, singleBundleConfig } from '@eldorado/build';
  import { patches } from '@eldorado/build/patches';
  const output = process.argv[1];
  const entry = path.join(output, 'entry.mjs');
  const requests = patches.flatMap(({ package: name, file, resolve }) =>
    Object.keys(resolve).length > 0
      ? Object.keys(resolve)
      // By its place: a package may export its file under another name alone.
      : [path.join(repoRoot, 'node_modules', name, file)]);
  writeFileSync(entry, requests.map((request, index) =>
    'import * as a' + index + " from '" + request + "'; console.log(a" + index + ');').join('\\n'));
  const config = singleBundleConfig(output, entry, path.join(output, 'out'));
  config.resolve.modules = [path.join(repoRoot, 'node_modules')];
  config.optimization.minimize = false;
  const renamed = patches.map((patch) => ({ ...patch, app: 'here', file: patch.file.replace('formik.esm', 'renamed') }));
  config.plugins.push(new PatchesMetPlugin('here', renamed), new PatchesMetPlugin('here', patches.map((patch) => ({ ...patch, app: 'here' }))));
  webpack(config, (error, stats) => {
    if (error) throw error;
    const sources = {};
    for (const module of stats.compilation.modules)
      for (const part of module.modules ?? [module])
        if (part.originalSource?.()) sources[part.nameForCondition()] = part.originalSource().source().toString();
    process.stdout.write(JSON.stringify({ errors: stats.compilation.errors.map((fault) => fault.message), sources }));
  });
`;

test('a build that does not meet a file of the table fails, with what to do', () => {
  expect(built.errors).toEqual([
    'formik: dist/renamed.js is in shared-libs/build/src/patches.ts and not in the browser build of here. Name the file that the library has instead, or remove the row.',
  ]);
});

test('jest finds the files that the build finds', async () => {
  const requests = patches.flatMap((patch) =>
    Object.entries(patch.resolve).map(([request, file]) => [request, `${patch.package}/${file}`]),
  );
  expect(requests).not.toEqual([]);
  // As jest reads it: the first name that the request has.
  const found = JSON.parse(
    await inNode(`
      import preset from '@eldorado/testing/jest-preset';
      const names = Object.entries(preset.moduleNameMapper);
      const found = ${JSON.stringify(requests)}.map(([request]) =>
        names.find(([pattern]) => new RegExp(pattern).test(request))?.[1]);
      process.stdout.write(JSON.stringify(found));
    `),
  ) as string[];
  expect(found).toEqual(requests.map(([, file = '']) => path.join(repoRoot, 'node_modules', file)));
  expect(Object.keys(built.sources)).toEqual(expect.arrayContaining(found));
});

test('jest and the build see the same patched sources', async () => {
  const files = patches.map((patch) =>
    path.join(repoRoot, 'node_modules', patch.package, patch.file),
  );
  await writeFile(path.join(output, 'sources.json'), JSON.stringify(built.sources));
  // The file on disk through the preset's transform, and what the build made of it through jest's usual one.
  const compiled = await inNode(`
    import { readFileSync } from 'node:fs';
    import preset from '@eldorado/testing/jest-preset';
    const sources = JSON.parse(readFileSync(process.argv[1] + '/sources.json', 'utf8'));
    const context = { config: {}, transformerConfig: {}, supportsStaticESM: false };
    const compile = async (file, name, source) => {
      const [, [transform, options]] =
        Object.entries(preset.transform).find(([pattern]) => new RegExp(pattern).test(name));
      const { default: transformer } = await import(transform);
      return transformer.createTransformer(options).process(source, file, context).code;
    };
    const pairs = ${JSON.stringify(files)}.map(async (file) => [
      await compile(file, file, readFileSync(file, 'utf8')),
      await compile(file, 'any.js', sources[file].replaceAll('import.meta.hot', 'undefined')),
    ]);
    process.stdout.write(JSON.stringify(await Promise.all(pairs)));
  `);
  const pairs = JSON.parse(compiled) as [string, string][];
  expect(pairs).toHaveLength(patches.length);
  for (const [byJest, byBuild] of pairs) expect(byJest).toBe(byBuild);
  for (const file of files) expect(built.sources[file]).not.toBe(await readFile(file, 'utf8'));
});
