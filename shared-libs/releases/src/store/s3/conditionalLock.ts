import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { failure, success, type Result } from '../../result.ts';
import { heartbeatMs, lockScheduler, silentMs, type Holds, type LockOptions } from '../lock.ts';
import type { Bucket } from './bucket.ts';

const lockKey = 'lock.json';

/**
 * Runs an action while no other process runs one with the same bucket, by conditional writes: the lock is one object
 * that names its holder, and is only ever replaced by who has read its present state. It is never deleted, since not
 * every service deletes on a condition.
 */
export async function withConditionalLock<T>(
  bucket: Pick<Bucket, 'read' | 'putIf'>,
  action: (holds: Holds) => Promise<T>,
  { waitMs = 10_000, scheduler = lockScheduler }: LockOptions = {},
): Promise<Result<T, 'locked'>> {
  const id = randomUUID();
  /** What the object was when this process wrote it last; null when it is somebody else's. */
  let tag: string | null = null;
  // From before each request: the service may have noted it at once, and answered late.
  let alive = Date.now();
  const isSilent = () => Date.now() - alive > silentMs;
  // One request after the other, or a heartbeat would change the tag while `holds` compares it.
  let queue: Promise<unknown> = Promise.resolve();
  const afterOthers = <R>(work: () => Promise<R>): Promise<R> => {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };
  const take = async () => {
    const now = Date.now();
    const found = await bucket.read(lockKey);
    if (found && isHeld(found.text) && found.ageMs <= silentMs) return;
    tag = await bucket.putIf(lockKey, stateOf(id), found?.tag ?? null);
    alive = now;
  };
  const beat = async () => {
    // Taken for dead, it must not come back.
    if (tag === null || isSilent()) return;
    const now = Date.now();
    tag = await bucket.putIf(lockKey, stateOf(id), tag);
    alive = now;
  };
  const holds = async () =>
    tag !== null && !isSilent() && (await bucket.read(lockKey))?.tag === tag;

  const deadline = performance.now() + waitMs;
  for (await take(); tag === null; await take()) {
    if (performance.now() > deadline) {
      return failure('locked', 'Another change is running. Try again when it has ended.');
    }
    await wait(50 + Math.random() * 50);
  }
  const endHeart = scheduler.every(
    heartbeatMs,
    () => void afterOthers(beat).catch(() => undefined),
  );
  try {
    return success(await action(() => afterOthers(holds)));
  } finally {
    endHeart();
    await afterOthers(async () => {
      if (tag !== null) await bucket.putIf(lockKey, stateOf(null), tag);
    });
  }
}

/** Another text each time, so that each write gives the object another tag. */
function stateOf(holder: string | null): string {
  return JSON.stringify({ holder, written: randomUUID() });
}

function isHeld(text: string): boolean {
  return (JSON.parse(text) as { holder: string | null }).holder !== null;
}
