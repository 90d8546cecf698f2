import type { components } from '@eldorado/http/api-types';
import type { Locale } from '@eldorado/i18n';
import { homeApi } from '../homeApi.ts';

type Wire = components['schemas']['FlightAnswer'];

/** What the card says of the flight now. */
export interface FlightNow {
  status: Wire['status'];
  /** The other end, in the page's language. */
  city: string;
  scheduled: string;
  /** The time that holds: actual, else expected, else scheduled. */
  time: string;
  /** Gate of a departure, belts of an arrival; null while nobody knows, and for a cancelled flight. */
  place: string | null;
  updatedAt: string;
}

export function parseFlightNow(wire: Wire, locale: Locale): FlightNow {
  const { status, scheduledAt, estimatedAt, actualAt, gate, belts, flightDirection } = wire;
  const cancelled = status === 'CAN';
  return {
    status,
    city: wire.other.city[locale],
    scheduled: scheduledAt,
    time: (cancelled ? null : (actualAt ?? estimatedAt)) ?? scheduledAt,
    place: cancelled ? null : (flightDirection === 'A' ? belts.join(', ') : gate) || null,
    updatedAt: wire.updatedAt,
  };
}

/** The endpoint comes with the card's own code. */
export const flightApi = homeApi.injectEndpoints({
  endpoints: (build) => ({
    flightNow: build.query<FlightNow, { id: string; locale: Locale }>({
      query: ({ id }) => ({ url: `/v2/flights/${encodeURIComponent(id)}` }),
      transformResponse: (wire: Wire, _meta, { locale }) => parseFlightNow(wire, locale),
    }),
  }),
});
