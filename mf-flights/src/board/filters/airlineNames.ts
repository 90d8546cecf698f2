import type { components } from '@eldorado/http/api-types';
import type { BoardFilters } from '../address/boardFilters.ts';

/** An airline to filter by. */
export interface AirlineName {
  code: string;
  name: string;
  cargo: boolean;
}

export const parseAirlineNames = (wire: components['schemas']['AirlineList']): AirlineName[] =>
  wire.airlines
    .map(({ iata, name, type }) => ({ code: iata, name, cargo: type === 1 }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es'));

/** Those that fly what the board shows. */
export const airlinesOf = (airlines: readonly AirlineName[], type: BoardFilters['type']) =>
  airlines.filter(({ cargo }) => type === 'all' || cargo === (type === 'cargo'));
