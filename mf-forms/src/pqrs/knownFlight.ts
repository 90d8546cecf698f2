import { formatDay, formatTime } from '@eldorado/i18n';
import { bogotaDay } from '@eldorado/i18n/bogota';
import type { Locale } from '@eldorado/i18n/locale';
import type { Http } from '@eldorado/http';
import type { components } from '@eldorado/http/api-types';
import { flightId, parseFlightName } from '@eldorado/rules';
import type { PqrsDraft } from '@eldorado/rules/pqrs';
import { fill } from './pqrsText.ts';
import type { PqrsTexts } from './texts/es.ts';

type Flight = components['schemas']['FlightAnswer'];

/**
 * The flight that a draft names, in words with its route and time, by the boards' own data: that of the day it happened,
 * else today's or the next one. Null when the boards have none, or cannot be had: the number is taken as it is then.
 */
export async function knownFlight(
  http: Http,
  { flight, eventDate }: Pick<PqrsDraft, 'flight' | 'eventDate'>,
  said: { texts: PqrsTexts; locale: Locale; signal: AbortSignal },
): Promise<string | null> {
  const name = parseFlightName(flight);
  if (name === null) return null;
  const ids =
    eventDate === ''
      ? [flight.replaceAll(/\W/g, '')]
      : (['D', 'A'] as const).map((direction) => flightId(eventDate, direction, name));
  for (const id of ids) {
    const found = await readFlight(http, id, said.signal).catch(() => null);
    if (found) return inWords(found, said);
  }
  return null;
}

async function readFlight(http: Http, id: string, signal: AbortSignal): Promise<Flight | null> {
  const url = `/v2/flights/${encodeURIComponent(id)}`;
  const validateStatus = (status: number) => status === 200 || status === 404;
  const { data, status } = await http.request<Flight>({ url, signal, validateStatus });
  return status === 200 ? data : null;
}

function inWords(
  { flightName, flightDirection, scheduledAt, other }: Flight,
  { texts, locale }: { texts: PqrsTexts; locale: Locale },
): string {
  return fill(flightDirection === 'D' ? texts.flightDeparture : texts.flightArrival, {
    flight: flightName,
    city: other.city[locale],
    day: formatDay(bogotaDay(new Date(scheduledAt)), locale),
    time: formatTime(scheduledAt, locale),
  });
}
