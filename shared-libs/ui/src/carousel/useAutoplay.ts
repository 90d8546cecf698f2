import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** How often it looks whether it may go on, in milliseconds. */
const beat = 500;

/**
 * Moves on by itself every `intervalMs`, until stopped. It holds, and counts anew, while the reader points at it or
 * has the focus in it, while the tab is hidden, and where motion is unwanted. The switch that starts it does not hold it.
 */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  control: RefObject<HTMLElement | null>,
  intervalMs: number | undefined,
  advance: () => void,
) {
  const [playing, setPlaying] = useState(true);
  const onBeat = useEffectEvent(advance);

  useEffect(() => {
    if (!playing || intervalMs === undefined) return;
    const unwanted = window.matchMedia('(prefers-reduced-motion: reduce)');
    let waited = 0;
    const timer = setInterval(() => {
      const read =
        root.current?.matches(':hover, :focus-within') &&
        !control.current?.matches(':hover, :focus');
      const held = read || document.hidden || unwanted.matches;
      waited = held ? 0 : waited + beat;
      if (waited < intervalMs) return;
      waited = 0;
      onBeat();
    }, beat);
    return () => clearInterval(timer);
  }, [playing, intervalMs, root, control]);

  return { playing, setPlaying };
}
