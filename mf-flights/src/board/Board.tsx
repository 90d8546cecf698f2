import { useMemo } from 'react';
import { bogotaDay } from '@eldorado/i18n';
import { ApiError } from '@eldorado/http';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { fetchInto } from '@eldorado/store';
import { flightsApi } from '../flightsApi.ts';
import { useLiveBoard } from '../live/useLiveBoard.ts';
import { openingTime, readFilters } from './address/boardFilters.ts';
import { useRememberedSearch } from './address/useRememberedSearch.ts';
import { useTypedText } from './address/useTypedText.ts';
import { BoardContent } from './BoardContent.tsx';
import type { AirlineName } from './filters/airlineNames.ts';
import { BoardSwitch } from './filters/BoardSwitch.tsx';
import { ChosenFilters } from './filters/ChosenFilters.tsx';
import { FilterForm } from './filters/FilterForm.tsx';
import { DaySwitch } from './paging/DaySwitch.tsx';
import type { BoardArgs } from './rows/boardView.ts';
import { useDayWhenTyped } from './rows/useDayWhenTyped.ts';
import { dayArgsOf } from './rows/wholeDay.ts';
import css from './board.module.css';

/**
 * Reads the address and puts the board into the cache: its page of rows on the server, in the browser the whole day,
 * which other filters need no call for. A failed call is the screen's to show.
 */
export async function load({ pageId, url, now, locale, store }: LoadContext): Promise<BoardArgs> {
  const filters = readFilters(pageId === 'arrivals' ? 'arrivals' : 'departures', url, now);
  const opensAt = openingTime(filters.date, now);
  const args: BoardArgs = { filters, today: bogotaDay(now), opensAt, locale };
  const { board, day, airlineNames } = flightsApi.endpoints;
  const calls = [
    typeof window === 'undefined'
      ? fetchInto(store, board.initiate(args))
      : fetchInto(store, day.initiate(dayArgsOf(args))),
    fetchInto(store, airlineNames.initiate()),
  ];
  for (const outcome of await Promise.allSettled(calls)) {
    if (outcome.status === 'rejected' && !(outcome.reason instanceof ApiError))
      throw outcome.reason;
  }
  return args;
}

const noAirlines: readonly AirlineName[] = [];

export function Screen({ data: args }: ScreenProps<BoardArgs>) {
  const { filters, today } = args;
  const { direction, q, date } = filters;
  const { data: airlines = noAirlines } = flightsApi.useAirlineNamesQuery();
  const live = useLiveBoard(args);
  const text = useTypedText(args, live.day !== undefined);
  useRememberedSearch(direction, q);
  useDayWhenTyped(live, text.typed);
  /** With the words from their first key on: the address has them half a second later, and whoever presses a link keeps them. */
  const typed = useMemo(
    () => ({ ...args, filters: { ...filters, q: text.text } }),
    [args, filters, text.text],
  );
  const bar = (
    <>
      <div className={css.bar}>
        <BoardSwitch current={direction} query={text.text} date={date === today ? null : date} />
        <FilterForm {...{ filters, today, airlines }} field={text.field} onType={text.type}>
          <DaySwitch args={typed} />
        </FilterForm>
      </div>
      <ChosenFilters filters={typed.filters} {...{ today, airlines }} typed={text.typed} />
    </>
  );
  return <BoardContent {...{ args, live, text, airlines, bar }} />;
}
