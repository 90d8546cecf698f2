const { join } = require('node:path');

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

/** How jest reads a remote's sources: the repository's own configuration, and that of a remote in its own repository. */
module.exports = {
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.tsbuild/'],
  setupFilesAfterEnv: [join(__dirname, 'patient.cjs')],
  transform: { '\\.(m?[jt]sx?)$': [require.resolve('@swc/jest'), swc] },
  // The shared libraries are sources wherever they lie.
  transformIgnorePatterns: ['/node_modules/(?!@eldorado/)'],
  moduleNameMapper: {
    '\\.module\\.css$': join(__dirname, 'cssModuleStub.cjs'),
    '\\.css$': join(__dirname, 'emptyStub.cjs'),
    '\\.woff2$': join(__dirname, 'emptyStub.cjs'),
  },
};
