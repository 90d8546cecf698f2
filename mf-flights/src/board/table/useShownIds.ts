import { startTransition, useEffect, useMemo, useState } from 'react';
import type { FlightRow } from '../../flight/flightRow.ts';

/** Rows that answer a keystroke at once: a screen of them. The others follow when the frame is painted. */
const screenful = 8;

const idsOf = (rows: readonly FlightRow[]): ReadonlySet<string> =>
  new Set(rows.map(({ id }) => id));

/** Runs work when the next frame is painted. @returns how to call it off. */
function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(work, 0)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Ids of the rows that are shown. While someone types, the first ones are right in the next frame and the rest in the
 * one after it: a phone lays out a screen of rows in a frame, and not the day. (A deferred value would be rendered
 * before the frame is painted, where there is time, and be part of it.)
 */
export function useShownIds(shown: readonly FlightRow[], q: string): ReadonlySet<string> {
  const now = useMemo(() => ({ q, shown, ids: idsOf(shown) }), [q, shown]);
  const [before, setBefore] = useState(now);
  useEffect(() => afterPaint(() => startTransition(() => setBefore(now))), [now]);
  return useMemo(() => {
    if (now.q === before.q) return now.ids;
    const soon = now.shown.slice(0, screenful);
    const same =
      soon.every(({ id }, at) => before.shown[at]?.id === id) &&
      (soon.length === screenful || before.shown.length === soon.length);
    return same ? before.ids : idsOf(soon);
  }, [now, before]);
}
