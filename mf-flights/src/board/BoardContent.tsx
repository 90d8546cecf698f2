import { useRef, type ReactNode } from 'react';
import { bogotaInstant, formatDate } from '@eldorado/i18n';
import { Notice } from '@eldorado/ui';
import { FlightsFailure } from '../flight/FlightsFailure.tsx';
import { DemoLabel } from '../flight/DemoLabel.tsx';
import type { LiveBoard } from '../live/useLiveBoard.ts';
import { useFlightMessages } from '../messages.ts';
import { BoardActions } from './actions/BoardActions.tsx';
import { chosenFilters } from './address/boardFilters.ts';
import type { TypedText } from './address/useTypedText.ts';
import type { AirlineName } from './filters/airlineNames.ts';
import { filterLabel } from './filters/ChosenFilters.tsx';
import { NoFlights } from './filters/NoFlights.tsx';
import { BoardDelay } from './heading/BoardDelay.tsx';
import { BoardChanges, BoardCount, ShownHours } from './heading/BoardCount.tsx';
import { BoardTitle } from './heading/BoardTitle.tsx';
import { OldBoard } from './heading/OldBoard.tsx';
import { BoardPages } from './paging/BoardPages.tsx';
import { useEarlierRows } from './paging/useEarlierRows.ts';
import type { BoardArgs } from './rows/boardView.ts';
import { useBoardRows } from './rows/useBoardRows.ts';
import { BoardTable } from './table/BoardTable.tsx';
import { useRowChanges } from './table/useRowChanges.ts';
import { useTableRows } from './table/useTableRows.ts';
import css from './board.module.css';

interface Props {
  args: BoardArgs;
  live: LiveBoard;
  text: TypedText;
  airlines: readonly AirlineName[];
  /** What chooses the rows. */
  bar: ReactNode;
}

/** A board: its heading with count and age, what chooses its rows, and the rows: the server's page of them, then the whole day. */
export function BoardContent({ args, live, text, airlines, bar }: Props) {
  const t = useFlightMessages();
  const { direction, date, at } = args.filters;
  const section = useRef<HTMLElement>(null);
  const earlier = useEarlierRows(section, `${direction} ${date} ${at ?? ''}`);
  const board = useBoardRows(args, live, text.text, earlier.shown);
  const table = useTableRows(board, section);
  const { changed, glowing } = useRowChanges(args, board);

  const { filters, rows, total, updatedAt, source } = board;
  const isKnown = (live.day ?? live.board) !== undefined;
  const shownArgs = { ...args, filters };
  const caption = t(direction === 'departures' ? 'departuresCaption' : 'arrivalsCaption', {
    date: formatDate(bogotaInstant(date, '12:00'), args.locale),
  });
  return (
    <section ref={section} aria-labelledby="page-title">
      <BoardTitle
        direction={direction}
        aside={isKnown && <BoardCount rows={board} typed={text.typed} />}
      />
      {bar}
      {/* The bar stays where it is when rows come: what is typed into it is kept. */}
      {isKnown ? (
        <>
          <OldBoard {...{ updatedAt }} failed={live.failed} onRetry={live.refresh} />
          <BoardChanges rows={board} count={changed.filter((id) => table.shown.has(id)).length} />
          <BoardDelay rows={board} />
          {total === 0 && <NoFlights args={shownArgs} />}
          <div className={css.before}>
            {total > 0 && (
              <BoardPages
                {...{ args: shownArgs, board }}
                position="top"
                onEarlier={table.complete ? earlier.show : undefined}
              />
            )}
            <ShownHours rows={board} />
            {source === 'demo' && <DemoLabel />}
          </div>
          {total > 0 && rows.length === 0 && <Notice tone="info">{t('nextEmpty')}</Notice>}
          {table.hours.length > 0 && (
            <div hidden={rows.length === 0}>
              {/* By keyboard the whole day is hundreds of stops. */}
              <a href="#board-end" className={css.skip}>
                {t('skipFlights')}
              </a>
              <BoardTable
                {...{ direction, glowing, caption }}
                hours={table.hours}
                shown={table.shown}
              />
            </div>
          )}
          <div id="board-end" tabIndex={-1} className={css.end} />
          {total > 0 && <BoardPages {...{ args: shownArgs, board }} position="bottom" />}
          {rows.length > 0 && (
            <BoardActions
              {...{ rows, filters, updatedAt, source }}
              locale={args.locale}
              chosen={chosenFilters(filters).map((name) => filterLabel(name, filters, airlines, t))}
            />
          )}
        </>
      ) : (
        <FlightsFailure onRetry={live.refresh} />
      )}
    </section>
  );
}
