import { useState, type FormEvent } from 'react';
import { useSiteSelector } from '@eldorado/store/state';
import { useBusy } from './useBusy.ts';

/** Why a form is not sent yet. */
export interface Held {
  why: 'files' | 'offline';
  /** How often it was tried. */
  times: number;
}

/**
 * A form that the browser posts by itself, once: not while there is no network, where everything typed would be gone with the
 * page, and not before its files have arrived.
 * @param underWay whether files are.
 */
export function useHeldForm(underWay = false) {
  const [busy, setBusy] = useBusy();
  const online = useSiteSelector((state) => state.app.online);
  const [times, setTimes] = useState(0);
  const why = underWay ? 'files' : online ? null : 'offline';
  const held: Held | null = why !== null && times > 0 ? { why, times } : null;
  return {
    /** It is on its way. */
    busy,
    /** Null until it was tried, and once nothing holds it any more. */
    held,
    onSubmit: (event: FormEvent) => {
      if (busy || why !== null) event.preventDefault();
      if (why !== null) setTimes(times + 1);
      else setBusy(true);
    },
  };
}
