const { TestEnvironment } = require('jest-environment-node');

/**
 * Node, whose timeouts end with the test file, as jsdom's do: RTK Query's batches outlive what was rendered on the server
 * by half a second, and a worker that has not ended by then is killed by jest. What else stays open is still told.
 */
module.exports = class NodeEnvironment extends TestEnvironment {
  timers = new Set();

  async setup() {
    await super.setup();
    const { setTimeout } = this.global;
    const tracked = (work, ...rest) => {
      const timer = setTimeout(
        (...values) => {
          this.timers.delete(timer);
          work(...values);
        },
        ...rest,
      );
      this.timers.add(timer);
      return timer;
    };
    // Its promise as well.
    this.global.setTimeout = Object.defineProperties(
      tracked,
      Object.getOwnPropertyDescriptors(setTimeout),
    );
  }

  async teardown() {
    for (const timer of this.timers) clearTimeout(timer);
    await super.teardown();
  }
};
