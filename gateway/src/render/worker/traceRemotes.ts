import { createHook } from 'node:async_hooks';
import { running } from './watchTimers.ts';

/**
 * Says whose code runs, each time that it is another's: also when a promise or a timer goes on with it. A worker that hangs
 * or runs out of memory can say nothing any more, so the last word before is whose doing it was. It slows all that waits, so
 * only a worker that renders pages alone does it.
 */
export function traceRemotes(entered: (remote: string) => void): void {
  let last: string | undefined;
  const look = () => {
    const remote = running.getStore()?.remote;
    if (remote === undefined || remote === last) return;
    last = remote;
    entered(remote);
  };
  createHook({ before: look }).enable();
  entering = look;
}

let entering: () => void = () => undefined;

/** A remote's part of a page begins. */
export const enter = (): void => entering();
