import type { useEstablishmentMessages } from '../messages.ts';
import type { FilterName, ListFilters } from './listFilters.ts';

/** What a chosen filter's chip says. */
export function filterLabel(
  filters: ListFilters,
  name: FilterName,
  t: ReturnType<typeof useEstablishmentMessages>,
): string {
  switch (name) {
    case 'q':
      return t('filter.chosenText', { text: filters.q });
    case 'terminal':
      return filters.terminal && t(`terminal.${filters.terminal}`);
    case 'area':
      return filters.area && t(`area.${filters.area}`);
    case 'category':
      return filters.category && t(`category.${filters.category}`);
    case 'open':
      return t('filter.openNow');
  }
}
