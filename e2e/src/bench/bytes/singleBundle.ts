import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import webpack from 'webpack';
import { integrityOf, repoRoot, singleBundleConfig } from '@eldorado/build';

const brotli = promisify(zlib.brotliCompress);

/** The site as one bundle: its files as they travel, and which of them each named chunk needs. */
export interface SingleBundle {
  files: ReadonlyMap<string, { br: Buffer; integrity: string }>;
  chunks: ReadonlyMap<string, readonly string[]>;
}

/**
 * Builds the whole site with one webpack build and no federation: the shell's own entry, with the one module
 * that fetches remotes replaced by plain imports of them. What this costs less is the federation tax.
 * @param dir where the build may write.
 */
export async function buildSingleBundle(dir: string): Promise<SingleBundle> {
  await mkdir(dir, { recursive: true });
  const remotes = path.join(dir, 'remotes.ts');
  await writeFile(remotes, await importsOfRemotes());
  const output = path.join(dir, 'client');
  const config = singleBundleConfig(path.join(repoRoot, 'shell'), './src/main.ts', output);
  config.module?.rules?.push({
    test: /[\\/](shell|mf-[a-z]+)[\\/]src[\\/].*\.tsx?$/,
    enforce: 'pre',
    loader: path.join(import.meta.dirname, 'chunkNameLoader.ts'),
  });
  config.plugins?.push(new webpack.NormalModuleReplacementPlugin(/[\\/]federation\.ts$/, remotes));
  const chunks = await build(config);
  if ([...chunks.keys()].some((name) => name.endsWith('federation'))) {
    throw new Error(
      'The bundle holds the federation: shell/src/client/remotes/pageRemotes.ts no longer gets it from ./federation.ts',
    );
  }

  const files = new Map<string, { br: Buffer; integrity: string }>();
  for (const name of await readdir(output)) {
    if (!name.endsWith('.js')) continue;
    const bytes = await readFile(path.join(output, name));
    files.set(name, { br: await brotli(bytes), integrity: integrityOf(bytes) });
  }
  return { files, chunks };
}

/** The chunks of a page, under the names that chunkNameLoader gives them. */
export function filesOfPage(
  bundle: SingleBundle,
  page: { remote: string; screen: string },
): string[] {
  const names = [
    'main',
    `${page.remote}.remote`,
    `${page.remote}.screen-${page.screen}`,
    `${page.remote}.reducers`,
  ];
  return [...new Set(names.flatMap((name) => bundle.chunks.get(name) ?? []))];
}

async function importsOfRemotes(): Promise<string> {
  const names = (await readdir(repoRoot)).filter((name) => /^mf-[a-z]+$/.test(name));
  const imports = names.map((name) => {
    const file = JSON.stringify(path.join(repoRoot, name, 'src/remote.ts'));
    return `'${name}': () => import(/* webpackChunkName: "${name}.remote" */ ${file}),`;
  });
  return [
    'const remotes = {',
    ...imports,
    '};',
    'export const connectRemotes = (_site, own) => async (name) =>',
    '  name === own.name ? own : (await remotes[name]()).default;',
    '',
  ].join('\n');
}

function build(config: webpack.Configuration): Promise<SingleBundle['chunks']> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) return reject(error);
      if (!stats || stats.hasErrors()) return reject(new Error(stats?.toString('errors-only')));
      const groups = [...stats.compilation.namedChunkGroups];
      resolve(
        new Map(
          groups.map(([name, group]) => [
            name,
            group.getFiles().filter((file) => file.endsWith('.js')),
          ]),
        ),
      );
    });
  });
}
