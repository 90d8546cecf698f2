import { useLocale } from '@eldorado/i18n';
import { FilterChips } from '@eldorado/ui';
import { useEstablishmentMessages } from '../messages.ts';
import { filterLabel, timeLabel } from './filterLabel.ts';
import type { FlightTime } from './flightTime.ts';
import { chosenFilters, filterAddress, type ListFilters } from './listFilters.ts';

interface ChosenFiltersProps {
  path: string;
  filters: ListFilters;
  /** What the flight or time of the address means. */
  time: FlightTime;
  names: Readonly<Record<string, string>>;
}

/** The filters in use; each leads to the list without it. */
export function ChosenFilters({ path, filters, time, names }: ChosenFiltersProps) {
  const t = useEstablishmentMessages();
  const locale = useLocale();
  const chosen = chosenFilters(filters);
  if (chosen.length === 0) return null;
  return (
    <FilterChips
      items={chosen.map((name) => ({
        label:
          name === 'vuelo'
            ? timeLabel(time, filters.vuelo, locale, t)
            : filterLabel(filters, name, names, t),
        to: filterAddress(path, filters, name),
      }))}
    />
  );
}
