import { memo } from 'react';
import type { Direction } from '../../flight/flightRow.ts';
import { useFlightMessages } from '../../messages.ts';
import { BoardHour } from './BoardHour.tsx';
import type { HourOfRows } from './useMountedRows.ts';
import css from './boardTable.module.css';

export interface BoardTableProps {
  direction: Direction;
  /** The rows that are on the page, shown or hidden, in order of time. */
  hours: readonly HourOfRows[];
  /** Ids of the rows that are shown. */
  shown: ReadonlySet<string>;
  /** Ids of rows that just changed. */
  glowing: ReadonlySet<string>;
  caption: string;
}

const none: ReadonlySet<string> = new Set();

function maskOf({ rows }: HourOfRows, shown: ReadonlySet<string>): string {
  const mask = rows.map(({ id }) => (shown.has(id) ? '1' : '0')).join('');
  return mask.includes('1') ? mask : '';
}

/**
 * Flights as a table with the columns of spec.md section 2; a block a flight on narrow screens. A row that is filtered
 * out stays, hidden: to show it again costs no more than to lay it out.
 */
export const BoardTable = memo(function BoardTable(props: BoardTableProps) {
  const { direction, hours, shown, glowing, caption } = props;
  const t = useFlightMessages();
  const departs = direction === 'departures';
  const columns = [
    t('hour'),
    t('airline'),
    t('flight'),
    t(departs ? 'destination' : 'origin'),
    t('terminal'),
    t(departs ? 'gate' : 'belt'),
    t('comments'),
    t('details'),
  ];
  return (
    <table role="table" aria-label={caption} className={css.table}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((label) => (
            <th key={label} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {hours.map((hour) => (
        <BoardHour
          key={hour.key}
          direction={direction}
          rows={hour.rows}
          mask={maskOf(hour, shown)}
          glowing={hour.rows.some(({ id }) => glowing.has(id)) ? glowing : none}
        />
      ))}
    </table>
  );
});
