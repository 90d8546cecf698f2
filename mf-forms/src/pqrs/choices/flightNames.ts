import type { components } from '@eldorado/http/api-types';
import type { Suggestion } from './noChoices.ts';

/** The flights of the days around that an airline has. @param get asks the API. */
export async function flightNames(
  airline: string,
  get: (url: string) => Promise<components['schemas']['AirlineFlights']>,
): Promise<Suggestion[]> {
  const { flights } = await get(`/v2/airlines/${encodeURIComponent(airline)}/flights`);
  return flights.map((name) => ({ name, of: airline }));
}
