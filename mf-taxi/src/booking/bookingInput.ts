import type { components } from '@eldorado/http/api-types';
import { readFlightKey } from '@eldorado/rules';
import type { Locale } from '@eldorado/i18n';
import type { Trip } from '../trip/tripCheck.ts';
import type { BookingDraft } from './draft.ts';

export type BookingInput = components['schemas']['TaxiBookingInput'];

/** A checked draft as the API takes it. */
export function bookingInput(draft: BookingDraft, trip: Trip, locale: Locale): BookingInput {
  return {
    origin: trip.origin.slug,
    destination: trip.destination.slug,
    at: trip.at ?? '',
    vehicle: trip.vehicle,
    persons: trip.persons,
    bags: trip.bags,
    doorToDoor: trip.doorToDoor,
    name: draft.name.trim(),
    mobile: draft.mobile.trim(),
    email: draft.email.trim() || null,
    paymentMethod: draft.payment === 'card-terminal' ? 'card-terminal' : 'cash',
    flight: trip.direction === 'from' ? readFlightKey(draft.flight) : null,
    locale,
  };
}
