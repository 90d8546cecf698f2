import { useEffect } from 'react';
import { flightsActions, useSiteDispatch } from '@eldorado/store';
import type { Direction } from '../../flight/flightRow.ts';

/** Keeps in the site's store what was looked for, so that the home page's search begins with it. */
export function useRememberedSearch(direction: Direction, query: string): void {
  const dispatch = useSiteDispatch();
  useEffect(() => {
    dispatch(flightsActions.searched({ direction, query }));
  }, [dispatch, direction, query]);
}
