import { useEffect } from 'react';
import { bogotaDay, bogotaInstant, formatDate, formatTime } from '@eldorado/i18n';
import { ApiError } from '@eldorado/http';
import { useNow, type LoadContext, type ScreenProps } from '@eldorado/remote';
import { fetchInto, flightsActions, useSiteDispatch } from '@eldorado/store';
import { Age, Notice, PageHeading } from '@eldorado/ui';
import { flightsApi } from '../flightsApi.ts';
import { useLiveBoard } from '../live/useLiveBoard.ts';
import { FlightTable } from '../flight/FlightTable.tsx';
import { FlightsFailure } from '../flight/FlightsFailure.tsx';
import { DemoLabel } from '../flight/DemoLabel.tsx';
import { useFlightMessages } from '../messages.ts';
import { BoardSwitch } from './BoardSwitch.tsx';
import { ChosenFilters, FilterForm } from './FilterForm.tsx';
import { BoardPages, DaySwitch } from './BoardPages.tsx';
import { NoFlights } from './NoFlights.tsx';
import { openingTime, readFilters } from './boardFilters.ts';
import type { BoardArgs } from './boardView.ts';
import { useChangedRows } from './useChangedRows.ts';
import css from './board.module.css';

/** Reads the address and puts the board into the cache. A failed call is the screen's to show. */
export async function load({ pageId, url, now, locale, store }: LoadContext): Promise<BoardArgs> {
  const filters = readFilters(pageId === 'arrivals' ? 'arrivals' : 'departures', url, now);
  const args: BoardArgs = {
    filters,
    today: bogotaDay(now),
    opensAt: openingTime(filters.date, now),
    locale,
  };
  try {
    await fetchInto(store, flightsApi.endpoints.board.initiate(args));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  return args;
}

export function Screen({ data: args }: ScreenProps<BoardArgs>) {
  const t = useFlightMessages();
  const { direction, q } = args.filters;
  const departs = direction === 'departures';
  const dispatch = useSiteDispatch();
  useEffect(() => {
    dispatch(flightsActions.searched({ direction, query: q }));
  }, [dispatch, direction, q]);
  return (
    <>
      <PageHeading title={t(direction)} lead={t(departs ? 'departuresLead' : 'arrivalsLead')} />
      <BoardSwitch current={direction} query={q} />
      <FilterForm key={JSON.stringify(args.filters)} filters={args.filters} today={args.today} />
      <ChosenFilters filters={args.filters} today={args.today} />
      <DaySwitch args={args} />
      <BoardContent args={args} />
    </>
  );
}

function BoardContent({ args }: { args: BoardArgs }) {
  const t = useFlightMessages();
  const now = useNow();
  const { locale, filters } = args;
  const { currentData: board, error, refetch } = useLiveBoard(args);
  const changed = useChangedRows(args, board?.rows);
  const departs = filters.direction === 'departures';

  if (!board) {
    return <FlightsFailure onRetry={() => void refetch()} />;
  }
  const { rows } = board;
  const first = rows[0];
  const last = rows.at(-1);
  const date = formatDate(bogotaInstant(filters.date, '12:00'), locale);
  return (
    <section aria-labelledby="board-count">
      <div className={css.head}>
        <h2 id="board-count" className={css.count}>
          {t(departs ? 'departureCount' : 'arrivalCount', { count: board.total })}
        </h2>
        {first && last && rows.length < board.total && (
          <p className={css.window}>
            {t('shownFrom', {
              from: formatTime(first.scheduled, locale),
              to: formatTime(last.scheduled, locale),
            })}
          </p>
        )}
        <p className={css.age}>
          <Age instant={board.updatedAt} now={now} prefix={t('updated')} />
          {board.source === 'demo' && <DemoLabel />}
        </p>
      </div>
      {error && (
        <Notice tone="warning" title={t('stale')}>
          {t('staleHelp')}
        </Notice>
      )}
      <p role="status" className={css.changes}>
        {changed.length > 0 &&
          t('changed', { count: changed.length, time: formatTime(board.updatedAt, locale) })}
      </p>
      {rows.length > 0 ? (
        <>
          <BoardPages args={args} board={board} position="top" />
          <FlightTable
            direction={filters.direction}
            rows={rows}
            changed={changed}
            caption={t(departs ? 'departuresCaption' : 'arrivalsCaption', { date })}
          />
          <BoardPages args={args} board={board} position="bottom" />
        </>
      ) : (
        <NoFlights args={args} />
      )}
    </section>
  );
}
