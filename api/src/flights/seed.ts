import { airlineRows, airportRows } from './catalogue.ts';

/** The airlines of the catalogue as rows of their table. */
export const airlineSeed = () =>
  airlineRows.map(({ iata, icao, name, country, colour, type, terminal }) => ({
    iata,
    icao,
    name,
    country,
    colour,
    type,
    terminal,
    source: 'demo',
  }));

/** The airports of the catalogue as rows of their table. */
export const airportSeed = () => airportRows.map((row) => ({ ...row, source: 'demo' }));
