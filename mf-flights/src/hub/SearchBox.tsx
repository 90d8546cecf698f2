import {
  addDays,
  boardDays,
  bogotaInstant,
  formatDate,
  localisePath,
  useLocale,
} from '@eldorado/i18n';
import { useSiteSelector } from '@eldorado/store';
import { Link, SearchSubmit, SegmentedLinks, SelectField, TextField } from '@eldorado/ui';
import { boardPaths } from '../board/address/boardFilters.ts';
import type { Direction } from '../flight/flightRow.ts';
import { useFlightMessages } from '../messages.ts';
import css from './hub.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** A GET form to one of the boards; which one is part of the address, so it works without JavaScript. */
export function SearchBox({ direction, today }: { direction: Direction; today: string }) {
  const t = useFlightMessages();
  const locale = useLocale();
  const lastQuery = useSiteSelector((state) => state.flights.query);
  const names: Record<string, string> = {
    [addDays(today, -1)]: t('yesterday'),
    [today]: t('today'),
    [addDays(today, 1)]: t('tomorrow'),
  };
  const dayName = (day: string) =>
    names[day] ?? formatDate(bogotaInstant(day, '12:00'), locale, 'short');
  return (
    <div className={css.box}>
      <SegmentedLinks
        label={t('chooseBoard')}
        items={[
          { to: '/vuelos', label: t('departures'), current: direction === 'departures' },
          {
            to: '/vuelos?direction=arrivals',
            label: t('arrivals'),
            current: direction === 'arrivals',
          },
          { to: '/vuelos/conexiones', label: t('connections'), current: false },
        ]}
      />
      <form
        key={direction}
        className={css.fields}
        method="get"
        role="search"
        aria-label={t(direction === 'departures' ? 'searchDepartures' : 'searchArrivals')}
        action={localisePath(boardPaths[direction], locale)}
      >
        <TextField
          label={t('searchLabel')}
          placeholder={t('searchHint')}
          name="q"
          type="search"
          autoComplete="off"
          maxLength={80}
          defaultValue={lastQuery}
        />
        <SelectField
          label={t('dateLabel')}
          name="date"
          defaultValue={today}
          options={boardDays(today).map((value) => ({ value, label: dayName(value) }))}
        />
        <SelectField
          label={t('fromLabel')}
          name="from"
          defaultValue=""
          options={[
            { value: '', label: t('fromAny') },
            ...hours.map((value) => ({ value, label: value })),
          ]}
        />
        <SearchSubmit label={t('searchButton')} />
      </form>
      <Link className={css.all} to={boardPaths[direction]}>
        {t('seeAll')}
      </Link>
    </div>
  );
}
