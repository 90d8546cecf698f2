import { bogotaInstant } from '@eldorado/i18n';
import { isTerminal, matchPlace, type PlaceMatch, type TaxiPlace } from './place.ts';
import type { TripField, TripForm, VehicleClass } from './tripForm.ts';

export type Direction = 'from' | 'to';

/** How many people and bags a class of vehicle takes. */
export interface VehicleLimits {
  persons: number;
  bags: number;
}

export type TripFault =
  | 'required'
  | 'unknown'
  | 'several'
  | 'not-airport'
  | 'same'
  | 'invalid'
  | 'past'
  | 'too-soon'
  | 'too-far'
  | 'too-many';
export type TripFaults = Partial<Record<TripField, TripFault>>;

/** A ride that can be asked for. */
export interface Trip {
  origin: TaxiPlace;
  destination: TaxiPlace;
  /** `from` the airport into the city, or `to` the airport. */
  direction: Direction;
  /** UTC ISO; null for now. */
  at: string | null;
  vehicle: VehicleClass;
  persons: number;
  bags: number;
  doorToDoor: boolean;
}

export type TripCheck =
  | { kind: 'valid'; trip: Trip }
  | {
      kind: 'invalid';
      faults: TripFaults;
      /** What a typed place could have been. */
      suggestions: Partial<Record<'origin' | 'destination', readonly TaxiPlace[]>>;
    };

interface CheckOptions {
  places: readonly TaxiPlace[];
  limits: Readonly<Record<VehicleClass, VehicleLimits>>;
  /** Asks for a date and a time, which must not have passed by this instant. */
  notBefore?: Date | undefined;
}

/** Checks a ride as it was typed: every fault at once. */
export function checkTrip(form: TripForm, options: CheckOptions): TripCheck {
  const { places, limits, notBefore } = options;
  const origin = matchPlace(form.origin, places);
  const destination = matchPlace(form.destination, places);
  const faults: TripFaults = {
    ...placeFault('origin', form.origin, origin),
    ...placeFault('destination', form.destination, destination),
    ...whenFaults(form, notBefore),
    ...loadFaults(form, limits[form.vehicle]),
  };
  const ends =
    origin.kind === 'found' && destination.kind === 'found'
      ? rideBetween(origin.place, destination.place)
      : null;
  if (typeof ends === 'string') faults.destination = ends;
  if (Object.keys(faults).length > 0 || ends === null || typeof ends === 'string') {
    return {
      kind: 'invalid',
      faults,
      suggestions: {
        ...(origin.kind === 'several' && { origin: origin.places }),
        ...(destination.kind === 'several' && { destination: destination.places }),
      },
    };
  }
  const { date, time, vehicle } = form;
  const at = date === '' ? null : bogotaInstant(date, time).toISOString();
  const [persons, bags] = [Number(form.persons), Number(form.bags)];
  // The airport's stand is no door: the decree's service is for who is picked up in the city.
  const doorToDoor = form.doorToDoor === '1' && ends.direction === 'to';
  return { kind: 'valid', trip: { ...ends, at, vehicle, persons, bags, doorToDoor } };
}

function placeFault(field: TripField, text: string, match: PlaceMatch): TripFaults {
  if (match.kind === 'found') return {};
  if (text.trim() === '') return { [field]: 'required' };
  return { [field]: match.kind === 'several' ? 'several' : 'unknown' };
}

/** The official taxi rides from the airport, to it, or between its terminals. */
function rideBetween(origin: TaxiPlace, destination: TaxiPlace) {
  if (origin.slug === destination.slug) return 'same';
  if (isTerminal(origin)) return { origin, destination, direction: 'from' } as const;
  return isTerminal(destination)
    ? ({ origin, destination, direction: 'to' } as const)
    : 'not-airport';
}

function whenFaults({ date, time }: TripForm, notBefore: Date | undefined): TripFaults {
  if (date === '' && time === '') return notBefore ? { date: 'required', time: 'required' } : {};
  if (date === '') return { date: 'required' };
  if (time === '') return { time: 'required' };
  const day = bogotaInstant(date, '12:00');
  // The 31st of February is no day, but JavaScript reads it as one in March.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date)
    return { date: 'invalid' };
  const instant = bogotaInstant(date, time);
  if (!/^\d{2}:\d{2}$/.test(time) || Number.isNaN(instant.getTime())) return { time: 'invalid' };
  if (notBefore && instant < notBefore) return { time: 'past' };
  return {};
}

function loadFaults(form: TripForm, limits: VehicleLimits): TripFaults {
  const fault = (text: string, least: number, most: number): TripFault | undefined => {
    if (!/^\d{1,2}$/.test(text) || Number(text) < least) return 'invalid';
    return Number(text) > most ? 'too-many' : undefined;
  };
  const persons = fault(form.persons, 1, limits.persons);
  const bags = fault(form.bags, 0, limits.bags);
  return { ...(persons && { persons }), ...(bags && { bags }) };
}
