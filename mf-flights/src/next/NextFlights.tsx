import { Link } from '@eldorado/ui';
import { boardPaths } from '../board/boardFilters.ts';
import { FlightTable } from '../flight/FlightTable.tsx';
import type { Direction, FlightRow } from '../flight/flightRow.ts';
import { useFlightMessages } from '../messages.ts';
import css from './nextFlights.module.css';

export interface NextFlightsProps {
  direction: Direction;
  /** Already cut to what is to be shown; see `parseNextFlights`. */
  rows: readonly FlightRow[];
}

/** The next few departures or arrivals, with a heading and the way to the whole board. */
export function NextFlights({ direction, rows }: NextFlightsProps) {
  const t = useFlightMessages();
  const departs = direction === 'departures';
  const title = t(departs ? 'nextDepartures' : 'nextArrivals');
  return (
    <section className={css.section} aria-labelledby={`next-${direction}`}>
      <div className={css.head}>
        <h2 id={`next-${direction}`}>{title}</h2>
        <Link to={boardPaths[direction]}>{t(departs ? 'seeAllDepartures' : 'seeAllArrivals')}</Link>
      </div>
      {rows.length > 0 ? (
        <FlightTable compact direction={direction} rows={rows} caption={title} />
      ) : (
        <p>{t('nextEmpty')}</p>
      )}
    </section>
  );
}
