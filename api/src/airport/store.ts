import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { airportState } from './tables.ts';

export interface AirportStore {
  airportState: typeof airportState.$inferSelect;
}

/** Reads whether the airport is open. Throws when the database is away or was not seeded. */
export async function loadAirport(orm: NodePgDatabase): Promise<AirportStore> {
  const [state] = await orm.select().from(airportState);
  if (state === undefined) throw new Error('The table airport_state is empty');
  return { airportState: state };
}
