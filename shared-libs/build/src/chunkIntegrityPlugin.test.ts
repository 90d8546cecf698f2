import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { ChunkIntegrityPlugin, integrityOf } from './chunkIntegrityPlugin.ts';

jest.setTimeout(60_000);

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'integrity-'));
  await writeFile(
    path.join(dir, 'main.js'),
    `self.openBoard = () => import(/* webpackChunkName: "board" */ './board.js');
     self.openHub = () => import(/* webpackChunkName: "hub" */ './hub.js');`,
  );
  await writeFile(path.join(dir, 'board.js'), `export const board = 'board';`);
  await writeFile(path.join(dir, 'hub.js'), `export const hub = 'hub';`);
});
afterEach(() => rm(dir, { recursive: true }));

/** Builds as the preset does, with hashed chunks and an entry of a fixed name. */
async function build(minimize: boolean): Promise<void> {
  const config: Configuration = {
    context: dir,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry: { main: './main.js' },
    output: {
      path: path.join(dir, 'dist'),
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: '/assets/',
    },
    optimization: {
      minimize,
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false })],
    },
    plugins: [new ChunkIntegrityPlugin()],
  };
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    webpack(config, (error, result) => (error ? reject(error) : resolve(result)));
  });
  expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);
}

const built = (file: string) => readFile(path.join(dir, 'dist', file));

async function chunkNamed(name: string): Promise<string> {
  const files = await readdir(path.join(dir, 'dist'));
  return files.find((file) => new RegExp(`^${name}\\.[0-9a-f]{8}\\.js$`).test(file)) ?? '';
}

interface Script {
  src?: string;
  integrity?: string;
  crossOrigin?: string;
}

/** Runs the entry in a page of nothing and answers the scripts that it asks for. */
async function scriptsAskedFor(): Promise<Script[]> {
  const appended: Script[] = [];
  const self: Record<string, unknown> = {};
  const document = {
    getElementsByTagName: () => [],
    createElement: () => ({
      setAttribute(this: Record<string, string>, name: string, value: string) {
        this[name] = value;
      },
      getAttribute: () => null,
    }),
    head: { appendChild: (script: Script) => appended.push(script) },
  };
  const code = (await built('main.js')).toString();
  vm.runInNewContext(code, {
    self,
    document,
    location: { href: 'http://site/' },
    setTimeout: () => 0,
    clearTimeout: () => undefined,
  });
  (self['openBoard'] as () => Promise<unknown>)().catch(() => undefined);
  (self['openHub'] as () => Promise<unknown>)().catch(() => undefined);
  return appended;
}

test('an integrity is the sha384 of the bytes, as the attribute wants it', () => {
  // What `printf '' | sha384sum` gives, in base64.
  expect(integrityOf('')).toBe(
    'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb',
  );
});

test.each([
  ['as written', false],
  ['minified', true],
])('each chunk is asked for with the sha256 of its file, %s', async (_, minimize) => {
  await build(minimize);
  const scripts = await scriptsAskedFor();
  const expected = await Promise.all(
    ['board', 'hub'].map(async (name) => {
      const file = await chunkNamed(name);
      const digest = createHash('sha256')
        .update(await built(file))
        .digest('base64');
      return { src: `/assets/${file}`, integrity: `sha256-${digest}`, crossOrigin: 'anonymous' };
    }),
  );
  expect(scripts).toEqual(expected.map((script) => expect.objectContaining(script) as Script));
});

test('no placeholder is left, and the entry does not name itself', async () => {
  await build(true);
  const code = (await built('main.js')).toString();
  expect(code).not.toContain('__CHUNK_INTEGRITY__');
  expect(code.match(/sha256-/g)).toHaveLength(2);
  expect(code).not.toContain('"main.js"');
});

test('another chunk gives the entry another integrity to ask for', async () => {
  await build(true);
  const before = await scriptsAskedFor();
  await writeFile(path.join(dir, 'board.js'), `export const board = 'changed';`);
  await build(true);
  const after = await scriptsAskedFor();
  expect(after[0]?.integrity).not.toBe(before[0]?.integrity);
  expect(after[1]?.integrity).toBe(before[1]?.integrity);
});
