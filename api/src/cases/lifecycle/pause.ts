import { bogotaDay } from '../../time/time.ts';
import { addMonth, addWorkingDays, firstWorkingDay, workingDaysTo } from './terms.ts';

/**
 * A case that waits for what its sender must complete. The term to answer stands still from then on, and goes on the day after it is
 * complete (Ley 1437 de 2011, article 17, as replaced by Ley 1755 de 2015).
 */
export interface Pause {
  since: Date;
  /** Whether its sender has asked for the second month. */
  isLonger: boolean;
}

/** What ends the waiting. */
const ending = new Set(['informed', 'forwarded', 'answered', 'withdrawn', 'reopened']);

/** What a case waits for, by its history; null of one that waits for nothing. */
export function pauseOf(events: readonly { kind: string; at: Date }[]): Pause | null {
  const ended = events.findLastIndex(({ kind }) => ending.has(kind));
  const since = events.slice(ended + 1);
  const asked = since.find(({ kind }) => kind === 'asked');
  const isLonger = since.some(({ kind }) => kind === 'granted');
  return asked ? { since: asked.at, isLonger } : null;
}

/** Until when its sender may complete a case: a calendar month from a day, or from the first working day after it. */
export const replyDay = (from: string): string => firstWorkingDay(addMonth(from));

/**
 * The due day of a case that goes on now: as many working days are left as when it was asked for, and one where that was its last. One
 * that was late then stays so.
 */
export function resumedDueDay(dueDay: string, pause: Pause | null, now: Date): string {
  if (pause === null) return dueDay;
  const since = bogotaDay(pause.since);
  if (since > dueDay) return dueDay;
  return addWorkingDays(bogotaDay(now), Math.max(1, workingDaysTo(since, dueDay)));
}
