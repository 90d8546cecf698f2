import { memo } from 'react';
import { FilterChips } from '@eldorado/ui';
import { useFlightMessages, type FlightTranslate } from '../../messages.ts';
import {
  boardPath,
  chosenFilters,
  withoutFilters,
  type BoardFilters,
  type FilterName,
} from '../address/boardFilters.ts';
import type { AirlineName } from './airlineNames.ts';
import css from '../board.module.css';

/** What a chosen filter is called. */
export function filterLabel(
  name: FilterName,
  filters: BoardFilters,
  airlines: readonly AirlineName[],
  t: FlightTranslate,
): string {
  switch (name) {
    case 'q':
      return t('chosenText', { text: filters.q });
    case 'kind':
      return t(`kind_${filters.kind}`);
    case 'type':
      return t(`type_${filters.type}`);
    case 'terminal':
      return t(`terminal_${filters.terminal}`);
    case 'airline':
      return airlines.find(({ code }) => code === filters.airline)?.name ?? filters.airline;
    case 'status':
      return t(`status_${filters.status}`);
    case 'from':
      return t('chosenFrom', { time: filters.from ?? '' });
    case 'to':
      return t('chosenTo', { time: filters.to ?? '' });
  }
}

export interface ChosenFiltersProps {
  filters: BoardFilters;
  /** The airport's day, `YYYY-MM-DD`. */
  today: string;
  airlines: readonly AirlineName[];
  /** The text is being typed: it is seen in its field, and comes and goes there. */
  typed: boolean;
}

/** The filters in use; each links to the same board without it. */
export const ChosenFilters = memo(function ChosenFilters({
  filters,
  today,
  airlines,
  typed,
}: ChosenFiltersProps) {
  const t = useFlightMessages();
  const chosen = chosenFilters(filters).filter((name) => name !== 'q' || !typed);
  if (chosen.length === 0) return null;
  return (
    <FilterChips
      className={css.chips}
      label={t('chosenFilters')}
      items={chosen.map((name) => {
        const label = filterLabel(name, filters, airlines, t);
        return {
          label,
          removeLabel: t('removeFilter', { filter: label }),
          to: boardPath(withoutFilters(filters, [name]), today),
        };
      })}
    />
  );
});
