const { TestEnvironment } = require('jest-environment-jsdom');
const browserGlobals = require('./browserGlobals.cjs');
const installTopLayer = require('./topLayer.cjs');

/** jsdom with what every browser has and jsdom lacks. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, browserGlobals());
    installTopLayer(this.global);
  }
};
