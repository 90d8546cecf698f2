import { FairQueue } from '@eldorado/http/fair-queue';

/** Of so many pages one is a refresh, however many visitors wait: what is in memory must not age without end. */
const refreshEvery = 4;

/**
 * What waits to be rendered: pages that a visitor waits for, and new copies of pages that were served from memory meanwhile. Each kind
 * has its own bounds, so that neither takes the other's place.
 */
export class RenderQueue<T> {
  private readonly waitedFor: FairQueue<T>;
  private readonly refreshes: FairQueue<T>;
  private turn = 0;

  /** @param most how many of each kind may wait, of all and of each address. */
  constructor(most: { all: number; each: number }) {
    this.waitedFor = new FairQueue(most);
    this.refreshes = new FairQueue(most);
  }

  get size(): number {
    return this.waitedFor.size + this.refreshes.size;
  }

  /** Pages that visitors wait for. */
  get waiting(): number {
    return this.waitedFor.size;
  }

  /** @returns what waits no longer, since it made room. @throws {QueueFull} */
  add(address: string, item: T, isRefresh: boolean): T | undefined {
    return (isRefresh ? this.refreshes : this.waitedFor).add(address, item);
  }

  next(): T | undefined {
    this.turn += 1;
    const [first, second] =
      this.turn % refreshEvery === 0
        ? [this.refreshes, this.waitedFor]
        : [this.waitedFor, this.refreshes];
    return first.next() ?? second.next();
  }

  /** All that waits; the queue is empty then. */
  drain(): T[] {
    return [...this.waitedFor.drain(), ...this.refreshes.drain()];
  }
}
