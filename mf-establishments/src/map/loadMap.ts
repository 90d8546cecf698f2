import type { LoadContext } from '@eldorado/remote';
import { fetchInto } from '@eldorado/store';
import { establishmentsApi } from '../establishmentsApi.ts';
import { loadTypes } from '../loadList.ts';
import { bySlug, findPlace, type WayEnd } from './findPlace.ts';
import { readWish, settle, type MapChoice } from './mapAddress.ts';
import type { PlacesArgs, RouteArgs } from './mapArgs.ts';

/** What the screen begins with; lists and the way lie in the store under these arguments. */
export interface MapData {
  choice: MapChoice;
  /** The floor's places. */
  floorArgs: PlacesArgs;
  /** Those that the words find, on every floor; null without words. */
  foundArgs: PlacesArgs | null;
  /** The ends of the way as they were understood. */
  ends: { from: WayEnd; to: WayEnd };
  /** Null until both ends are known. */
  routeArgs: RouteArgs | null;
}

const { endpoints } = establishmentsApi;

/**
 * Reads the address and puts what the screen shows into the store. Whatever could not be had is missing there, and the
 * screen says so beside the rest: nothing goes to the error page.
 */
export async function loadMap({ url, locale, store }: LoadContext): Promise<MapData> {
  const wish = readWish(url.searchParams);
  const orNull = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null);
  const [index, place, from, to] = await Promise.all([
    orNull(fetchInto(store, endpoints.mapIndex.initiate(locale))),
    wish.place ? orNull(bySlug(store, locale, wish.place)) : null,
    findPlace(store, locale, wish.from).catch(notLookedUp),
    findPlace(store, locale, wish.to).catch(notLookedUp),
    orNull(loadTypes(store, { locale })),
  ]);
  const ends = { from, to };
  const routeArgs = routeBetween(ends, wish.stepFree, locale);
  const route = routeArgs && (await orNull(fetchInto(store, endpoints.route.initiate(routeArgs))));
  const choice = settle(wish, index, place ?? route?.legs[0] ?? null);
  const floorArgs = { locale, terminal: choice.terminal, floor: choice.floor };
  const foundArgs = choice.q ? { locale, q: choice.q } : null;
  await Promise.all([
    orNull(fetchInto(store, endpoints.places.initiate(floorArgs))),
    foundArgs && orNull(fetchInto(store, endpoints.places.initiate(foundArgs))),
  ]);
  return { choice, floorArgs, foundArgs, ends, routeArgs };
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
