import type { TerminalId } from '../../establishment/establishment.ts';
import { readTerminal, searchLength } from '../../list/listFilters.ts';
import { mainFloor, type MapIndex } from '../places/mapIndex.ts';
import { mapTypes, mapZones, type MapType, type MapZone } from '../places/mapPlace.ts';

/** What narrows the list and the map. */
export interface MapFilters {
  type: MapType | 'all';
  zone: MapZone | 'all';
  /** Open at this moment. */
  open: boolean;
  /** Words of a name, on every floor. */
  q: string;
}

/** What lies folded above the map until it is asked for. */
const panels = ['way', 'filters'] as const;
export type MapPanelName = (typeof panels)[number];

/** What the map's address says; null and empty where it says nothing. */
export interface MapWish extends MapFilters {
  terminal: TerminalId | null;
  floor: number | null;
  /** Where the words were looked for from: a place's slug, or a floor such as `T1-2`. What is near it comes first. */
  near: string;
  /** Slug of the chosen place. */
  place: string | null;
  /** The ends of a way: slugs, or words as they were typed. */
  from: string;
  to: string;
  stepFree: boolean;
  panel: MapPanelName | null;
  /** The complaint for which a place is chosen: the token of its draft. Empty for who only looks. */
  pqrs: string;
}

/** The same with a floor that is there. */
export interface MapChoice extends MapWish {
  terminal: TerminalId;
  floor: number;
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | 'all' =>
  values.find((known) => known === value) ?? 'all';

const words = (value: string | null) => (value ?? '').trim().slice(0, searchLength);

/** Reads the address; what it names wrongly counts as not named. */
export function readWish(search: URLSearchParams): MapWish {
  const floor = Number(search.get('floor'));
  return {
    terminal: readTerminal(search.get('terminal')) || null,
    floor: Number.isInteger(floor) && floor > 0 ? floor : null,
    type: oneOf(mapTypes, search.get('type')),
    zone: oneOf(mapZones, search.get('zone')),
    open: search.get('open') === '1',
    q: words(search.get('q')),
    near: words(search.get('near')),
    place: words(search.get('place')) || null,
    from: words(search.get('from')),
    to: words(search.get('to')),
    stepFree: ['1', 'on', 'true'].includes(search.get('stepFree') ?? ''),
    panel: panels.find((known) => known === search.get('panel')) ?? null,
    pqrs: search.get('pqrs') ?? '',
  };
}

/**
 * The floor to show: the one the address names, else that of the chosen place, of the way's beginning or of the first
 * place that the words find, else the main one of Terminal 1.
 * @param index null when the map could not be had; the address is then believed.
 */
export function settle(
  wish: MapWish,
  index: MapIndex | null,
  hint: { terminal: TerminalId; floor: number } | null,
): MapChoice {
  const named = wish.terminal !== null || wish.floor !== null;
  const terminal = wish.terminal ?? (named ? null : hint?.terminal) ?? 'T1';
  const wanted = wish.floor ?? (!named || wish.terminal === hint?.terminal ? hint?.floor : null);
  const known = index?.terminals.find(({ id }) => id === terminal);
  const floor = known
    ? (known.floors.find((floor) => floor.floor === wanted)?.floor ?? mainFloor(known))
    : (wanted ?? 1);
  return { ...wish, terminal, floor };
}

/** The address of the map with something chosen differently. */
export function mapAddress(choice: MapWish, change: Partial<MapWish> = {}): string {
  const { terminal, floor, type, zone, open, q, near, place, from, to, stepFree, panel, pqrs } = {
    ...choice,
    ...change,
  };
  const search = new URLSearchParams();
  if (terminal) search.set('terminal', terminal);
  if (floor !== null) search.set('floor', String(floor));
  if (type !== 'all') search.set('type', type);
  if (zone !== 'all') search.set('zone', zone);
  if (open) search.set('open', '1');
  if (q) search.set('q', q);
  if (q && near) search.set('near', near);
  if (place) search.set('place', place);
  if (from) search.set('from', from);
  if (to) search.set('to', to);
  if (stepFree) search.set('stepFree', '1');
  if (panel) search.set('panel', panel);
  if (pqrs) search.set('pqrs', pqrs);
  return search.size > 0 ? `/mapas?${search.toString()}` : '/mapas';
}

/** What a filter is called off with. */
export const noFilters: MapFilters = { type: 'all', zone: 'all', open: false, q: '' };

/** Whether the list shows less than all of a floor. */
export const isNarrowed = ({ type, zone, open, q }: MapFilters): boolean =>
  type !== 'all' || zone !== 'all' || open || q !== '';

/** The address that shows one place and nothing else, to be sent to someone. */
export const placeAddress = ({
  slug,
  terminal,
  floor,
}: {
  slug: string;
  terminal: TerminalId;
  floor: number;
}): string => `/mapas?${new URLSearchParams({ terminal, floor: String(floor), place: slug })}`;

/** The page of the complaint for which a place is chosen. @param place the chosen one's slug; without it nothing changes there. */
export const complaintAddress = (draft: string, place?: string): string =>
  `/contacto/pqrs/asunto?${new URLSearchParams({ draft, ...(place && { place }) })}`;
