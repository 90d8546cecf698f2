import { useEffect, useMemo } from 'react';
import { useNow } from '@eldorado/remote';
import { useHolidays } from '../establishment/useHolidays.ts';
import { establishmentsApi } from '../establishmentsApi.ts';
import type { Scene } from './canvas/scene.ts';
import { drawnRoute, frameOf, markOf } from './drawScene.ts';
import { orderHits } from './places/hits.ts';
import { keepFloors } from './keepFloors.ts';
import type { MapData } from './loadMap.ts';
import { isNarrowed } from './address/mapAddress.ts';
import { passes } from './places/placeFilters.ts';

/** What the screen shows of its address: the list as it is filtered, the place to show, the way and the scene to draw. */
export function useMap({ choice, floorArgs, foundArgs, origin, shown, routeArgs }: MapData) {
  const now = useNow();
  const index = establishmentsApi.useMapIndexQuery(floorArgs.locale);
  const floor = establishmentsApi.usePlacesQuery(floorArgs);
  const found = establishmentsApi.usePlacesQuery(foundArgs ?? floorArgs);
  const route = establishmentsApi.useRouteQuery(routeArgs ?? noRoute, { skip: !routeArgs });
  const way = (routeArgs && route.data) || null;
  const isHoliday = useHolidays(found.data?.holidays ?? none);
  useEffect(() => {
    if (index.data) keepFloors(index.data).catch(() => undefined);
  }, [index.data]);

  const listed = useMemo(() => {
    const places = (found.data?.places ?? []).filter((place) =>
      passes(place, choice, isHoliday, now),
    );
    return choice.q ? orderHits(places, choice.q, origin) : places;
  }, [found.data, choice, origin, isHoliday, now]);
  const scene = useMemo((): Scene | null => {
    const frame = index.data && frameOf(index.data, choice);
    if (!frame || !floor.data) return null;
    return {
      frame,
      marks: floor.data.places.map(markOf),
      shown: isNarrowed(choice) ? new Set(listed.map(({ slug }) => slug)) : null,
      selected: shown,
      route: drawnRoute(way, choice),
    };
  }, [index.data, floor.data, choice, shown, listed, way]);
  const chosen =
    [floor.data, found.data]
      .flatMap((list) => list?.places ?? [])
      .find(({ slug }) => slug === shown) ?? null;
  return {
    terminals: index.data?.terminals ?? noTerminals,
    /** Whether ways can be asked for: an archive may come without a walking graph. */
    hasRoutes: index.data?.routes ?? true,
    list: found.data,
    listed,
    isHoliday,
    chosen,
    scene,
    way,
    wayFailure: routeArgs && route.isError ? route.error : null,
    failed: found.isError || (index.isError && !found.data),
    retry: () => {
      void index.refetch();
      void found.refetch();
    },
  };
}

const none: readonly string[] = [];
const noTerminals: readonly never[] = [];
// A skipped query still needs arguments of its shape.
const noRoute = { locale: 'es', from: '', to: '', stepFree: false } as const;
