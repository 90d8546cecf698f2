import {
  bookingLimits,
  fewest,
  isEmail,
  isTerminal,
  noticeMinutes,
  pickupFault,
  readFlightKey,
  rideFault,
  vehicleLimits,
} from '@eldorado/rules';
import { locales, type Locale } from '../../text/locale.ts';
import type { Store } from '../../store.ts';
import { minute } from '../../time/time.ts';
import { readInstant } from '../instant.ts';
import { kmBetween, type RidePlace } from '../fares/ride.ts';
import { readMobile } from '../signIn/phone.ts';
import type { VehicleClass } from '../fares/tariffs.ts';
import { fieldReader, type FieldFailure } from './fields.ts';
import { pickupOf } from './pickup.ts';
import { priceOf } from './price.ts';

export interface BookingOrder {
  origin: RidePlace;
  destination: RidePlace;
  /** The pickup that was asked for, and the one that the flight makes of it. */
  askedAt: Date;
  at: Date;
  vehicleClass: VehicleClass;
  km: number;
  persons: number;
  bags: number;
  doorToDoor: boolean;
  name: string;
  mobile: string;
  email: string | null;
  paymentMethod: 'cash' | 'card-terminal';
  flight: string | null;
  locale: Locale;
  priceCop: number;
  priceMaxCop: number;
}

export type ReadBooking =
  | { kind: 'valid'; order: BookingOrder }
  | { kind: 'invalid'; failures: FieldFailure[] };
type Fields = ReturnType<typeof fieldReader>;

/** Checks a body of any shape: every field that failed with its code, or the order it makes. */
export function readBooking(body: unknown, store: Store, now: Date): ReadBooking {
  const fields = fieldReader(body);
  const ends = endsOf(fields, store);
  const vehicleClass = fields.oneOf('vehicle', ['standard', 'quality']);
  const limits = vehicleLimits[vehicleClass];
  const persons = fields.count('persons', fewest.persons, limits.persons);
  const bags = fields.count('bags', fewest.bags, limits.bags);
  const typedFlight = fields.text('flight', bookingLimits.flight);
  const flight = readFlightKey(typedFlight);
  if (typedFlight !== '' && flight === null) fields.fail('flight', 'flight-invalid');
  const askedAt = askedOf(fields, typedFlight !== '', now);
  const at = askedAt && flight ? pickupWith(flight, askedAt) : askedAt;
  const contact = contactOf(fields);
  if (fields.failures.length > 0 || !ends || !askedAt || !at || !contact)
    return { kind: 'invalid', failures: fields.failures };
  const doorToDoor = fields.flag('doorToDoor');
  const ride = { km: kmBetween(ends.origin, ends.destination), at, vehicleClass, doorToDoor };
  return {
    kind: 'valid',
    order: {
      ...ride,
      ...priceOf(ride, store.tariffs),
      ...ends,
      ...contact,
      askedAt,
      persons,
      bags,
      flight,
    },
  };

  function pickupWith(name: string, asked: Date): Date | null {
    if (ends && !isTerminal(ends.origin)) fields.fail('flight', 'flight-needs-terminal');
    else {
      const pickup = pickupOf(store, name, asked.getTime(), now.getTime());
      const soonest = now.getTime() + noticeMinutes * minute;
      if (pickup.kind === 'follows' && pickup.at >= soonest) return new Date(pickup.at);
      // Who has landed knows when they come out, or waits for somebody.
      if (pickup.kind !== 'unknown') return new Date(Math.max(asked.getTime(), soonest));
      fields.fail('flight', 'flight-not-found');
    }
    return null;
  }
}

/** Where the ride starts and ends: one of them is the airport. */
function endsOf({ requiredText, fail }: Fields, store: Store) {
  const placeAt = (path: 'origin' | 'destination') => {
    const slug = requiredText(path, 80);
    const place = store.taxiPlaces.find((candidate) => candidate.slug === slug);
    if (slug !== '' && place === undefined) fail(path, 'place-unknown');
    return place;
  };
  const origin = placeAt('origin');
  const destination = placeAt('destination');
  if (!origin || !destination) return null;
  const fault = rideFault(origin, destination);
  if (fault) fail('destination', fault);
  return { origin, destination };
}

/** The pickup that was asked for. Who comes with a flight is met when it lands, however soon that is. */
function askedOf({ requiredText, fail }: Fields, flight: boolean, now: Date): Date | null {
  const text = requiredText('at', 40);
  if (text === '') return null;
  const at = readInstant(text);
  const fault = at === null ? 'instant-invalid' : pickupFault(at, now.getTime(), flight);
  if (fault) fail('at', fault);
  return at === null || fault ? null : new Date(at);
}

/** Who rides, how they are reached, and how they pay. */
function contactOf({ requiredText, text, oneOf, fail }: Fields) {
  const name = requiredText('name', bookingLimits.name);
  const typed = requiredText('mobile', bookingLimits.mobile);
  const mobile = readMobile(typed);
  if (typed !== '' && mobile === null) fail('mobile', 'phone-invalid');
  const email = text('email', bookingLimits.email) || null;
  if (email !== null && !isEmail(email)) fail('email', 'email-invalid');
  const paymentMethod = oneOf('paymentMethod', ['cash', 'card-terminal']);
  const locale = oneOf('locale', locales);
  return mobile === null ? null : { name, mobile, email, paymentMethod, locale };
}
