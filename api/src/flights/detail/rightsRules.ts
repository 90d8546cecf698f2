import { currentFact, durationMinutes, plainNumber, sourceNote } from '../../facts/figures.ts';
import type { FactBook } from '../../facts/periods.ts';
import type { SourceNote } from '../../http/schema.ts';
import type { DelayReason } from '../schema.ts';

/** What an airline owes a passenger who waits, and from when on. */
export interface RightsRule {
  code: 'refreshment' | 'meal' | 'compensation' | 'lodging';
  /** Minutes of waiting from which it is owed. */
  fromMinutes: number;
  /** Owed only when the wait reaches this local time, `HH:mm`. */
  pastTime: string | null;
  /** Share of the price of the leg, in percent. */
  percent: number | null;
}

/** The facts whose durations say from when on each is owed. Lodging is owed with the wait of a compensation. */
const startFacts = {
  refreshment: 'rights-refreshment',
  meal: 'rights-meal',
  compensation: 'rights-compensation-delay',
  lodging: 'rights-compensation-delay',
} as const satisfies Record<RightsRule['code'], string>;

/** The time of the fact `rights-lodging`, whose value is a sentence; a test compares the two. */
export const lodgingPastTime = '22:00';

/**
 * Reglamento Aeronáutico de Colombia 3, when the airline is the cause, as the facts of a day say it.
 * @param date `YYYY-MM-DD` in Bogotá.
 * @returns null when the facts of it are not in force.
 */
export function rightsRules(
  facts: FactBook,
  date: string,
): { rules: RightsRule[]; origin: SourceNote } | null {
  const source = currentFact(facts, startFacts.compensation, date);
  const share = plainNumber(currentFact(facts, 'rights-compensation', date));
  const rule = (code: RightsRule['code'], more: Partial<RightsRule> = {}): RightsRule[] => {
    const fromMinutes = durationMinutes(currentFact(facts, startFacts[code], date));
    return fromMinutes === null
      ? []
      : [{ code, fromMinutes, pastTime: null, percent: null, ...more }];
  };
  const rules = [
    ...rule('refreshment'),
    ...rule('meal'),
    ...(share === null ? [] : rule('compensation', { percent: share })),
    ...rule('lodging', { pastTime: lodgingPastTime }),
  ];
  return source === null ? null : { rules, origin: sourceNote(source) };
}

/** Whose doing each reason is. A late aircraft's own reason is that of the leg that made it late. */
export const causeOfReason: Readonly<Record<DelayReason, 'airline' | 'other' | null>> = {
  airline: 'airline',
  technical: 'airline',
  'ground-handling': 'airline',
  weather: 'other',
  fog: 'other',
  'air-traffic': 'other',
  'late-arrival': null,
};
