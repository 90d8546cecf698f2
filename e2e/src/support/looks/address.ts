import type { components } from '@eldorado/http/api-types';
import type { PqrsDraft } from '@eldorado/rules/pqrs';
import { keepDraft, sendCase } from '../visitors/exampleCase.ts';

type Flight = components['schemas']['Flight'];
type FlightList = components['schemas']['FlightList'];

/** Flights that an address of a page may name, `/vuelos/detalle/{departure}`, whatever the day has. */
const flights: Record<string, (flight: Flight, now: string) => boolean> = {
  departure: ({ flightDirection, state, scheduledAt }, now) =>
    flightDirection === 'D' && state === 'SCH' && scheduledAt > now,
  arrival: ({ flightDirection, state }) => flightDirection === 'A' && state === 'AIR',
  delayed: ({ flightDirection, status, delayMinutes }) =>
    flightDirection === 'D' && status === 'DLY' && delayMinutes >= 60,
};

const about = (origin: string, answers: Partial<PqrsDraft>) =>
  keepDraft(origin, { service: '', ...answers });

/** Complaints that an address may name, `/contacto/pqrs/tema?draft={draft}`: each is made by the site's own API. */
const complaints: Record<string, (origin: string) => Promise<string>> = {
  draft: (origin) => keepDraft(origin),
  petition: (origin) => keepDraft(origin, { type: 'petition', request: 'documents' }),
  airline: (origin) => about(origin, { topic: 'airlines', airline: 'AV', flight: 'AV 9314' }),
  establishment: (origin) =>
    about(origin, { topic: 'establishments', establishmentType: 'restaurants' }),
  infrastructure: (origin) => about(origin, { topic: 'infrastructure', item: 'toilets' }),
  unanswered: (origin) => keepDraft(origin, { comment: '', eventDate: '' }),
  sent: async (origin) => (await sendCase(origin)).draft,
  case: async (origin) => (await sendCase(origin)).link,
};

/**
 * The address with the flight or the complaint it names filled in from the site's own API.
 * @throws when the day has no such flight, or the site does not take the complaint.
 */
export async function pageAddress(origin: string, path: string): Promise<string> {
  const [whole, name] = /\{(\w+)\}/.exec(path) ?? [];
  if (whole === undefined || name === undefined) return path;
  const complaint = complaints[name];
  if (complaint) return path.replace(whole, await complaint(origin));
  const fits = flights[name];
  const direction = name === 'arrival' ? 'arrivals' : 'departures';
  const answer = await fetch(`${origin}/api/v2/flights?type=commercial&direction=${direction}`);
  const list = (await answer.json()) as FlightList;
  const flight = list.flights.find((candidate) => fits?.(candidate, list.updatedAt));
  if (!flight) throw new Error(`No flight of today for ${path}`);
  return path.replace(whole, flight.id);
}
