import { memo, useRef, useState, type SubmitEvent } from 'react';
import { localisePath, useLocale } from '@eldorado/i18n';
import { Button, Link, SelectField } from '@eldorado/ui';
import { SegmentedControl } from '@eldorado/ui/tabs';
import { usePageMessages } from '../../messages.ts';
import type { ExampleFlight } from '../homeApi.ts';
import { ConnectionSearch } from './ConnectionSearch.tsx';
import { QueryField } from './QueryField.tsx';
import styles from './search.module.css';

/** A day that can be searched, from yesterday to in three days. */
export interface SearchDay {
  /** `YYYY-MM-DD` in Bogotá. */
  value: string;
  /** `2 mar` */
  name: string;
  /** Nothing for the days after tomorrow. */
  called: 'yesterday' | 'today' | 'tomorrow' | undefined;
}

const kinds = ['departures', 'arrivals', 'connections'] as const;
const boards = { departures: '/vuelos/salidas', arrivals: '/vuelos/llegadas' } as const;
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/**
 * The search box: plain GET forms that any browser can send. The choice is made of radios outside the forms, and the
 * styles show what belongs to the one that is on, so that it works before the page is live and without JavaScript.
 */
export const FlightSearch = memo(function FlightSearch({
  days,
  example,
}: {
  days: readonly SearchDay[];
  /** A departure of the hour, to show what can be typed. */
  example: ExampleFlight | null;
}) {
  const t = usePageMessages();
  const locale = useLocale();
  const box = useRef<HTMLElement>(null);
  const [kind, setKind] = useState<string>('departures');
  // Enter presses the form's first button, whichever choice is on: the radios decide, not that button.
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    const arrives = box.current?.querySelector('input[value=arrivals]:checked');
    event.currentTarget.action = localisePath(boards[arrives ? 'arrivals' : 'departures'], locale);
  };
  const dayName = ({ name, called }: SearchDay) => (called ? t(called, { day: name }) : name);
  return (
    <section ref={box} className={styles.box} aria-label={t('searchTitle')}>
      <SegmentedControl
        className={styles.kinds}
        label={t('searchKind')}
        name="search-kind"
        options={kinds.map((value) => ({ value, label: t(value) }))}
        value={kind}
        onChange={setKind}
      />
      <form
        role="search"
        aria-label={t('searchTitle')}
        className={styles.flights}
        method="get"
        action={localisePath(boards.departures, locale)}
        onSubmit={send}
      >
        <QueryField example={example} arrives={kind === 'arrivals'} className={styles.query} />
        <SelectField
          label={t('dateLabel')}
          name="date"
          defaultValue={days.find(({ called }) => called === 'today')?.value}
          options={days.map((day) => ({ value: day.value, label: dayName(day) }))}
        />
        <SelectField
          label={t('fromLabel')}
          name="from"
          options={[
            { value: '', label: t('fromAny') },
            ...hours.map((value) => ({ value, label: value })),
          ]}
        />
        <Button type="submit" className={styles.toDepartures}>
          {t('searchButton')}
        </Button>
        <Button
          type="submit"
          className={styles.toArrivals}
          formAction={localisePath(boards.arrivals, locale)}
        >
          {t('searchButton')}
        </Button>
      </form>
      <ConnectionSearch />
      <Link to="/vuelos" className={styles.all}>
        {t('allFlights')}
      </Link>
    </section>
  );
});
