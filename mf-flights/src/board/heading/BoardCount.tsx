import { formatTime, useLocale } from '@eldorado/i18n';
import { VisuallyHidden } from '@eldorado/ui';
import { DataTime } from '../../flight/DataTime.tsx';
import { useFlightMessages } from '../../messages.ts';
import type { BoardRows } from '../rows/useBoardRows.ts';
import { useSettled } from './useSettled.ts';
import css from '../board.module.css';

/**
 * How many flights there are, and how old they are: beside the page's heading.
 * @param props.typed whether text was typed on this page: the count is then read aloud once the typing rests.
 */
export function BoardCount({ rows: board, typed }: { rows: BoardRows; typed: boolean }) {
  const t = useFlightMessages();
  const { total, filters, updatedAt } = board;
  const departs = filters.direction === 'departures';
  const count = t(departs ? 'departureCount' : 'arrivalCount', { count: total });
  const spoken = useSettled(typed ? count : '');
  return (
    <div className={css.head}>
      <h2 className={css.count}>{count}</h2>
      <p className={css.age}>
        <DataTime instant={updatedAt} />
      </p>
      <p role="status">
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </p>
    </div>
  );
}

/** Of which hours the rows are, where they are not all. */
export function ShownHours({ rows: { rows, total } }: { rows: BoardRows }) {
  const t = useFlightMessages();
  const locale = useLocale();
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || rows.length === total) return null;
  return (
    <p className={css.window}>
      {t('shownFrom', {
        from: formatTime(first.scheduled, locale),
        to: formatTime(last.scheduled, locale),
      })}
    </p>
  );
}

/** How many of the shown rows the last answer changed. */
export function BoardChanges({ rows, count }: { rows: BoardRows; count: number }) {
  const t = useFlightMessages();
  const time = formatTime(rows.updatedAt, useLocale());
  return (
    <p role="status" className={css.changes}>
      {count > 0 && t('changed', { count, time })}
    </p>
  );
}
