export { createHarness, type HarnessOptions } from './server.ts';
export { buildHost } from './buildHost.ts';
export type { HarnessExample } from './example.ts';
