import { bogotaInstant } from '@eldorado/i18n';
import { isDay } from '@eldorado/i18n/bogota';
import {
  fewest,
  isTerminal,
  rideFault,
  vehicleLimits,
  type PickupFault,
  type RideFault,
} from '@eldorado/rules';
import { matchPlace, type PlaceMatch, type TaxiPlace } from './place.ts';
import type { TripField, TripForm, VehicleClass } from './tripForm.ts';

export type Direction = 'from' | 'to';

/** What can be wrong with a ride: the API's own codes, and `place-several`. */
export type TripFault =
  | 'required'
  | 'invalid'
  | 'place-unknown'
  | 'place-several'
  | 'too-many-persons'
  | 'too-many-bags'
  | RideFault
  | PickupFault;
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
  /** Makes a date and a time required, and says what is wrong with the instant; `fromAirport` when the ride begins there. */
  pickup?: ((at: Date, fromAirport: boolean) => PickupFault | null) | undefined;
}

/** Checks a ride as it was typed: every fault at once. */
export function checkTrip(form: TripForm, options: CheckOptions): TripCheck {
  const { places, pickup } = options;
  const origin = matchPlace(form.origin, places);
  const destination = matchPlace(form.destination, places);
  const ends =
    origin.kind === 'found' && destination.kind === 'found'
      ? rideBetween(origin.place, destination.place)
      : null;
  const fromAirport = origin.kind === 'found' && isTerminal(origin.place);
  const faults: TripFaults = {
    ...placeFault('origin', form.origin, origin),
    ...placeFault('destination', form.destination, destination),
    ...whenFaults(form, pickup && ((at) => pickup(at, fromAirport))),
    ...loadFaults(form),
  };
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
  return { [field]: match.kind === 'several' ? 'place-several' : 'place-unknown' };
}

/** The ends of a ride with its direction, or what is wrong with them. */
function rideBetween(origin: TaxiPlace, destination: TaxiPlace) {
  const direction: Direction = isTerminal(origin) ? 'from' : 'to';
  return rideFault(origin, destination) ?? { origin, destination, direction };
}

function whenFaults(
  { date, time }: TripForm,
  pickup: ((at: Date) => PickupFault | null) | undefined,
): TripFaults {
  if (date === '' && time === '') return pickup ? { date: 'required', time: 'required' } : {};
  if (date === '') return { date: 'required' };
  if (time === '') return { time: 'required' };
  if (!isDay(date)) return { date: 'invalid' };
  const at = bogotaInstant(date, time);
  if (Number.isNaN(at.getTime())) return { time: 'invalid' };
  const fault = pickup?.(at);
  return fault ? { time: fault } : {};
}

function loadFaults(form: TripForm): TripFaults {
  const fault = (field: 'persons' | 'bags'): TripFaults => {
    const count = Number(form[field]);
    if (!/^\d{1,2}$/.test(form[field]) || count < fewest[field]) return { [field]: 'invalid' };
    return count > vehicleLimits[form.vehicle][field] ? { [field]: `too-many-${field}` } : {};
  };
  return { ...fault('persons'), ...fault('bags') };
}
