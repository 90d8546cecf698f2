import Type, { type Static } from 'typebox';
import { bookingLimits } from '@eldorado/rules';
import { Instant, nullable, proof, ref, words } from '../http/schema.ts';
import { TaxiVehicleClass } from './schema.ts';
import { locales } from '../text/locale.ts';

const locale = words(locales);

/** What the sign-in form offers. */
export const TaxiCodeCountries = Type.Object(
  {
    countries: Type.Array(
      Type.Object({
        country: Type.String({ description: 'ISO 3166' }),
        code: Type.String({ description: '+57' }),
      }),
    ),
  },
  { $id: 'TaxiCodeCountries' },
);

/** What asks for a sign-in code. The fields' rules live in taxi/signIn/phone.ts, so that each has its own code. */
export const TaxiCodeInput = Type.Object(
  {
    phone_country_code: Type.String({ description: '+57' }),
    phone: Type.String({ description: 'The national number.' }),
    locale,
    consent: Type.Boolean(),
    consentVersion: Type.String({ description: 'Version of the consent text that was shown.' }),
    proof,
  },
  { $id: 'TaxiCodeInput' },
);
export const TaxiCodeRequest = Type.Object(
  {
    request: Type.String({ description: 'Goes with the code when signing in.' }),
    expiresAt: Instant,
    resendAt: Type.String({ format: 'date-time', description: 'When another may be asked for.' }),
  },
  { $id: 'TaxiCodeRequest', description: 'The same for known and unknown phones.' },
);

export const TaxiSessionInput = Type.Object(
  { request: Type.String(), code: Type.String({ description: 'Six digits; spaces are ignored.' }) },
  { $id: 'TaxiSessionInput' },
);
export const TaxiUser = Type.Object(
  { name: nullable(Type.String()), phone: Type.String(), phone_country_code: Type.String() },
  { $id: 'TaxiUser' },
);
export const TaxiSession = Type.Object(
  {
    token: Type.String({ description: 'For the Authorization header: Bearer …' }),
    expiresAt: Instant,
    user: ref(TaxiUser),
  },
  { $id: 'TaxiSession' },
);
export const TaxiMe = Type.Object({ user: ref(TaxiUser) }, { $id: 'TaxiMe' });
export const TaxiMeChange = Type.Object(
  {
    name: nullable(
      Type.String({ maxLength: bookingLimits.name, description: 'No control characters.' }),
    ),
  },
  { $id: 'TaxiMeChange' },
);

/** What asks for a vehicle. The fields' rules live in taxi/booking/readBooking.ts, so that each has its own code. */
export const TaxiBookingInput = Type.Object(
  {
    origin: Type.String({ description: 'Slug of a place; one end is a terminal.' }),
    destination: Type.String(),
    at: Type.String({ description: 'ISO instant with its offset: when to be picked up.' }),
    vehicle: TaxiVehicleClass,
    persons: Type.Integer(),
    bags: Type.Integer(),
    doorToDoor: Type.Boolean(),
    name: Type.String(),
    mobile: Type.String({ description: '+57 300 123 4567, or a Colombian number.' }),
    email: nullable(Type.String({ description: 'For the confirmation; none is sent without.' })),
    paymentMethod: words(['cash', 'card-terminal']),
    flight: nullable(
      Type.String({ description: 'Name of the arriving flight; the pickup follows it.' }),
    ),
    locale,
  },
  { $id: 'TaxiBookingInput' },
);

export const TaxiBooking = Type.Object(
  {
    number: Type.String(),
    status: words(['nueva', 'confirmada', 'cumplida']),
    origin: Type.String({ description: 'Name of the place.' }),
    destination: Type.String(),
    originSlug: nullable(Type.String({ description: 'To repeat the booking.' })),
    destinationSlug: nullable(Type.String()),
    at: Type.String({
      format: 'date-time',
      description:
        'The pickup: what the flight makes of it, or the time asked for, also when the flight has landed already.',
    }),
    flight: nullable(Type.String()),
    name: Type.String(),
    mobile: Type.String(),
    email: nullable(Type.String()),
    paymentMethod: words(['cash', 'card-terminal']),
    priceCop: nullable(Type.Integer()),
    priceMaxCop: nullable(Type.Integer({ description: 'With the waiting that is usual.' })),
    vehicleClass: TaxiVehicleClass,
    vehicle: nullable(Type.String()),
    driverName: nullable(Type.String()),
    plate: nullable(Type.String()),
    persons: Type.Integer(),
    bags: Type.Integer(),
    doorToDoor: Type.Boolean(),
    createdAt: Instant,
    cancelUntil: nullable(
      Type.String({
        format: 'date-time',
        description:
          '15 minutes before the pickup, or 5 after it was booked if that is later. Null when it can no longer be cancelled.',
      }),
    ),
    cancelledAt: nullable(
      Type.String({ format: 'date-time', description: 'Then it is in the list cumplida.' }),
    ),
    demo: Type.Boolean({ description: 'Vehicle and driver are of the demonstration.' }),
  },
  { $id: 'TaxiBooking' },
);
export const TaxiBookings = Type.Object(
  {
    nueva: Type.Array(ref(TaxiBooking)),
    confirmada: Type.Array(ref(TaxiBooking)),
    cumplida: Type.Array(ref(TaxiBooking), {
      description: 'What is over: completed rides, and cancelled ones with cancelledAt.',
    }),
  },
  { $id: 'TaxiBookings' },
);

export const TaxiExport = Type.Object(
  {
    exportedAt: Instant,
    user: ref(TaxiUser),
    createdAt: nullable(Instant),
    consents: Type.Array(
      Type.Object({ version: Type.String(), purpose: Type.String(), at: Instant }),
    ),
    sessions: Type.Array(Type.Object({ createdAt: Instant, expiresAt: Instant })),
    bookings: Type.Array(ref(TaxiBooking)),
  },
  { $id: 'TaxiExport', description: 'Everything that is kept of a passenger.' },
);

export type TaxiCodeInput = Static<typeof TaxiCodeInput>;
export type TaxiCodeRequest = Static<typeof TaxiCodeRequest>;
export type TaxiUser = Static<typeof TaxiUser>;
export type TaxiBookingInput = Static<typeof TaxiBookingInput>;
export type TaxiBooking = Static<typeof TaxiBooking>;
export type TaxiBookings = Static<typeof TaxiBookings>;
export type TaxiExport = Static<typeof TaxiExport>;
