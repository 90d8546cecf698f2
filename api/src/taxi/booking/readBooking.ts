import { isEmail } from '../../http/formBody.ts';
import { locales, type Locale } from '../../text/locale.ts';
import type { Store } from '../../store.ts';
import { day, minute } from '../../time/time.ts';
import { readInstant } from '../instant.ts';
import { isTerminal, kmBetween, type RidePlace } from '../fares/ride.ts';
import { readMobile } from '../signIn/phone.ts';
import { vehicleLimits, type VehicleClass } from '../fares/tariffs.ts';
import { fieldReader, type FieldFailure } from './fields.ts';
import { pickupOf } from './pickup.ts';
import { priceOf } from './price.ts';

/** A vehicle needs so much notice, and is promised so many days ahead. */
export const notice = 15 * minute;
const daysAhead = 90;

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
  { kind: 'valid'; order: BookingOrder } | { kind: 'invalid'; failures: FieldFailure[] };
type Fields = ReturnType<typeof fieldReader>;

/** Checks a body of any shape: every field that failed with its code, or the order it makes. */
export function readBooking(body: unknown, store: Store, now: Date): ReadBooking {
  const fields = fieldReader(body);
  const ends = endsOf(fields, store);
  const vehicleClass = fields.oneOf('vehicle', ['standard', 'quality']);
  const limits = vehicleLimits[vehicleClass];
  const persons = fields.count('persons', 1, limits.persons);
  const bags = fields.count('bags', 0, limits.bags);
  const flight = fields.text('flight', 10).toUpperCase().replaceAll(/[\s-]/g, '') || null;
  const askedAt = askedOf(fields, flight, now);
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
    if (!/^[A-Z0-9]{2,3}\d{1,4}[A-Z]?$/.test(name)) fields.fail('flight', 'flight-invalid');
    else if (ends && !isTerminal(ends.origin)) fields.fail('flight', 'flight-needs-terminal');
    else {
      const pickup = pickupOf(store, name, asked.getTime(), now.getTime());
      const soonest = now.getTime() + notice;
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
  if (origin.slug === destination.slug) fail('destination', 'place-same');
  else if (!isTerminal(origin) && !isTerminal(destination))
    fail('destination', 'airport-end-required');
  return { origin, destination };
}

/** The pickup that was asked for. Who comes with a flight is met when it lands, however soon that is. */
function askedOf({ requiredText, fail }: Fields, flight: string | null, now: Date): Date | null {
  const text = requiredText('at', 40);
  if (text === '') return null;
  const at = readInstant(text);
  if (at === null) fail('at', 'instant-invalid');
  else if (at < now.getTime()) fail('at', 'in-the-past');
  else if (at > now.getTime() + daysAhead * day) fail('at', 'too-far-ahead');
  else if (flight === null && at < now.getTime() + notice) fail('at', 'too-soon');
  else return new Date(at);
  return null;
}

/** Who rides, how they are reached, and how they pay. */
function contactOf({ requiredText, text, oneOf, fail }: Fields) {
  const name = requiredText('name', 120);
  const typed = requiredText('mobile', 30);
  const mobile = readMobile(typed);
  if (typed !== '' && mobile === null) fail('mobile', 'phone-invalid');
  const email = text('email', 254) || null;
  if (email !== null && !isEmail(email)) fail('email', 'email-invalid');
  const paymentMethod = oneOf('paymentMethod', ['cash', 'card-terminal']);
  const locale = oneOf('locale', locales);
  return mobile === null ? null : { name, mobile, email, paymentMethod, locale };
}
