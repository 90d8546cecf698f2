import type { components } from '@eldorado/http/api-types';

/** An airline one can connect with. */
export interface AirlineChoice {
  code: string;
  name: string;
  /** Where its domestic flights leave from; international ones always use Terminal 1. */
  terminal: 'T1' | 'T2';
}

const commercial = 2;

export function parseAirlines(wire: components['schemas']['AirlineList']): AirlineChoice[] {
  return wire.airlines
    .filter((airline) => airline.type === commercial)
    .map(({ iata, name, terminal }) => ({ code: iata, name, terminal }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es'));
}
