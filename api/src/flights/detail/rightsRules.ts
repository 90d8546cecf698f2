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

/** Reglamento Aeronáutico de Colombia 3, when the airline is the cause. */
export const rightsRules: readonly RightsRule[] = [
  { code: 'refreshment', fromMinutes: 60, pastTime: null, percent: null },
  { code: 'meal', fromMinutes: 180, pastTime: null, percent: null },
  { code: 'compensation', fromMinutes: 300, pastTime: null, percent: 30 },
  // A night's rest belongs to the waits of the last step.
  { code: 'lodging', fromMinutes: 300, pastTime: '22:00', percent: null },
];

export const rightsOrigin = {
  source: 'RAC 3, Aeronáutica Civil (wradio.com.co)',
  sourceUrl: null,
  readOn: '2025-12-09',
};

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
