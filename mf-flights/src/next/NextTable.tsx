import { memo } from 'react';
import { DataTable, Tile } from '@eldorado/ui';
import { CityCell, CommentsCell, FlightNameCell, FlightTime, PlaceCell } from '../flight/cells.tsx';
import type { Direction, FlightRow } from '../flight/flightRow.ts';
import { useFlightMessages } from '../messages.ts';
import css from './nextTable.module.css';

export interface NextTableProps {
  direction: Direction;
  rows: readonly FlightRow[];
  /** Ids of rows that just changed; they glow once. */
  changed: readonly string[];
}

/**
 * The next flights with what one looks for at a glance; codeshares and the rest are on the board and on the flight's
 * page. It renders again when its rows do, and not when the clock ticks.
 */
export const NextTable = memo(function NextTable({ direction, rows, changed }: NextTableProps) {
  const t = useFlightMessages();
  const departs = direction === 'departures';
  const column = (key: string, label: string) => ({ key, label, className: css[key] ?? '' });
  return (
    <DataTable
      blocks
      captionHidden
      caption={t(departs ? 'nextDepartures' : 'nextArrivals')}
      className={css.table}
      columns={[
        column('hour', t('hour')),
        column('city', t(departs ? 'destination' : 'origin')),
        column('flight', t('flight')),
        column('terminal', t('terminal')),
        column('place', t(departs ? 'gate' : 'belt')),
        column('comments', t('comments')),
      ]}
      rows={rows.map((row) => ({
        key: row.id,
        opens: true,
        className: changed.includes(row.id) ? css.changed : undefined,
        cells: {
          hour: <FlightTime row={row} />,
          city: <CityCell row={row} />,
          flight: (
            <span className={css.airline}>
              <Tile className={css.tile} text={row.airline.code} colour={row.airline.colour} />
              <span>
                {row.airline.name}{' '}
                <span className={css.number}>
                  <FlightNameCell row={row} linked />
                </span>
              </span>
            </span>
          ),
          terminal: row.terminal,
          place: <PlaceCell row={row} />,
          comments: <CommentsCell row={row} />,
        },
      }))}
    />
  );
});
