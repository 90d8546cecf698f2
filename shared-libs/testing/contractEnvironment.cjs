const { createRequire } = require('node:module');
const browserGlobals = require('./browserGlobals.cjs');
const NodeEnvironment = require('./nodeEnvironment.cjs');
const installTopLayer = require('./topLayer.cjs');

const { JSDOM } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom');

/** What Node has as well, and a document needs of its own kind. Its timers end with it. */
const ofTheDocument = [
  'Event',
  'EventTarget',
  'CustomEvent',
  'FormData',
  'Blob',
  'File',
  'navigator',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
];

/**
 * Node, as a server is, until a test calls `openBrowser()`: from then on there is a document, as where the page is read.
 * What was rendered without a document can so be hydrated with one, in the same test.
 */
module.exports = class ContractEnvironment extends NodeEnvironment {
  async setup() {
    await super.setup();
    this.global.openBrowser = () => {
      this.dom = new JSDOM('<!doctype html><body></body>', {
        url: 'http://localhost/',
        pretendToBeVisual: true,
      });
      const { window } = this.dom;
      Object.assign(window, browserGlobals());
      installTopLayer(window);
      for (const name of Object.getOwnPropertyNames(window)) {
        if (!(name in this.global) || ofTheDocument.includes(name)) this.define(name, window[name]);
      }
      this.define('window', window);
    };
  }

  async teardown() {
    this.dom?.window.close();
    await super.teardown();
  }

  define(name, value) {
    Object.defineProperty(this.global, name, { value, configurable: true, writable: true });
  }
};
