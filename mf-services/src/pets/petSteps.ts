import { addDays, bogotaDay } from '@eldorado/i18n';
import { isDay } from '@eldorado/i18n/bogota';
import type { Facts } from '../currentFacts.ts';

export const routes = ['leaving', 'arriving', 'domestic'] as const;
export type Route = (typeof routes)[number];

/** Facts that have a step's days or words. */
export const petFacts = [
  'pets-vet-certificate-age',
  'pets-ica-inspection',
  'pets-cis-validity',
  'pets-microchip-age',
  'pets-vaccines-dogs',
  'pets-vaccines-cats',
  'pets-ica-phone',
  'pets-entry-certificate-age',
  'pets-entry-animals',
  'pets-rabies-days',
  'pets-domestic',
  'airport-arrive-before-international',
  'airport-arrive-before-domestic',
] as const;
export type PetFact = (typeof petFacts)[number];

export type StepKey =
  | 'place'
  | 'destination'
  | 'vaccines'
  | 'certificate'
  | 'inspection'
  | 'departure'
  | 'request'
  | 'rabies'
  | 'official'
  | 'arrival'
  | 'card'
  | 'flight';

/** What has to be done, and on which days of the airport, `YYYY-MM-DD`; without days, as soon as possible. */
export interface PetStep {
  key: StepKey;
  from: string | null;
  until: string | null;
}

/** What is asked, as it stands in the address. */
export interface PetQuestion {
  route: Route | null;
  /** `YYYY-MM-DD`; empty when none was given. */
  date: string;
  fault: 'none' | 'past' | null;
}

/**
 * Reads the question. A day without a route is nothing, a route without a day that exists is a fault.
 * @param now for the day at the airport.
 */
export function readPetQuestion(query: URLSearchParams, now: Date): PetQuestion {
  const route = routes.find((one) => one === query.get('route')) ?? null;
  const typed = query.get('date') ?? '';
  const date = isDay(typed) ? typed : '';
  const fault = date === '' ? 'none' : date < bogotaDay(now) ? 'past' : null;
  return { route, date, fault: route === null ? null : fault };
}

/** Whole days of a duration; null while it is not known. */
function daysOf(facts: Facts, id: PetFact): number | null {
  const fact = facts[id];
  if (fact?.kind !== 'duration' || typeof fact.value !== 'number') return null;
  return fact.unit === 'h' ? Math.floor(fact.value / 24) : fact.value;
}

/**
 * The steps of a route in the order in which they are due.
 * @returns null while a term among them is not known: half of the steps would be taken for all.
 */
export function petSteps(route: Route, day: string, facts: Facts): readonly PetStep[] | null {
  const soon = (key: StepKey): PetStep => ({ key, from: null, until: null });
  const on = (key: StepKey): PetStep => ({ key, from: day, until: day });
  const within = (key: StepKey, days: number): PetStep => ({
    key,
    from: addDays(day, -days),
    until: day,
  });
  switch (route) {
    case 'leaving': {
      const certificate = daysOf(facts, 'pets-vet-certificate-age');
      const inspection = daysOf(facts, 'pets-ica-inspection');
      if (certificate === null || inspection === null) return null;
      return [
        soon('place'),
        soon('destination'),
        soon('vaccines'),
        within('certificate', certificate),
        within('inspection', inspection),
        on('departure'),
      ];
    }
    case 'arriving': {
      const rabies = daysOf(facts, 'pets-rabies-days');
      const official = daysOf(facts, 'pets-entry-certificate-age');
      if (rabies === null || official === null) return null;
      return [
        soon('place'),
        soon('request'),
        { key: 'rabies', from: null, until: addDays(day, -rabies) },
        // It must be newer than that.
        within('official', official - 1),
        on('arrival'),
      ];
    }
    case 'domestic':
      return [soon('place'), soon('card'), on('flight')];
  }
}
