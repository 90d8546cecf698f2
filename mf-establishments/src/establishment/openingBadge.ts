import { bogotaDay } from '@eldorado/i18n';
import {
  closingMinutes,
  openStatus,
  type IsHoliday,
  type OpeningRules,
} from '@eldorado/i18n/hours';
import type { Hours } from './establishment.ts';

/** What the badge of a place says at one moment. */
export type OpeningBadge =
  | { kind: 'always' }
  | { kind: 'open'; until: string | null }
  | { kind: 'closing'; minutes: number }
  | { kind: 'closed'; opensAt: string | null; otherDay: boolean };

const hours24 = 24 * 60 * 60_000;

/** Reads the rules at a moment, as the API does. */
export function hoursAt(rules: OpeningRules, isHoliday: IsHoliday, now: Date): Hours {
  const { state, until, opensAt } = openStatus(rules, isHoliday, now.getTime());
  const text = (instant: number) => new Date(instant).toISOString();
  if (state === 'closed')
    return { kind: 'closed', opensAt: opensAt === null ? null : text(opensAt) };
  return until === null ? { kind: 'always' } : { kind: 'open', until: text(until) };
}

/** Whether rules let a place be open at an instant. */
export const isOpen = (rules: OpeningRules, isHoliday: IsHoliday, at: Date): boolean =>
  openStatus(rules, isHoliday, at.getTime()).state !== 'closed';

/**
 * Reads the hours at a moment. The answer may be older than the moment (a cached page, a tab left open), so a
 * place whose closing time has passed is closed, and one whose opening time has passed is open.
 */
export function badgeAt(hours: Hours, now: Date): OpeningBadge {
  if (hours.kind === 'always') return { kind: 'always' };
  if (hours.kind === 'open') {
    const minutes = Math.ceil((Date.parse(hours.until) - now.getTime()) / 60_000);
    if (minutes <= 0) return { kind: 'closed', opensAt: null, otherDay: false };
    if (minutes <= closingMinutes) return { kind: 'closing', minutes };
    // It closes for a feast, days from now: today it does not.
    if (minutes >= 24 * 60) return { kind: 'always' };
    return { kind: 'open', until: hours.until };
  }
  if (hours.opensAt === null) return { kind: 'closed', opensAt: null, otherDay: false };
  const opens = new Date(hours.opensAt);
  if (opens <= now) return { kind: 'open', until: null };
  // An opening within the next 24 hours needs no weekday: at 23:00, "abre 05:00" can only be tomorrow.
  const otherDay =
    bogotaDay(opens) !== bogotaDay(now) && opens.getTime() - now.getTime() >= hours24;
  return { kind: 'closed', opensAt: hours.opensAt, otherDay };
}

export const isOpenAt = (hours: Hours, now: Date): boolean => badgeAt(hours, now).kind !== 'closed';
