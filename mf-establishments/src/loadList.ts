import { establishmentTypesActions, fetchInto, type SiteStore } from '@eldorado/store';
import type { EstablishmentList } from './establishment/establishment.ts';
import { establishmentsApi } from './establishmentsApi.ts';
import type { ListArgs } from './list/listFilters.ts';

/**
 * Puts a list and the names of its categories into the store. A failed call stays in the store too: the
 * screen shows it beside what the traveller had chosen, so it does not go to the error page.
 * @returns the list, or null when the call failed.
 */
export async function loadList(
  store: SiteStore,
  args: ListArgs,
): Promise<EstablishmentList | null> {
  const [list] = await Promise.allSettled([
    fetchInto<EstablishmentList>(store, establishmentsApi.endpoints.list.initiate(args)),
    loadTypes(store, args),
  ]);
  return list.status === 'fulfilled' ? list.value : null;
}

/** The names of categories, and the ids of business types for the store that all remotes share. */
export async function loadTypes(
  store: SiteStore,
  { locale }: Pick<ListArgs, 'locale'>,
): Promise<void> {
  const { ids } = await fetchInto(store, establishmentsApi.endpoints.typeNames.initiate(locale));
  store.dispatch(establishmentTypesActions.typesRead(ids));
}
