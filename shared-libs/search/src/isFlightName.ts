import { parseFlightName } from '@eldorado/rules';

/** Whether a query is a flight's name by its airline's IATA code: of three letters it may be the bus of `bus 16`. */
export const isFlightName = (query: string): boolean =>
  parseFlightName(query)?.airline.length === 2;
