import type { components } from '@eldorado/http/api-types';

type Schemas = components['schemas'];

/** spec.md section 4: new and confirmed bookings are active, completed ones are history. */
export type BookingStatus = Schemas['TaxiBooking']['status'];

export interface Booking {
  number: string;
  status: BookingStatus;
  origin: string;
  destination: string;
  /** UTC ISO. */
  at: string;
  paymentMethod: Schemas['TaxiBooking']['paymentMethod'];
  priceCop: number | null;
  vehicle: string | null;
  driverName: string | null;
  plate: string | null;
  persons: number;
  bags: number;
}

export interface Bookings {
  /** The next ride first. */
  active: readonly Booking[];
  /** The latest ride first. */
  history: readonly Booking[];
}

const byTime = (a: Booking, b: Booking) => a.at.localeCompare(b.at);

/** Leaves out who booked: it is the reader, and need not lie in the store twice. */
function parseBooking(wire: Schemas['TaxiBooking']): Booking {
  const { number, status, origin, destination, at, paymentMethod, priceCop } = wire;
  const { vehicle, driverName, plate, persons, bags } = wire;
  return {
    number,
    status,
    origin,
    destination,
    at,
    paymentMethod,
    priceCop,
    vehicle,
    driverName,
    plate,
    persons,
    bags,
  };
}

export function parseBookings({ nueva, confirmada, cumplida }: Schemas['TaxiBookings']): Bookings {
  return {
    active: [...nueva, ...confirmada].map(parseBooking).sort(byTime),
    history: cumplida.map(parseBooking).sort((a, b) => byTime(b, a)),
  };
}
