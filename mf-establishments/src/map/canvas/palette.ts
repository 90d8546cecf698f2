import type { MapType } from '../places/mapPlace.ts';

const names = [
  'ground',
  'ground-line',
  'floor',
  'floor-line',
  'walkway',
  'area',
  'room',
  'room-line',
  'faint',
  'chosen',
  'chosen-line',
  'ink',
  'halo',
  'mark',
  'mark-line',
  'mark-ink',
  'pin',
  'pin-ink',
  'sign',
  'sign-ink',
  'route',
  'route-case',
] as const;
type Name = (typeof names)[number];

/** The map's colours as the page's theme has them: the frame's custom properties `--map-…`. */
export interface Palette extends Record<Name, string> {
  types: Readonly<Record<MapType, string>>;
  font: string;
}

const types: readonly MapType[] = [
  'restaurantes',
  'establecimientos',
  'aerolineas',
  'servicios',
  'banos',
  'general',
  'entidades',
  'otros',
];

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(`--map-${name}`).trim() || '#888';
  return {
    ...(Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>),
    types: Object.fromEntries(types.map((type) => [type, read(`type-${type}`)])) as Record<
      MapType,
      string
    >,
    font: style.fontFamily,
  };
}
