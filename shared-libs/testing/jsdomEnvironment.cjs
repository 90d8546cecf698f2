const { TestEnvironment } = require('jest-environment-jsdom');
const installTopLayer = require('./topLayer.cjs');

/** jsdom with what every browser has and jsdom lacks; React Router and the HTTP client need it. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      Request,
      Response,
      Headers,
      fetch,
      AbortController,
      AbortSignal,
      ReadableStream,
      structuredClone,
      // Nothing has a size here that could change.
      ResizeObserver: class {
        observe() {}
        disconnect() {}
      },
    });
    installTopLayer(this.global);
  }
};
