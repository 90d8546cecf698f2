import { rideFault, vehicleLimits } from '@eldorado/rules';
import { toPlace } from './places.ts';
import { wrongField } from '../../http/problem.ts';
import type { TaxiFare, TaxiFareQuery, TaxiPlace } from '../schema.ts';
import type { Store } from '../../store.ts';
import { bogotaDay, day, iso } from '../../time/time.ts';
import { fareOf } from './fare.ts';
import { readInstant } from '../instant.ts';
import { kmBetween } from './ride.ts';
import { limitsOrigin, tariffAt, type Tariffs, type VehicleClass } from './tariffs.ts';

const vehicles: readonly VehicleClass[] = ['standard', 'quality'];

/** The tariff of a day, and what fits into the vehicles. */
export function fareTable(date: string, tariffs: Tariffs) {
  const tariff = tariffAt(date, tariffs);
  const { decree, validFrom, nightFrom, nightTo, origin, unitMetres, unitSeconds } = tariff;
  return {
    decree,
    validFrom,
    currency: 'COP',
    nightFrom,
    nightTo,
    tariffs: vehicles.map((vehicle) => ({
      vehicle,
      unitMetres,
      unitSeconds,
      ...tariff.vehicles[vehicle],
    })),
    origin,
    limits: vehicles.map((vehicle) => ({ vehicle, ...vehicleLimits[vehicle] })),
    limitsOrigin,
  };
}

/** The holidays of a year take long to work out, and nobody rides in the year 3000. */
const known = { behind: 366 * day, ahead: 731 * day };

function instantOf(text: string | undefined, now: number): number {
  if (!text) return now;
  // In an address a bare plus sign reads as a space.
  const at = readInstant(text.replace(/ (?=\d{2}:\d{2}$)/, '+'));
  if (at === null)
    throw wrongField('at', 'instant-invalid', 'at must be an ISO instant with its offset.');
  if (at < now - known.behind || at > now + known.ahead)
    throw wrongField(
      'at',
      'instant-out-of-range',
      'Fares are told from a year ago to two years on.',
    );
  return at;
}

/** The kilometres that a query asks for, with its places. */
function wayOf(query: TaxiFareQuery, store: Store) {
  const placeOf = (path: 'origin' | 'destination') => {
    const slug = query[path];
    if (!slug) return null;
    const place = store.taxiPlaces.find((candidate) => candidate.slug === slug);
    if (place) return place;
    throw wrongField(path, 'place-unknown', `There is no place ${slug}.`, 404);
  };
  const origin = placeOf('origin');
  const destination = placeOf('destination');
  if (origin && destination) {
    const fault = rideFault(origin, destination);
    if (fault === 'place-same')
      throw wrongField('destination', fault, 'Origin and destination are one place.');
    return { km: kmBetween(origin, destination), airport: fault === null, origin, destination };
  }
  if (origin || destination || query.km === undefined) {
    const path = origin ? 'destination' : 'origin';
    throw wrongField(path, 'required', 'Say the way with origin and destination, or with km.');
  }
  return { km: query.km, airport: true, origin, destination };
}

/**
 * What a ride costs and whether people and bags fit.
 * @throws {ApiProblem} with the code of the field that is wrong.
 */
export function fareAnswer(query: TaxiFareQuery, store: Store, now: number): TaxiFare {
  const { km, airport, origin, destination } = wayOf(query, store);
  const at = instantOf(query.at, now);
  const vehicle = query.vehicle || 'standard';
  const doorToDoor = ['true', 'on', '1'].includes(query.doorToDoor ?? '');
  const { waitingMinutes, persons = 0, bags = 0 } = query;
  const limits = vehicleLimits[vehicle];
  const { decree, validFrom, origin: source } = tariffAt(bogotaDay(at), store.tariffs);
  const wire = (place: Store['taxiPlaces'][number] | null) =>
    place && (toPlace(place) as TaxiPlace);
  return {
    ...fareOf({ km, at, vehicle, doorToDoor, airport, waitingMinutes }, store.tariffs),
    limits: {
      ...limits,
      exceeded: [
        ...(persons > limits.persons ? (['persons'] as const) : []),
        ...(bags > limits.bags ? (['bags'] as const) : []),
      ],
    },
    km,
    vehicle,
    at: iso(at),
    origin: wire(origin),
    destination: wire(destination),
    decree,
    validFrom,
    ...source,
  };
}
