import { AsyncLocalStorage } from 'node:async_hooks';

/** `turn`: set for the next turn of the event loop. */
type TimerKind = 'once' | 'repeats' | 'turn';

/** A page while it is made, and what its remotes' parts of it leave behind. */
export interface PageScope {
  /** Whose page it is, for who counts what goes wrong; null where nobody asked. */
  asked: { job: number; visitor: string } | null;
  /** Timers that have not run, with what ends them. */
  timers: Map<object, { remote: string; kind: TimerKind; end: () => void }>;
  /** Parts of it that are not whole yet, in the order in which they began. */
  parts: Set<{ remote: string }>;
  /** Remotes that did what they must not. */
  misbehaved: Set<string>;
  /** It is whole: what is set now is never run. */
  over: boolean;
}

/** Whose code is running, and for which page. */
export interface Scope {
  remote: string;
  page: PageScope;
}

/** Known across promises and timers. */
export const running = new AsyncLocalStorage<Scope>();

/** A page's scope, to be ended by `endPage`. */
export const beginPage = (asked: PageScope['asked']): PageScope => ({
  asked,
  timers: new Map(),
  parts: new Set(),
  misbehaved: new Set(),
  over: false,
});

/** The runtime's own, before they are made known. */
const { setImmediate: inATurn } = globalThis;
const nextTurn = () => new Promise<void>((resolve) => void inATurn(resolve));
/** Turns of the event loop in which what a page has set for the next one must have run. */
const mostTurns = 10;

/**
 * Runs what belongs to the process and outlives the page that needs it first: its timers are not the page's, nor is what
 * goes wrong in it.
 */
export const ofTheProcess = <T>(work: () => T): T => running.exit(work);

/**
 * Makes timers known by who set them, so that a page's end ends them. The runtime's own timers, set outside of a page,
 * stay as they are.
 */
export function watchTimers(): void {
  const { setTimeout: later, setInterval: repeat, clearTimeout: end } = globalThis;
  const { clearImmediate: endTurn } = globalThis;
  type Callback = (...args: unknown[]) => void;
  type Wait = [milliseconds?: number, ...args: unknown[]];

  const watched =
    <Timer extends NodeJS.Timeout | NodeJS.Immediate, Given extends unknown[]>(
      start: (run: Callback, ...args: Given) => Timer,
      kind: TimerKind,
      stop: (timer: Timer) => void,
    ) =>
    (callback: Callback, ...args: Given) => {
      const scope = running.getStore();
      if (!scope) return start(callback, ...args);
      const { remote, page } = scope;
      const run: Callback = (...given) => {
        if (kind !== 'repeats') page.timers.delete(timer);
        callback(...given);
      };
      const timer = start(run, ...args);
      if (kind !== 'turn') timer.unref();
      if (page.over) stop(timer);
      else page.timers.set(timer, { remote, kind, end: () => stop(timer) });
      return timer;
    };
  const cleared =
    <Timer extends object>(stop: (timer: Timer | undefined) => void) =>
    (timer: Timer | undefined) => {
      if (timer) running.getStore()?.page.timers.delete(timer);
      stop(timer);
    };
  Object.assign(globalThis, {
    setTimeout: watched<NodeJS.Timeout, Wait>(later, 'once', end),
    setInterval: watched<NodeJS.Timeout, Wait>(repeat, 'repeats', end),
    setImmediate: watched<NodeJS.Immediate, unknown[]>(inATurn, 'turn', endTurn),
    clearTimeout: cleared<NodeJS.Timeout>(end),
    clearInterval: cleared<NodeJS.Timeout>(end),
    clearImmediate: cleared<NodeJS.Immediate>(endTurn),
  });
}

const waitsForTurn = ({ timers }: PageScope) =>
  [...timers.values()].find(({ kind }) => kind === 'turn');

/**
 * Gives what a page has begun a turn to end, in which a rejection that nobody handles is known too, and ends what it left.
 * @returns the remote that left a timer which repeats, or null.
 */
export async function endPage(page: PageScope): Promise<string | null> {
  // Each turn that waits sets the next: that is a loop.
  for (let turn = 0; turn === 0 || (turn < mostTurns && waitsForTurn(page)); turn++)
    await nextTurn();
  const looping = waitsForTurn(page)?.remote ?? null;
  return endTimers(page) ?? looping;
}

/**
 * Ends what was set and has not run. @returns the remote that left a timer which repeats, or null: one that runs once is how
 * libraries wait, and ends with the page.
 */
export function endTimers(page: PageScope): string | null {
  page.over = true;
  let left: string | null = null;
  for (const { remote, kind, end } of page.timers.values()) {
    end();
    if (kind === 'repeats') left ??= remote;
  }
  page.timers.clear();
  return left;
}
