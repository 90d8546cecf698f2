import { formatTime, type Locale } from '@eldorado/i18n';
import {
  isRestaurantCategory,
  type Area,
  type TerminalId,
} from '../establishment/establishment.ts';
import type { useEstablishmentMessages } from '../messages.ts';
import type { FlightTime } from './flightTime.ts';
import type { ChoiceName, FilterName, ListFilters } from './listFilters.ts';

type Translate = ReturnType<typeof useEstablishmentMessages>;
type Names = Readonly<Record<string, string>>;

/** A part of a list is shown by what its address names, which may be no choice at all, such as `__proto__`. */
const nameOf = (value: string, names: Names) =>
  (Object.hasOwn(names, value) ? names[value] : undefined) ?? value;

/** What a choice is called; `names` are those of the API, by key. */
export function choiceLabel(name: ChoiceName, value: string, names: Names, t: Translate): string {
  switch (name) {
    case 'terminal':
      return t(`terminal.${value as TerminalId}`);
    case 'floor':
      return t('floor', { floor: value });
    case 'area':
      return t(`area.${value as Area}`);
    case 'category':
      return isRestaurantCategory(value) ? t(`category.${value}`) : nameOf(value, names);
    case 'subcategory':
    case 'product':
      return nameOf(value, names);
  }
}

/** What the wish for a time means, once it is known. */
export function timeLabel(time: FlightTime, text: string, locale: Locale, t: Translate): string {
  switch (time.kind) {
    case 'time':
      return t('filter.openAtTime', { time: formatTime(time.at, locale) });
    case 'flight': {
      const { name, departs, at } = time.flight;
      const values = { flight: name, time: formatTime(at, locale) };
      return departs ? t('filter.openAtBoarding', values) : t('filter.openAtLanding', values);
    }
    default:
      return t('filter.chosenText', { text });
  }
}

/** What a chosen filter's chip says. */
export function filterLabel(
  filters: ListFilters,
  name: Exclude<FilterName, 'vuelo'>,
  names: Names,
  t: Translate,
): string {
  if (name === 'q') return t('filter.chosenText', { text: filters.q });
  return name === 'open' ? t('filter.openNow') : choiceLabel(name, filters[name], names, t);
}
