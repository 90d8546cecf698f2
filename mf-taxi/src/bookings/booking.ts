import type { components } from '@eldorado/http/api-types';
import type { TripForm, VehicleClass } from '../trip/tripForm.ts';

type Schemas = components['schemas'];

/** spec.md section 4: new and confirmed bookings are active, completed ones are history. */
export type BookingStatus = Schemas['TaxiBooking']['status'] | 'cancelada';
export type PaymentMethod = Schemas['TaxiBooking']['paymentMethod'];

export interface Booking {
  number: string;
  status: BookingStatus;
  origin: string;
  destination: string;
  /** UTC ISO. */
  at: string;
  /** The flight whose arrival the pickup follows. */
  flight: string | null;
  paymentMethod: PaymentMethod;
  priceCop: number | null;
  /** With the waiting that is usual. */
  priceMaxCop: number | null;
  vehicleClass: VehicleClass;
  vehicle: string | null;
  driverName: string | null;
  plate: string | null;
  persons: number;
  bags: number;
  email: string | null;
  /** Until when it can be cancelled, UTC ISO; null when it no longer can. */
  cancelUntil: string | null;
  /** Vehicle and driver are of the demonstration. */
  demo: boolean;
}

export interface Bookings {
  /** The next ride first. */
  active: readonly Booking[];
  /** The latest ride first. */
  history: readonly Booking[];
}

const byTime = (a: Booking, b: Booking) => a.at.localeCompare(b.at);

/** Leaves out who booked: it is the reader, and need not lie in the store twice. */
export function parseBooking(wire: Schemas['TaxiBooking']): Booking {
  const { number, origin, destination, at, flight, paymentMethod, priceCop, priceMaxCop } = wire;
  const { vehicleClass, vehicle, driverName, plate, persons, bags, email } = wire;
  return {
    number,
    // The API keeps cancelled rides among those that are over.
    status: wire.cancelledAt === null ? wire.status : 'cancelada',
    origin,
    destination,
    at,
    flight,
    paymentMethod,
    priceCop,
    priceMaxCop,
    vehicleClass,
    vehicle,
    driverName,
    plate,
    persons,
    bags,
    email,
    cancelUntil: wire.cancelUntil,
    demo: wire.demo,
  };
}

export function parseBookings({ nueva, confirmada, cumplida }: Schemas['TaxiBookings']): Bookings {
  return {
    active: [...nueva, ...confirmada].map(parseBooking).sort(byTime),
    history: cumplida.map(parseBooking).sort((a, b) => byTime(b, a)),
  };
}

/** A booked ride as a form asks for it, to be booked again at another time. */
export const rideOf = (booking: Booking): Partial<TripForm> => ({
  origin: booking.origin,
  destination: booking.destination,
  vehicle: booking.vehicleClass,
  persons: String(booking.persons),
  bags: String(booking.bags),
});
