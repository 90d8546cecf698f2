import { memo } from 'react';
import { DataTable } from '@eldorado/ui';
import { useFlightMessages } from '../messages.ts';
import {
  AirlineCell,
  CityCell,
  CommentsCell,
  DetailsLink,
  FlightNameCell,
  FlightTime,
  PlaceCell,
} from './cells.tsx';
import type { Direction, FlightRow } from './flightRow.ts';
import css from './flightTable.module.css';

export interface FlightTableProps {
  direction: Direction;
  rows: readonly FlightRow[];
  caption: string;
  /** Leaves out the details column, for a short list; the flight's name links instead. */
  compact?: boolean;
  /** Ids of rows that just changed; they glow once. */
  changed?: readonly string[];
}

const none: readonly string[] = [];

/**
 * Flights as a table with the columns of spec.md section 2; a block a flight on a phone. It renders again when
 * its rows do, and not when the clock ticks.
 */
export const FlightTable = memo(function FlightTable({
  direction,
  rows,
  caption,
  compact = false,
  changed = none,
}: FlightTableProps) {
  const t = useFlightMessages();
  const departs = direction === 'departures';
  const column = (key: string, label: string) => ({ key, label, className: css[key] ?? '' });
  const columns = [
    column('hour', t('hour')),
    column('airline', t('airline')),
    column('flight', t('flight')),
    column('city', t(departs ? 'destination' : 'origin')),
    column('terminal', t('terminal')),
    column('place', t(departs ? 'gate' : 'belt')),
    column('comments', t('comments')),
    ...(compact ? [] : [column('details', t('details'))]),
  ];
  return (
    <DataTable
      blocks
      captionHidden
      caption={caption}
      className={`${css.table ?? ''} ${compact ? (css.compact ?? '') : ''}`}
      columns={columns}
      rows={rows.map((row) => ({
        key: row.id,
        className: changed.includes(row.id) ? (css.changed ?? '') : '',
        cells: {
          hour: <FlightTime row={row} />,
          airline: <AirlineCell row={row} />,
          flight: <FlightNameCell row={row} linked={compact} />,
          city: <CityCell row={row} />,
          terminal: row.terminal,
          place: <PlaceCell row={row} />,
          comments: <CommentsCell row={row} />,
          details: compact ? null : <DetailsLink row={row} direction={direction} />,
        },
      }))}
    />
  );
});
