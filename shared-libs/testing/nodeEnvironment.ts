import { statfsSync } from 'node:fs';
import { TestEnvironment } from 'jest-environment-node';

// Stores ask the disk to have each change before they go on: tests end processes, not machines, and need not wait for it.
const memory = '/dev/shm';
if (!process.env.TMPDIR && hasRoom(memory)) process.env.TMPDIR = memory;

/** Whether there is a folder in memory with a gigabyte to spare: in a container it may have a sixteenth of that. */
function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > 2 ** 30;
  } catch {
    return false;
  }
}

/**
 * Node, whose timeouts end with the test file, as jsdom's do: RTK Query's batches outlive what was rendered on the server
 * by half a second, and a worker that has not ended by then is killed by jest. What else stays open is still told.
 */
export default class NodeEnvironment extends TestEnvironment {
  timers = new Set<NodeJS.Timeout>();

  override async setup() {
    await super.setup();
    const { setTimeout } = this.global;
    const tracked = (work: (...values: unknown[]) => void, ...rest: [number?, ...unknown[]]) => {
      const timer = setTimeout(
        (...values: unknown[]) => {
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
    ) as typeof setTimeout;
  }

  override async teardown() {
    for (const timer of this.timers) clearTimeout(timer);
    await super.teardown();
  }
}
