import { TestEnvironment } from 'jest-environment-jsdom';
import { browserGlobals } from './browserGlobals.ts';
import { installTopLayer } from './topLayer.ts';

/** jsdom with what every browser has and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, browserGlobals());
    installTopLayer(this.global);
  }
}
