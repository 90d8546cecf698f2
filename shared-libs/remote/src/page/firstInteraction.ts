const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Calls back once, at the visitor's first scroll, movement, press or key. A page that is opened and left costs a phone
 * nothing beyond itself: what is not yet needed waits for this.
 * @returns how to call it off.
 */
export function firstInteraction(work: () => void): () => void {
  const stop = () => {
    for (const sign of signs) document.removeEventListener(sign, begin);
  };
  const begin = () => {
    stop();
    work();
  };
  for (const sign of signs) document.addEventListener(sign, begin, { passive: true });
  return stop;
}
