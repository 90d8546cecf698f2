import { useEffect, useMemo } from 'react';
import { useNow } from '@eldorado/remote';
import { useHolidays } from '../establishment/useHolidays.ts';
import { establishmentsApi } from '../establishmentsApi.ts';
import type { Scene } from './canvas/scene.ts';
import { drawnRoute, frameOf, markOf } from './drawScene.ts';
import { keepFloors } from './keepFloors.ts';
import type { MapData } from './loadMap.ts';
import { passes } from './placeFilters.ts';

/** What the screen shows of its address: the list as it is filtered, the chosen place, the way and the scene to draw. */
export function useMap({ choice, floorArgs, foundArgs, routeArgs }: MapData) {
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

  const { type, zone, open, q } = choice;
  const listed = useMemo(
    () =>
      (found.data?.places ?? []).filter((place) =>
        passes(place, { type, zone, open }, isHoliday, now),
      ),
    [found.data, type, zone, open, isHoliday, now],
  );
  const isNarrowed = type !== 'all' || zone !== 'all' || open || q !== '';
  const scene = useMemo((): Scene | null => {
    const frame = index.data && frameOf(index.data, choice);
    if (!frame || !floor.data) return null;
    return {
      frame,
      marks: floor.data.places.map(markOf),
      shown: isNarrowed ? new Set(listed.map(({ slug }) => slug)) : null,
      selected: choice.place,
      route: drawnRoute(way, choice),
    };
  }, [index.data, floor.data, choice, listed, isNarrowed, way]);
  const chosen =
    [floor.data, found.data]
      .flatMap((list) => list?.places ?? [])
      .find(({ slug }) => slug === choice.place) ?? null;
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
