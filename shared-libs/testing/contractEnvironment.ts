import { createRequire } from 'node:module';
import type * as Jsdom from 'jsdom';
import { browserGlobals } from './browserGlobals.ts';
import NodeEnvironment from './nodeEnvironment.ts';
import { installTopLayer } from './topLayer.ts';

const jsdom = createRequire(require.resolve('jest-environment-jsdom'))('jsdom') as typeof Jsdom;

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
export default class ContractEnvironment extends NodeEnvironment {
  dom: Jsdom.JSDOM | undefined;

  override async setup() {
    await super.setup();
    this.define('openBrowser', () => {
      this.dom = new jsdom.JSDOM('<!doctype html><body></body>', {
        url: 'http://localhost/',
        pretendToBeVisual: true,
      });
      const { window } = this.dom;
      Object.assign(window, browserGlobals());
      installTopLayer(window);
      for (const name of Object.getOwnPropertyNames(window)) {
        if (!(name in this.global) || ofTheDocument.includes(name))
          this.define(name, window[name] as unknown);
      }
      this.define('window', window);
    });
  }

  override async teardown() {
    this.dom?.window.close();
    await super.teardown();
  }

  define(name: string, value: unknown) {
    Object.defineProperty(this.global, name, { value, configurable: true, writable: true });
  }
}
