import { pageState } from '@eldorado/remote/early';
import { createMapCanvas } from '../map/canvas/createMapCanvas.ts';
import { leaveEarlyCanvas } from '../map/canvas/earlyCanvas.ts';
import type { Frame } from '../map/canvas/scene.ts';
import { markOf } from '../map/drawScene.ts';
import type { PlacesArgs } from '../map/address/mapArgs.ts';
import type { PlaceList } from '../map/places/mapPlace.ts';

/** What the page carries of `establishmentsApi`. */
interface PageState {
  queries: Readonly<
    Record<string, { endpointName?: string; originalArgs?: unknown; data?: unknown } | undefined>
  >;
}

/** The places of a floor as the page was rendered with them. */
function placesOf({ terminal, floor }: Frame): PlaceList['places'] | null {
  const { queries = {} } = pageState<PageState>('establishmentsApi') ?? {};
  const found = Object.values(queries).find((query) => {
    if (query?.endpointName !== 'places') return false;
    const asked = query.originalArgs as PlacesArgs;
    return 'floor' in asked && asked.terminal === terminal && asked.floor === floor;
  });
  return (found?.data as PlaceList | undefined)?.places ?? null;
}

/**
 * Draws the map once the document is there, beside the code that makes the page live: on a phone's connection that is a
 * second sooner. The page takes the map over (`useMapCanvas`) and passes it ways and the other filters.
 */
function start(): void {
  const element = document.querySelector<HTMLElement>('[data-frame]');
  if (!element?.dataset['frame']) return;
  const frame = JSON.parse(element.dataset['frame']) as Frame;
  const places = placesOf(frame);
  // Without places, or when the page was live first.
  if (!places || element.childElementCount > 0) return;
  const search = new URLSearchParams(location.search);
  const asked = (name: 'type' | 'zone') => search.get(name) ?? 'all';
  const fits = (name: 'type' | 'zone', value: string) => ['all', value].includes(asked(name));
  const isNarrowed = asked('type') !== 'all' || asked('zone') !== 'all';
  const shown = places.filter(({ type, zone }) => fits('type', type) && fits('zone', zone));
  const canvas = createMapCanvas(element, {
    frame,
    marks: places.map(markOf),
    shown: isNarrowed ? new Set(shown.map(({ slug }) => slug)) : null,
    selected: element.dataset['selected'] ?? null,
    route: null,
  });
  leaveEarlyCanvas(element, canvas);
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
