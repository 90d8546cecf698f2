import { establishmentTypesActions, fetchInto, type SiteStore } from '@eldorado/store';
import { establishmentsApi } from './establishmentsApi.ts';
import type { FloorArgs } from './directory/floorDirectory.ts';
import type { ListArgs } from './list/listFilters.ts';

/**
 * Puts a list and the names of its categories into the store. A failed call stays in the store too: the
 * screen shows it beside what the traveller had chosen, so it does not go to the error page.
 */
export async function loadList(store: SiteStore, args: ListArgs): Promise<void> {
  await Promise.allSettled([
    fetchInto(store, establishmentsApi.endpoints.list.initiate(args)),
    loadTypes(store, args),
  ]);
}

/** The same for one floor of a terminal. */
export async function loadFloor(store: SiteStore, args: FloorArgs): Promise<void> {
  await Promise.allSettled([
    fetchInto(store, establishmentsApi.endpoints.floor.initiate(args)),
    loadTypes(store, args),
  ]);
}

async function loadTypes(store: SiteStore, { locale }: Pick<ListArgs, 'locale'>): Promise<void> {
  const { ids } = await fetchInto(store, establishmentsApi.endpoints.typeNames.initiate(locale));
  store.dispatch(establishmentTypesActions.typesRead(ids));
}
