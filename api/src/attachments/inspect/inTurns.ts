import { FairQueue, QueueFull } from '@eldorado/http/fair-queue';
import { blockOf } from '@eldorado/http/network';

interface Waiting<Given, Result> {
  given: Given;
  resolve: (result: Result | Promise<Result>) => void;
  reject: (reason: unknown) => void;
}

/**
 * Does one thing after the other, in turns of who asks: of each /24, or /48 of IPv6, one before the second of any.
 * @param most how many may wait, of all and of each network.
 * @returns does it in its turn; rejects with {@link QueueFull} where too many wait already.
 */
export function inTurns<Given, Result>(
  work: (given: Given) => Promise<Result>,
  most: { all: number; each: number },
) {
  const queue = new FairQueue<Waiting<Given, Result>>(most);
  let busy = false;

  async function next(): Promise<void> {
    const turn = busy ? undefined : queue.next();
    if (!turn) return;
    busy = true;
    const done = work(turn.given);
    turn.resolve(done);
    await done.catch(() => undefined);
    busy = false;
    void next();
  }

  return (given: Given, address: string): Promise<Result> =>
    new Promise((resolve, reject) => {
      queue.add(blockOf(address), { given, resolve, reject })?.reject(new QueueFull());
      void next();
    });
}
