import type { LoadContext } from '@eldorado/remote';
import { fetchInto } from '@eldorado/store';
import { establishmentsApi } from '../establishmentsApi.ts';
import { loadTypes } from '../loadList.ts';
import { bySlug, findPlace, type WayEnd } from './places/findPlace.ts';
import { orderHits, readFloorCode, type Origin } from './places/hits.ts';
import { readWish, settle, type MapChoice, type MapWish } from './address/mapAddress.ts';
import type { PlacesArgs, RouteArgs } from './address/mapArgs.ts';
import type { Place, PlaceList } from './places/mapPlace.ts';
import { passes } from './places/placeFilters.ts';

/** What the screen begins with; lists and the way lie in the store under these arguments. */
export interface MapData {
  choice: MapChoice;
  /** The floor's places. */
  floorArgs: PlacesArgs;
  /** Those that the words find, on every floor; null without words. */
  foundArgs: PlacesArgs | null;
  /** Where they are looked for from. */
  origin: Origin;
  /** Slug of the place to show: the chosen one, else the nearest that the words find. */
  shown: string | null;
  /** The ends of the way as they were understood. */
  ends: { from: WayEnd; to: WayEnd };
  /** Null until both ends are known. */
  routeArgs: RouteArgs | null;
}

const { endpoints } = establishmentsApi;
const orNull = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null);

/**
 * Reads the address and puts what the screen shows into the store. Whatever could not be had is missing there, and the
 * screen says so beside the rest: nothing goes to the error page.
 */
export async function loadMap(context: LoadContext): Promise<MapData> {
  const { url, locale, store } = context;
  const wish = readWish(url.searchParams);
  const foundArgs = wish.q ? { locale, q: wish.q } : null;
  const nearFloor = readFloorCode(wish.near);
  const [index, place, near, found, from, to] = await Promise.all([
    orNull(fetchInto(store, endpoints.mapIndex.initiate(locale))),
    wish.place ? orNull(bySlug(store, locale, wish.place)) : null,
    wish.near && !nearFloor ? orNull(bySlug(store, locale, wish.near)) : null,
    foundArgs && orNull(fetchInto(store, endpoints.places.initiate(foundArgs))),
    findPlace(store, locale, wish.from).catch(notLookedUp),
    findPlace(store, locale, wish.to).catch(notLookedUp),
    orNull(loadTypes(store, { locale })),
  ]);
  const ends = { from, to };
  const routeArgs = routeBetween(ends, wish.stepFree, locale);
  const route = routeArgs && (await orNull(fetchInto(store, endpoints.route.initiate(routeArgs))));
  const origin: Origin = near
    ? { terminal: near.terminal, floor: near.floor, place: { name: near.name, point: near.point } }
    : { ...(nearFloor ?? floorOf(settle(wish, index, null))), place: null };
  const hit = wish.place ? null : nearestHit(found, wish, origin, context.now);
  const choice = settle(wish, index, place ?? route?.legs[0] ?? hit ?? (wish.q ? origin : null));
  const floorArgs = { locale, ...floorOf(choice) };
  await orNull(fetchInto(store, endpoints.places.initiate(floorArgs)));
  return {
    choice,
    floorArgs,
    foundArgs,
    origin,
    shown: wish.place ?? hit?.slug ?? null,
    ends,
    routeArgs,
  };
}

const floorOf = ({ terminal, floor }: MapChoice) => ({ terminal, floor });

/** The first that the words find, on the floor that the address names when it names one. */
function nearestHit(
  found: PlaceList | null,
  wish: MapWish,
  origin: Origin,
  now: Date,
): Place | null {
  if (!found) return null;
  const holidays = new Set(found.holidays);
  const fits = found.places.filter((place) => passes(place, wish, (day) => holidays.has(day), now));
  const isHere = ({ terminal, floor }: Place) =>
    (wish.terminal ?? terminal) === terminal && (wish.floor ?? floor) === floor;
  return orderHits(fits, wish.q, origin).find(isHere) ?? null;
}

const notLookedUp = (): WayEnd => ({ kind: 'failed' });

function routeBetween(
  { from, to }: MapData['ends'],
  stepFree: boolean,
  locale: RouteArgs['locale'],
): RouteArgs | null {
  if (from.kind !== 'place' || to.kind !== 'place' || from.slug === to.slug) return null;
  return { locale, from: from.slug, to: to.slug, stepFree };
}
