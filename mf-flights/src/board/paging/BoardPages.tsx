import { addDays, boardDays } from '@eldorado/i18n';
import { Link } from '@eldorado/ui';
import { useFlightMessages } from '../../messages.ts';
import { boardPath } from '../address/boardFilters.ts';
import type { BoardArgs } from '../rows/boardView.ts';
import type { BoardWindow } from '../rows/boardWindow.ts';
import css from '../board.module.css';

interface BoardPagesProps {
  args: BoardArgs;
  board: Pick<BoardWindow, 'earlier' | 'later'>;
  /** Above the table there is only the way back in time, below it only the way on. */
  position: 'top' | 'bottom';
  /** Shows the hours before without another page, where they are at hand. */
  onEarlier?: (() => void) | undefined;
}

/** The way to the hours before and after this page, across midnight where the board knows that day. */
export function BoardPages({ args, board, position, onEarlier }: BoardPagesProps) {
  const { filters, today } = args;
  const t = useFlightMessages();
  const top = position === 'top';
  const from = top ? board.earlier : board.later;
  const date = addDays(filters.date, top ? -1 : 1);
  const otherDay = from === null;
  if (otherDay && !boardDays(today).includes(date)) return null;
  // A day's last hours are what came before midnight.
  const to = otherDay
    ? boardPath({ ...filters, date, at: top ? '21:00' : '00:00' }, today)
    : boardPath({ ...filters, at: from }, today);
  const here = top && !otherDay ? onEarlier : undefined;
  return (
    <p className={css.page}>
      <Link
        to={to}
        rel={top ? 'prev' : 'next'}
        onClick={
          here &&
          ((event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            here();
          })
        }
      >
        {t(otherDay ? (top ? 'previousDay' : 'nextDay') : top ? 'earlier' : 'later')}
      </Link>
    </p>
  );
}
