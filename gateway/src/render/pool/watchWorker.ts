import type { WorkerLimits } from '../../config/rules.ts';

/** Of so many idle milliseconds a worker may be busy for this share, as after much garbage; on a busy machine a loop gets no more than twice that. */
const idleFor = 20_000;
const idleShare = 1 / 8;

/** What a look at a worker leads to. */
export type Finding =
  | 'fine'
  /** It is to answer that it lives. */
  | 'ping'
  /** It is busy although no page is asked for: from now on it says whose code goes on. */
  | 'trace'
  /** It runs without an end. `whose`: the code's that was entered last, the last page's, or nobody knows. */
  | { endless: string; whose: 'entered' | 'last' | 'nobody' };

/** What is known of a worker's time, and what it means: pure, so that a test gives it both. */
export interface WorkerWatch {
  /** It said something. */
  heard(): void;
  /** It was given a page. @param first whether it had none to make. */
  given(first: boolean): void;
  /** @param busy whether it opens its set, and since when each of its pages is under way, in milliseconds. */
  look(busy: { opening: boolean; pages: readonly number[] }): Finding;
}

/**
 * Watches one worker.
 * @param traced whether it says already whose code it runs.
 * @param read `now` in milliseconds, and `cpu`: seconds that it has used, or null where the system does not say.
 */
export function watchWorker(
  limits: Pick<WorkerLimits, 'cpu' | 'wall'>,
  traced: boolean,
  read: { now: () => number; cpu: () => number | null },
): WorkerWatch {
  const { now, cpu } = read;
  let last = { at: now(), cpu: 0 };
  let pinged = false;
  /** When it was last seen idle, since its last page. */
  let rested: { at: number; cpu: number } | null = null;
  /** How long it was so since that was last judged, in milliseconds, and how many seconds it used all the same. */
  let idle = { time: 0, cpu: 0 };
  let suspected = false;

  function hear(at = now()): void {
    last = { at, cpu: last.cpu };
    pinged = false;
  }

  function lookIdle(at: number): Finding {
    hear(at);
    const used = cpu();
    if (used === null) return 'fine';
    if (rested) idle = { time: idle.time + at - rested.at, cpu: idle.cpu + used - rested.cpu };
    rested = { at, cpu: used };
    suspected = idle.cpu > limits.cpu && idle.cpu * 1_000 > idle.time * idleShare;
    if (idle.time > idleFor) idle = { time: 0, cpu: 0 };
    return suspected && !traced ? 'trace' : 'fine';
  }

  return {
    heard: () => hear(),

    given(first) {
      if (first) last = { at: now(), cpu: last.cpu };
      rested = null;
    },

    look({ opening, pages }) {
      const at = now();
      const endless = (sentence: string): Finding => ({ endless: sentence, whose: 'entered' });
      if (suspected)
        return {
          endless: 'It ran on when no page was asked for',
          // A page that came meanwhile has entered its own remote's code.
          whose: rested ? 'last' : 'nobody',
        };
      if (pages.length === 0 && !opening) return lookIdle(at);
      const silent = (at - last.at) / 1_000;
      const used = silent > limits.cpu ? cpu() : null;
      const spent = used === null ? silent : used - last.cpu;
      if (silent > limits.cpu && pinged && spent >= limits.cpu)
        return endless(`It ran for ${spent.toFixed(1)} s without answering`);
      if (silent > limits.wall) return endless(`It did not answer for ${silent.toFixed(1)} s`);
      if (pages.some((started) => at - started > limits.wall * 1_000))
        return endless(`A page took more than ${limits.wall} s`);
      if (!pinged) last = { at: last.at, cpu: cpu() ?? last.cpu };
      pinged = true;
      return 'ping';
    },
  };
}
