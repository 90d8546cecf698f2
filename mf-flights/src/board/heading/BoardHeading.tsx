import { formatTime, useLocale } from '@eldorado/i18n';
import { VisuallyHidden } from '@eldorado/ui';
import { useFlightMessages } from '../../messages.ts';
import type { BoardRows } from '../rows/useBoardRows.ts';
import { DataAge, OldBoard } from './BoardState.tsx';
import { useSettled } from './useSettled.ts';
import css from '../board.module.css';

interface Props {
  rows: BoardRows;
  /** How many of the shown rows the last answer changed. */
  changes: number;
  /** Whether text was typed on this page: the count is then read aloud once the typing rests. */
  typed: boolean;
  /** Whether the rows could not be renewed. */
  failed: boolean;
  onRetry: () => void;
}

/** How many flights there are, of which hours and how old, and what changed just now. */
export function BoardHeading({ rows: board, changes, typed, failed, onRetry }: Props) {
  const t = useFlightMessages();
  const locale = useLocale();
  const { rows, total, filters, updatedAt, source } = board;
  const departs = filters.direction === 'departures';
  const count = t(departs ? 'departureCount' : 'arrivalCount', { count: total });
  const spoken = useSettled(typed ? count : '');
  const [first, last] = [rows[0], rows.at(-1)];
  return (
    <>
      <div className={css.head}>
        <h2 id="board-count" className={css.count}>
          {count}
        </h2>
        {first && last && rows.length < total && (
          <p className={css.window}>
            {t('shownFrom', {
              from: formatTime(first.scheduled, locale),
              to: formatTime(last.scheduled, locale),
            })}
          </p>
        )}
        <DataAge {...{ updatedAt, source }} />
      </div>
      <OldBoard {...{ updatedAt, failed, onRetry }} />
      <p role="status" className={css.changes}>
        {changes > 0 && t('changed', { count: changes, time: formatTime(updatedAt, locale) })}
      </p>
      <p role="status">
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </p>
    </>
  );
}
