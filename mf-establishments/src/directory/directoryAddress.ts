import type { TerminalId } from '../establishment/establishment.ts';
import { readTerminal } from '../list/listFilters.ts';
import { mapTypes, mapZones, type FloorFilters } from './floorDirectory.ts';

/** What the map's address says: `/mapas?terminal=T1&floor=2&type=restaurantes&zone=publica&open=1`. */
export interface DirectoryChoice extends FloorFilters {
  terminal: TerminalId;
  floor: number;
}

/** Floors a terminal has; the first is shown when the address names none. Check-in and security are on 2 in T1. */
export const floorsOf: Readonly<Record<TerminalId, readonly [number, ...number[]]>> = {
  T1: [2, 1, 3],
  T2: [1, 2],
};

const oneOf = <T extends string>(values: readonly [T, ...T[]], value: string | null): T =>
  values.find((known) => known === value) ?? values[0];

/** Reads the address; what it does not name, or names wrongly, is Terminal 1, its first floor and everything. */
export function readChoice(search: URLSearchParams): DirectoryChoice {
  const terminal = readTerminal(search.get('terminal')) || 'T1';
  const floors = floorsOf[terminal];
  return {
    terminal,
    floor: floors.find((floor) => String(floor) === search.get('floor')) ?? floors[0],
    type: oneOf(mapTypes, search.get('type')),
    zone: oneOf(mapZones, search.get('zone')),
    open: search.get('open') === '1',
  };
}

/** The address of the same page with something chosen differently. */
export function choiceAddress(choice: DirectoryChoice, change: Partial<DirectoryChoice>): string {
  const { terminal, floor, type, zone, open } = { ...choice, ...change };
  const search = new URLSearchParams({ terminal, floor: String(floor) });
  if (type !== 'all') search.set('type', type);
  if (zone !== 'all') search.set('zone', zone);
  if (open) search.set('open', '1');
  return `/mapas?${search.toString()}`;
}
