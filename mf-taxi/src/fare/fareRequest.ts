import { bogotaInstant, type FareForm } from './fareForm.ts';
import type { FareArgs } from './fare.ts';
import { matchPlace, type TaxiPlace } from './taxiPlace.ts';

/** What the form asks for, once checked against the known places. */
export type FareRequest =
  | { kind: 'none' }
  | { kind: 'invalid'; errors: FareErrors; suggestions: readonly TaxiPlace[] }
  /** The places could not be had, so nothing can be asked. */
  | { kind: 'unchecked' }
  | { kind: 'valid'; args: FareArgs };

export interface FareErrors {
  place?: 'required' | 'unknown' | 'several';
  at?: 'invalid';
}

/**
 * Checks a form that was sent.
 * @param places the known places; null when they could not be had.
 */
export function checkFareForm(form: FareForm, places: readonly TaxiPlace[] | null): FareRequest {
  if (!places) return { kind: 'unchecked' };
  const match = matchPlace(form.place, places);
  const at = form.at === '' ? undefined : bogotaInstant(form.at);
  const errors: FareErrors = {};
  if (form.place === '') errors.place = 'required';
  else if (match.kind === 'several') errors.place = 'several';
  else if (match.kind === 'none') errors.place = 'unknown';
  if (at === null) errors.at = 'invalid';
  if (match.kind !== 'found' || at === null) {
    return { kind: 'invalid', errors, suggestions: match.kind === 'several' ? match.places : [] };
  }
  const { direction, vehicle, doorToDoor } = form;
  return {
    kind: 'valid',
    args: { place: match.place.slug, direction, vehicle, doorToDoor, ...(at && { at }) },
  };
}
