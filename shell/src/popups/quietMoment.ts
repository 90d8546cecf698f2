/** Milliseconds without a key, a press or scrolling after which a visitor may be spoken to. */
export const quietTime = 2_500;

/** What must not be covered: another dialog, an open menu, a field that is being filled in. */
const busySigns =
  'dialog[open], header details[open], header [data-sheet], :is(input, select, textarea):focus';

/**
 * Calls back once, at a moment when a pop-up disturbs nobody. On a page where something was typed there is none.
 */
export function atQuietMoment(work: () => void, signal: AbortSignal): void {
  const done = new AbortController();
  const until = { signal: done.signal, passive: true, capture: true };
  let timer: ReturnType<typeof setTimeout>;
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (document.hidden || document.querySelector(busySigns)) return wait();
      done.abort();
      work();
    }, quietTime);
  }
  signal.addEventListener('abort', () => done.abort(), { signal: done.signal });
  done.signal.addEventListener('abort', () => clearTimeout(timer));
  for (const type of ['scroll', 'keydown', 'pointerdown', 'wheel', 'touchmove']) {
    document.addEventListener(type, wait, until);
  }
  document.addEventListener('input', () => done.abort(), until);
  wait();
}
