import type { PqrsOffers } from '@eldorado/rules/pqrs-schema';
import type { ApiContext } from '../context.ts';
import { bogotaClock, bogotaDay } from '../time/time.ts';
import type { CaseContext } from './context.ts';

/** What the work on drafts needs beside that on cases. */
export interface DraftContext extends CaseContext {
  /** What the form offers now, of the airport's own lists. */
  offers: () => PqrsOffers;
}

/** The airlines and the kinds of establishments that the form's pages offer. */
export function offersOf({ store }: Pick<ApiContext, 'store'>): PqrsOffers {
  const { airlines, establishmentTypes } = store();
  return {
    airline: new Set(airlines.map(({ iata }) => iata)),
    establishmentType: new Set(
      establishmentTypes
        .filter(({ kind, keyword }) => kind !== null && keyword !== 'airlines')
        .map(({ keyword }) => keyword),
    ),
  };
}

/** By what the rules judge a draft now: Bogotá's wall clock, and what the form offers. */
export function rulesNow({ clock, offers }: Pick<DraftContext, 'clock' | 'offers'>) {
  const now = clock.now();
  return [`${bogotaDay(now)}T${bogotaClock(now)}`, offers()] as const;
}
