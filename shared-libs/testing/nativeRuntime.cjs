// JavaScript, since jest loads its runtime by Node’s `require`, without a transform.
const { register } = require('node:module');
const { pathToFileURL } = require('node:url');
const { default: Runtime } = require('jest-runtime');

// As `--import @eldorado/build/register` does, in each of jest's workers.
const parent = pathToFileURL(require.resolve('@eldorado/build/register'));
for (const hook of ['./typescriptHook.mjs', './contentHook.ts']) register(hook, parent);

/**
 * Tests of what runs in Node are loaded by Node, as the product is, and share what they import with the others of their
 * worker: jest's own registry reads some 2,000 modules of the API anew for every file, which took longer than its tests.
 * What a file changes in `process.env` is put back after it; modules keep no state of a site.
 */
module.exports = class NativeRuntime extends Runtime {
  static isTest = (file) => /\.test\.ts$/.test(file);
  env = { ...process.env };

  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    this.environment = environment;
    // `expect.any(String)` compares with the one it knows.
    Object.assign(environment.global, { String, Number, Boolean, Object, Array, Function });
  }

  unstable_shouldLoadAsEsm(file) {
    return NativeRuntime.isTest(file) || super.unstable_shouldLoadAsEsm(file);
  }

  async unstable_importModule(file, ...rest) {
    if (!NativeRuntime.isTest(file)) return super.unstable_importModule(file, ...rest);
    // `test`, `expect`, `jest` and the like, and the console that is silent with --silent.
    Object.assign(globalThis, this.requireModuleOrMock(file, '@jest/globals'), {
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
