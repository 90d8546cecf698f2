import { addDays, bogotaInstant, formatDate, useLocale } from '@eldorado/i18n';
import { Link, SegmentedLinks } from '@eldorado/ui';
import { useFlightMessages } from '../messages.ts';
import { boardDays, boardPath } from './boardFilters.ts';
import type { BoardArgs, BoardView } from './boardView.ts';
import css from './board.module.css';

/** Yesterday to in three days, with the other filters kept. */
export function DaySwitch({ args: { filters, today } }: { args: BoardArgs }) {
  const t = useFlightMessages();
  const locale = useLocale();
  const names: Record<string, string> = {
    [addDays(today, -1)]: t('yesterday'),
    [today]: t('today'),
    [addDays(today, 1)]: t('tomorrow'),
  };
  return (
    <SegmentedLinks
      className={css.days}
      label={t('chooseDay')}
      items={boardDays(today).map((date) => ({
        label: names[date] ?? formatDate(bogotaInstant(date, '12:00'), locale, 'short'),
        to: boardPath({ ...filters, date, from: null }, today),
        current: date === filters.date,
      }))}
    />
  );
}

interface BoardPagesProps {
  args: BoardArgs;
  board: BoardView;
  /** Above the table there is only the way back in time, below it only the way on. */
  position: 'top' | 'bottom';
}

/** The way to the hours before and after this page, across midnight where the board knows that day. */
export function BoardPages({ args: { filters, today }, board, position }: BoardPagesProps) {
  const t = useFlightMessages();
  const top = position === 'top';
  const from = top ? board.earlier : board.later;
  const date = addDays(filters.date, top ? -1 : 1);
  const otherDay = from === null;
  if (otherDay && !boardDays(today).includes(date)) return null;
  // A day's last hours are what came before midnight.
  const to = otherDay
    ? boardPath({ ...filters, date, from: top ? '21:00' : '00:00' }, today)
    : boardPath({ ...filters, from }, today);
  return (
    <p className={css.page}>
      <Link to={to} rel={top ? 'prev' : 'next'}>
        {t(otherDay ? (top ? 'previousDay' : 'nextDay') : top ? 'earlier' : 'later')}
      </Link>
    </p>
  );
}
