import { memo } from 'react';
import { useKeptPart } from '@eldorado/remote';
import { classNames } from '@eldorado/ui';
import {
  AirlineCell,
  CityCell,
  CommentsCell,
  DetailsLink,
  FlightNameCell,
  FlightTime,
  PlaceCell,
} from '../../flight/cells.tsx';
import type { Direction, FlightRow } from '../../flight/flightRow.ts';
import css from './boardTable.module.css';

interface CellsProps {
  row: FlightRow;
  direction: Direction;
}

/** Its cells are not looked at again when a row is only shown or hidden, which a filter does to hundreds at once. */
const Cells = memo(function Cells({ row, direction }: CellsProps) {
  return (
    <>
      <td role="cell" className={css.hour}>
        <FlightTime row={row} />
      </td>
      <td role="cell" className={css.airline}>
        <AirlineCell row={row} />
      </td>
      <td role="cell" className={css.flight}>
        <FlightNameCell row={row} />
      </td>
      <td role="cell" className={css.city}>
        <CityCell row={row} />
      </td>
      <td role="cell" className={css.terminal}>
        {row.terminal}
      </td>
      <td role="cell" className={css.place}>
        <PlaceCell row={row} />
      </td>
      <td role="cell" className={css.comments}>
        <CommentsCell row={row} />
      </td>
      <td role="cell" className={css.details}>
        <DetailsLink row={row} direction={direction} />
      </td>
    </>
  );
});

export interface BoardRowProps extends CellsProps {
  hidden: boolean;
  /** It just changed: it glows once. */
  glows: boolean;
}

export const BoardRow = memo(function BoardRow({ row, direction, hidden, glows }: BoardRowProps) {
  // Boards of different hours share most of their rows.
  const cells = useKeptPart(
    'mf-flights/row',
    () => [direction, row],
    () => <Cells row={row} direction={direction} />,
  );
  return (
    // Browsers drop a table's roles once its rows are displayed as something else.
    <tr
      role="row"
      hidden={hidden}
      data-opens
      className={classNames(css.row, glows && css.glows)}
      {...cells}
    />
  );
});
