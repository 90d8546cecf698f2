// JavaScript, since jest finds no preset of another ending, and reads it before the hook that reads TypeScript is there.
import { createRequire } from 'node:module';
import path from 'node:path';
import '@eldorado/build/register';

const { patches } = await import('@eldorado/build/patches');

const require = createRequire(import.meta.url);
const here = (file) => path.join(import.meta.dirname, file);
const escaped = (text) => text.replace(/[.]/g, '\\$&');

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

const patchedFiles = patches.map((patch) => escaped(`${patch.package}/${patch.file}`));

/**
 * Jest's `transformIgnorePatterns`: of node_modules it compiles the shared libraries, which are sources wherever they
 * lie, the patched libraries, and these.
 * @param {string[]} names packages that ship ES modules only.
 */
export const compiledPackages = (...names) => [
  `/node_modules/(?!(${['@eldorado', ...patches.map((patch) => patch.package), ...names].join('|')})/)`,
];

/** The imports that lead to a patched file in a browser, and to its CommonJS twin in Node. */
const patchedImports = patches.flatMap((patch) => {
  const folder = folderOf(patch.package);
  if (!folder) return [];
  return Object.entries(patch.resolve).map(([request, file]) => [
    `^${escaped(request)}$`,
    path.join(folder, file),
  ]);
});

/** Where a package lies; null in a repository that does without it. */
function folderOf(name) {
  try {
    return path.dirname(require.resolve(`${name}/package.json`));
  } catch {
    return null;
  }
}

/** How jest reads a remote's sources: the repository's own configuration, and that of a remote in its own repository. */
export default {
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testEnvironment: here('nodeEnvironment.ts'),
  setupFilesAfterEnv: [here('patient.ts')],
  transform: {
    '/content/(collection\\.yaml|[\\w-]+/(es|en|fr|pt)\\.md)$': here('contentTransform.mjs'),
    [`/node_modules/(${patchedFiles.join('|')})$`]: [here('patchedTransform.mjs'), swc],
    '\\.(m?[jt]sx?)$': [require.resolve('@swc/jest'), swc],
  },
  transformIgnorePatterns: compiledPackages(),
  moduleNameMapper: {
    '\\.module\\.css$': here('cssModuleStub.ts'),
    '\\.css$': here('emptyStub.ts'),
    '\\.woff2$': here('emptyStub.ts'),
    ...Object.fromEntries(patchedImports),
  },
};
