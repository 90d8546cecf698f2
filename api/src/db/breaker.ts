import { DatabaseAway, isDiskFull, isSilent } from './down.ts';
import type { Log } from './embedded.ts';

/** Failures in a row after which the database counts as away: one may be that of a process that was busy itself. */
const enough = 3;
/** Milliseconds from one question whether it is back to the next. */
const askEvery = 1_000;
/** Milliseconds for which a disk counts as full that was: only who writes sees it, and in a quiet hour that is nobody for long. */
const fullFor = 60_000;

/** Keeps a database that hangs from holding everybody who needs it until their time is out. */
export interface Breaker {
  /** Runs `work`, or rejects at once while the database is away. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Asks the database now, once for all who ask meanwhile. */
  ask(): Promise<boolean>;
  /** Whether it is there, as far as is known. */
  isUp(): boolean;
  /** Whether nothing has failed for want of room on its disk for a minute. */
  hasRoom(): boolean;
}

/**
 * A circuit breaker: after a few statements or questions in a row that were not answered, all work is refused; the database
 * is asked once a second, beside those who are refused, and its answer lets everybody in again. Both are a line of the log.
 * @param ping whether the database answers; must end by itself.
 * @param now milliseconds of a clock that only goes on.
 */
export function makeBreaker(
  ping: () => Promise<boolean>,
  log: Log,
  now: () => number = () => performance.now(),
): Breaker {
  let up = true;
  let failures = 0;
  let askedAt = -Infinity;
  let asking: Promise<boolean> | null = null;
  let fullAt: number | null = null;

  function wasFull() {
    if (fullAt === null)
      log.warn('The disk of the database is full: what is sent is not kept, what is read goes on');
    fullAt = now();
  }

  function hasRoom() {
    if (fullAt === null) return true;
    if (now() - fullAt < fullFor) return false;
    fullAt = null;
    log.info('Nothing has missed room on the disk of the database for a minute');
    return true;
  }

  function answered() {
    failures = 0;
    if (!up) log.info('The database answers again');
    up = true;
  }

  function wasSilent() {
    failures += 1;
    if (!up || failures < enough) return;
    up = false;
    log.warn(
      'The database does not answer; what needs it is refused, all else goes on from memory',
    );
  }

  function ask() {
    askedAt = now();
    asking ??= ping()
      .then((answers) => {
        if (answers) answered();
        else wasSilent();
        return answers;
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  return {
    async run(work) {
      if (!up) {
        if (now() - askedAt >= askEvery) void ask();
        throw new DatabaseAway();
      }
      try {
        const result = await work();
        failures = 0;
        return result;
      } catch (error) {
        if (isDiskFull(error)) wasFull();
        if (isSilent(error)) wasSilent();
        else failures = 0;
        throw error;
      }
    },
    ask,
    isUp: () => up,
    hasRoom,
  };
}
