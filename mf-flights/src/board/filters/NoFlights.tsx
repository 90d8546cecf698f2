import { EmptyState, Link } from '@eldorado/ui';
import { useFlightMessages } from '../../messages.ts';
import { boardPath, boardPaths, chosenFilters, withoutFilters } from '../address/boardFilters.ts';
import type { BoardArgs } from '../rows/boardView.ts';
import css from '../board.module.css';

/** Nothing matches: what to try next, nearest first. */
export function NoFlights({ args: { filters, today } }: { args: BoardArgs }) {
  const t = useFlightMessages();
  const other = filters.direction === 'departures' ? 'arrivals' : 'departures';
  const chosen = chosenFilters(filters);
  const query = filters.q && `?${new URLSearchParams({ q: filters.q }).toString()}`;
  return (
    <EmptyState title={t('noResults')}>
      <p>{t('noResultsHelp')}</p>
      <ul className={css.next}>
        {chosen.length > 0 && (
          <li>
            <Link to={boardPath(withoutFilters(filters, chosen), today)}>{t('clearFilters')}</Link>
          </li>
        )}
        <li>
          <Link to={boardPaths[other] + query}>{t('tryOther', { board: t(other) })}</Link>
        </li>
      </ul>
    </EmptyState>
  );
}
