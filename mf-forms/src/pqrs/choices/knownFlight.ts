import { formatDay, formatTime } from '@eldorado/i18n';
import { boardDays, bogotaDay } from '@eldorado/i18n/bogota';
import type { Locale } from '@eldorado/i18n/locale';
import type { Http } from '@eldorado/http';
import type { components } from '@eldorado/http/api-types';
import { formatFlightName, parseFlightName } from '@eldorado/rules';
import type { PqrsDraft } from '@eldorado/rules/pqrs';
import { fill } from '../pqrsText.ts';
import type { PqrsTexts } from '../texts/es.ts';

type Flight = components['schemas']['Flight'];

interface Asked {
  texts: PqrsTexts;
  locale: Locale;
  signal: AbortSignal;
  /** Bogotá's day. */
  today: string;
}

/**
 * The flight that a draft names, in words with its route and time, by the boards' own data: that of the day it happened,
 * else today's. Null when the boards have none, or cannot be had: the number is taken as it is then.
 */
export async function knownFlight(
  http: Http,
  { flight, eventDate }: Pick<PqrsDraft, 'flight' | 'eventDate'>,
  asked: Asked,
): Promise<string | null> {
  const name = parseFlightName(flight);
  const date = eventDate || asked.today;
  if (name === null || !boardDays(asked.today).includes(date)) return null;
  const q = formatFlightName(name);
  for (const direction of ['departures', 'arrivals']) {
    // A list, since a flight that is not there would be a failed call for the browser.
    const url = `/v2/flights?${new URLSearchParams({ direction, date, q })}`;
    const answer = await http
      .get<components['schemas']['FlightList']>(url, { signal: asked.signal })
      .catch(() => null);
    const found = answer?.data.flights.find(({ flightName }) => flightName === q);
    if (found) return inWords(found, asked);
  }
  return null;
}

function inWords(
  { flightName, flightDirection, scheduledAt, other }: Flight,
  { texts, locale }: Asked,
): string {
  return fill(flightDirection === 'D' ? texts.flightDeparture : texts.flightArrival, {
    flight: flightName,
    city: other.city[locale],
    day: formatDay(bogotaDay(new Date(scheduledAt)), locale),
    time: formatTime(scheduledAt, locale),
  });
}
