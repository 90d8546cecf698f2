import { realScheduler, type Scheduler } from '../time/scheduler.ts';

export interface LockOptions {
  /** How long to wait for another holder, in milliseconds. */
  waitMs?: number;
  /** By what a holder says again and again that it lives. */
  scheduler?: Scheduler;
}

/**
 * Whether the lock is still its holder's. A holder that stood still for too long, as a laptop does when its lid is
 * closed, is taken for dead; when it wakes it must not write over what was done meanwhile.
 */
export type Holds = () => Promise<boolean>;

/** Another machine's processes cannot be asked whether they live: one that was silent for a minute is dead. */
export const silentMs = 60_000;
/** How often a holder says that it lives, in milliseconds. */
export const heartbeatMs = 15_000;
/** Real time, which keeps a holder's process alive. */
export const lockScheduler = realScheduler({ holds: true });
