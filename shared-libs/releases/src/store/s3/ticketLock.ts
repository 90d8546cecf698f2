import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { heartbeatMs, lockScheduler, silentMs, type Holds, type LockOptions } from '../lock.ts';
import { failure, success, type Result } from '../../result.ts';
import type { Bucket, StoredObject } from './bucket.ts';

/**
 * Runs an action while no other process runs one with the same bucket, as `withLock` does with a folder.
 *
 * It is Lamport's bakery: everyone says that it is choosing, takes a number above all others, and waits until
 * nobody is choosing and nobody with a smaller number is left. It needs no more than that a list shows what was
 * written before, which every service promises: for those without conditional writes (conditionalLock.ts).
 */
export async function withTicketLock<T>(
  bucket: Bucket,
  action: (holds: Holds) => Promise<T>,
  { waitMs = 10_000, scheduler = lockScheduler }: LockOptions = {},
): Promise<Result<T, 'locked'>> {
  const id = randomUUID();
  const choosing = `lock/choosing-${id}`;
  let ticket: string | undefined;
  let endHeart: (() => void) | undefined;
  // From before each request: the service may have noted it at once, and answered late.
  let alive = Date.now();
  const isSilent = () => Date.now() - alive > silentMs;
  try {
    await bucket.put(choosing, '.');
    ticket = nextTicket(await bucket.list('lock/ticket-'), id);
    await bucket.put(ticket, '.');
    await bucket.remove([choosing]);
    const mine = ticket;
    const beat = async () => {
      // The ticket may have been taken away: it must not come back.
      if (isSilent()) return;
      const now = Date.now();
      await bucket.put(mine, '.');
      alive = now;
    };
    endHeart = scheduler.every(heartbeatMs, () => void beat().catch(() => undefined));
    const deadline = performance.now() + waitMs;
    while (!(await isFirst(bucket, mine))) {
      if (performance.now() > deadline) {
        return failure('locked', 'Another change is running. Try again when it has ended.');
      }
      await wait(50 + Math.random() * 50);
    }
    return success(await action(async () => !isSilent() && (await bucket.list(mine)).length > 0));
  } finally {
    endHeart?.();
    await bucket.remove([choosing, ...(ticket ? [ticket] : [])]);
  }
}

/** Numbers have the same length, so that the order of the keys is theirs. */
function nextTicket(tickets: readonly StoredObject[], id: string): string {
  const last = Number(/ticket-(\d+)/.exec(tickets.at(-1)?.key ?? '')?.[1] ?? 0);
  return `lock/ticket-${String(last + 1).padStart(12, '0')}-${id}`;
}

async function isFirst(bucket: Bucket, mine: string): Promise<boolean> {
  const all = await bucket.list('lock/');
  // The service's clock, as the newest write shows it: this machine's may differ.
  const now = Math.max(...all.map(({ modified }) => modified));
  const ahead = all.filter(({ key }) => key.startsWith('lock/choosing-') || key < mine);
  const dead = ahead.filter(({ modified }) => now - modified > silentMs);
  await bucket.remove(dead.map(({ key }) => key));
  return ahead.length === dead.length;
}
