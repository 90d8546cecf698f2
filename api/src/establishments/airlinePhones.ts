import { factText } from '@eldorado/i18n/facts';
import { currentFact } from '../facts/figures.ts';
import type { FactBook } from '../facts/periods.ts';

/**
 * The telephones of airlines that facts have, by IATA code: `airline-av-phone` is Avianca's.
 * @param date `YYYY-MM-DD` in Bogotá.
 */
export const phonesOfAirlines = (facts: FactBook, date: string): ReadonlyMap<string, string> =>
  new Map(
    [...facts.keys()].flatMap((id): [string, string][] => {
      const iata = /^airline-([a-z0-9]{2})-phone$/.exec(id)?.[1];
      const fact = iata === undefined ? null : currentFact(facts, id, date);
      if (iata === undefined || fact?.kind !== 'phone') return [];
      return [[iata.toUpperCase(), factText({ value: fact.value, unit: null }, 'es')]];
    }),
  );
