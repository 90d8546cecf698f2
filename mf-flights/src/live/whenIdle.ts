/** Milliseconds to wait where data is saved or the network is slow, and where a browser cannot tell when it is idle. */
const patient = 60_000;
const blind = 300;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether to leave alone what nobody asked for: data saver, or a network of the second generation. */
function isFrugal(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
}

/**
 * Runs work once the page is loaded and the browser has nothing else to do.
 * @returns how to call it off.
 */
export function whenIdle(work: () => void): () => void {
  let cancel: () => void = () => undefined;
  const wait = () => {
    cancel = isFrugal() ? later(work, patient) : nextIdle(work);
  };
  if (document.readyState === 'complete') {
    wait();
  } else {
    window.addEventListener('load', wait);
    cancel = () => window.removeEventListener('load', wait);
  }
  return () => cancel();
}

/** Runs work in the next pause. @returns how to call it off. */
export function nextIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') return later(work, blind);
  const id = requestIdleCallback(work, { timeout: 3_000 });
  return () => cancelIdleCallback(id);
}

function later(work: () => void, milliseconds: number): () => void {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}
