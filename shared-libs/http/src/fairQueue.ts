/** Why something is not taken into the queue: it is full, for this address or for all. */
export class QueueFull extends Error {
  constructor() {
    super('More is asked for than can be done');
    this.name = 'QueueFull';
  }
}

/**
 * What waits, by who waits for it: everybody's first before anybody's second, so that one who asks for 400 things at once
 * keeps nobody else waiting for more than one of them. Where it is full, whoever has most in it makes room for who has less, so
 * that no few fill it.
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

  /** @returns what waits no longer, since it made room. @throws {QueueFull} */
  add(address: string, item: T): T | undefined {
    const own = this.waiting.get(address) ?? [];
    if (own.length >= this.most.each) throw new QueueFull();
    const dropped = this.count >= this.most.all ? this.makeRoom(own.length) : undefined;
    own.push(item);
    this.waiting.set(address, own);
    this.count += 1;
    return dropped;
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

  /** Takes the last of who has most; of who has one more than the newcomer nothing, or two would change places for ever. */
  private makeRoom(own: number): T | undefined {
    const [longest = []] = [...this.waiting.values()].sort((a, b) => b.length - a.length);
    if (longest.length <= own + 1) throw new QueueFull();
    this.count -= 1;
    return longest.pop();
  }

  /** All that waits, in no order of note; the queue is empty then. */
  drain(): T[] {
    const all = [...this.waiting.values()].flat();
    this.waiting.clear();
    this.count = 0;
    return all;
  }
}
