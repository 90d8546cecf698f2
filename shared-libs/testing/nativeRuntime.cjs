// JavaScript, since jest loads its runtime by Node’s `require`, without a transform.
const { mkdirSync, writeFileSync } = require('node:fs');
const { findSourceMap, register } = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { default: Runtime } = require('jest-runtime');

// As `--import @eldorado/build/register` does, in each of jest's workers.
const parent = pathToFileURL(require.resolve('@eldorado/build/register'));
for (const hook of ['./typescriptHook.mjs', './contentHook.ts']) register(hook, parent);

process.setSourceMapsEnabled(true);
const maps = path.join(__dirname, '../../node_modules/.cache/eldorado-maps');

/** The file from which jest reads where a line of a failure was in its source. @param source as a stack names it: `file:/…`. */
function mapOf(source) {
  const map = findSourceMap(source.replace(/^file:\/+/, 'file:///'));
  if (!map) return undefined;
  mkdirSync(maps, { recursive: true });
  const file = path.join(maps, `${source.replaceAll(/\W+/g, '-')}.json`);
  writeFileSync(file, JSON.stringify(map.payload));
  return file;
}

function withoutEffect() {
  throw new Error(
    'Node loads this test, so that its modules and its time are the real ones: give it a part or a handScheduler(), or ask for an environment of a page’s (docs/testing.md)',
  );
}

/**
 * Tests of what runs in Node are loaded by Node, as the product is, and share what they import with the others of their
 * worker: jest's own registry reads some 2,000 modules of the API anew for every file, which took longer than its tests.
 * What a file changes in `process.env` is put back after it; modules keep no state of a site.
 */
module.exports = class NativeRuntime extends Runtime {
  env = { ...process.env };

  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    this.environment = environment;
    // A test that asks for an environment of its own, such as a page's, is in a world that Node's modules are not in.
    const isOfNode = environment.constructor.name === 'NodeEnvironment';
    this.isNative = (file) => isOfNode && /\.test\.ts$/.test(file);
    if (!isOfNode) return;
    const known = this.getSourceMaps();
    const { get } = known;
    known.get = (source) => get.call(known, source) ?? mapOf(source);
    // `expect.any(String)` compares with the one it knows.
    Object.assign(environment.global, { String, Number, Boolean, Object, Array, Function });
  }

  unstable_shouldLoadAsEsm(file) {
    return this.isNative(file) || super.unstable_shouldLoadAsEsm(file);
  }

  async unstable_importModule(file, ...rest) {
    if (!this.isNative(file)) return super.unstable_importModule(file, ...rest);
    // `test`, `expect`, `jest` and the like, and the console that is silent with --silent.
    const globals = this.requireModuleOrMock(file, '@jest/globals');
    Object.assign(globals.jest, { mock: withoutEffect, useFakeTimers: withoutEffect });
    Object.assign(globalThis, globals, {
      console: this.environment.global.console,
    });
    return import(pathToFileURL(file).href);
  }

  teardown() {
    for (const name of Object.keys(process.env)) if (!(name in this.env)) delete process.env[name];
    Object.assign(process.env, this.env);
    super.teardown();
  }
};
