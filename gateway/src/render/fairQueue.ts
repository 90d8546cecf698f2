/** Why something is not taken into the queue: it is full, for this address or for all. */
export class QueueFull extends Error {
  constructor() {
    super('More pages are asked for than can be rendered');
    this.name = 'QueueFull';
  }
}

/**
 * What waits, by who waits for it: everybody's first before anybody's second, so that one who asks for 400 pages at once
 * keeps nobody else waiting for more than one of them.
 */
export class FairQueue<T> {
  private readonly waiting = new Map<string, T[]>();
  private count = 0;
  private readonly most: { all: number; each: number };

  /** @param most how many may wait, of all and of each address. */
  constructor(most: { all: number; each: number }) {
    this.most = most;
  }

  get size(): number {
    return this.count;
  }

  /** @throws {QueueFull} */
  add(address: string, item: T): void {
    const own = this.waiting.get(address) ?? [];
    if (this.count >= this.most.all || own.length >= this.most.each) throw new QueueFull();
    own.push(item);
    this.waiting.set(address, own);
    this.count += 1;
  }

  next(): T | undefined {
    for (const [address, own] of this.waiting) {
      const item = own.shift();
      // Whoever was served waits behind the others.
      this.waiting.delete(address);
      if (own.length > 0) this.waiting.set(address, own);
      if (item === undefined) continue;
      this.count -= 1;
      return item;
    }
    return undefined;
  }

  /** All that waits, in no order of note; the queue is empty then. */
  drain(): T[] {
    const all = [...this.waiting.values()].flat();
    this.waiting.clear();
    this.count = 0;
    return all;
  }
}
