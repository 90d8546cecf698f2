import { bogotaDay } from '@eldorado/i18n';
import { lastFlightKey } from '../detail/data/rememberFlight.ts';
import { followedFlights } from '../follow/followed.ts';
import { isHidden } from './hiddenFlight.ts';

/**
 * The flight that rides along: the next one that this browser follows, else the one it looked at last.
 * @param now by it a flight of a day that is over in Bogotá is left behind.
 * @returns its id, such as `2026-11-21-D-AV9314`; null for none, and for one that was put away.
 */
export function myFlightId(now: Date): string | null {
  const today = bogotaDay(now);
  const comes = (id: string) => id.slice(0, 10) >= today;
  const [followed] = followedFlights().filter(comes).toSorted();
  const id = followed ?? lastFlight();
  return id !== null && comes(id) && !isHidden(id) ? id : null;
}

function lastFlight(): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(lastFlightKey) ?? '{}') as { id?: unknown };
    return typeof kept.id === 'string' ? kept.id : null;
  } catch {
    // Nothing is kept, or what is kept is none.
    return null;
  }
}
