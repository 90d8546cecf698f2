import { firstInteraction } from '@eldorado/remote';

/** Milliseconds after which a visitor who only looks has stayed a while; where data is saved or the network is slow. */
const wait = 10_000;
const frugalWait = 60_000;
/** Milliseconds in place of a pause, where a browser cannot tell when it is idle. */
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
 * Runs work in the browser's pause after the visitor's first scroll, movement or key, or when they have stayed a while.
 * @returns how to call it off.
 */
export function whenUsed(work: () => void): () => void {
  let cancelPause: () => void = () => undefined;
  const begin = () => {
    cancel();
    cancelPause = nextIdle(work);
  };
  const stopListening = isFrugal() ? () => undefined : firstInteraction(begin);
  const stopWaiting = later(begin, isFrugal() ? frugalWait : wait);
  const cancel = () => {
    stopListening();
    stopWaiting();
    cancelPause();
  };
  return cancel;
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
