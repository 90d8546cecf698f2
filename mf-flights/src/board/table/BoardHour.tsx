import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { Direction, FlightRow } from '../../flight/flightRow.ts';
import { BoardRow } from './BoardRow.tsx';
import css from './boardTable.module.css';

export interface BoardHourProps {
  direction: Direction;
  rows: readonly FlightRow[];
  /** A sign for each row, 1 when it is shown; empty when none is. */
  mask: string;
  /** Ids of rows that just changed. */
  glowing: ReadonlySet<string>;
}

/**
 * The rows of an hour, which the browser leaves alone while they are off the screen. Where a filter lets none through,
 * the hour is hidden as it stands: one change instead of thirty.
 */
export const BoardHour = memo(function BoardHour({
  direction,
  rows,
  mask,
  glowing,
}: BoardHourProps) {
  const [kept, setKept] = useState(mask);
  if (mask !== '' && mask !== kept) setKept(mask);
  const body = useRef<HTMLTableSectionElement>(null);
  const count = kept.replaceAll('0', '').length;
  useLayoutEffect(() => {
    // How high it is to be taken for, until it is laid out.
    body.current?.style.setProperty('--rows', String(count));
  }, [count]);
  return (
    <tbody ref={body} role="rowgroup" className={css.hours} hidden={mask === ''}>
      {rows.map((row, at) => (
        <BoardRow
          key={row.id}
          row={row}
          direction={direction}
          hidden={kept[at] !== '1'}
          glows={glowing.has(row.id)}
        />
      ))}
    </tbody>
  );
});
