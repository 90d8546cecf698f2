import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bogotaInstant, formatDate, formatTime } from '@eldorado/i18n';
import { Notice, VisuallyHidden } from '@eldorado/ui';
import { commonDelay } from '../flight/commonDelay.ts';
import { CommonDelayNotice } from '../flight/CommonDelayNotice.tsx';
import type { FlightRow } from '../flight/flightRow.ts';
import type { LiveBoard } from '../live/useLiveBoard.ts';
import { useFlightMessages } from '../messages.ts';
import type { AirlineName } from './airlineNames.ts';
import { BoardActions } from './BoardActions.tsx';
import { chosenFilters } from './boardFilters.ts';
import { BoardPages } from './BoardPages.tsx';
import { DataAge, OldBoard } from './BoardState.tsx';
import { BoardTable } from './BoardTable.tsx';
import type { BoardArgs } from './boardView.ts';
import { filterLabel } from './ChosenFilters.tsx';
import { NoFlights } from './NoFlights.tsx';
import { useChangedRows } from './useChangedRows.ts';
import { useGlow } from './useGlow.ts';
import { useMountedRows } from './useMountedRows.ts';
import { useShownIds } from './useShownIds.ts';
import { useSettled } from './useSettled.ts';
import type { TypedText } from './useTypedText.ts';
import { boardOfDay } from './wholeDay.ts';
import css from './board.module.css';

const noRows: readonly FlightRow[] = [];

interface Props {
  args: BoardArgs;
  live: LiveBoard;
  text: TypedText;
  airlines: readonly AirlineName[];
}

/** The rows of a board under their count and age: the server's page of them, then the whole day. */
export function BoardContent({ args, live, text, airlines }: Props) {
  const t = useFlightMessages();
  const { locale } = args;
  const { board, day } = live;
  const q = day ? text.text : args.filters.q;
  const filters = useMemo(() => ({ ...args.filters, q }), [args, q]);
  const { direction } = filters;
  const departs = direction === 'departures';
  const section = useRef<HTMLElement>(null);

  const place = `${direction} ${filters.date} ${filters.at ?? ''}`;
  const [wholeOf, setWholeOf] = useState<string>();
  const whole = wholeOf === place;
  const view = useMemo(
    () => (day ? boardOfDay(day, args, q, whole) : board),
    [day, board, args, q, whole],
  );
  const shown = view?.rows ?? noRows;
  const ids = useShownIds(shown, q);
  const all = (day ?? board)?.rows ?? noRows;
  const { hours, complete } = useMountedRows(all, shown);
  const changed = useChangedRows(
    day ? `${direction} ${filters.date} ${locale}` : JSON.stringify(args),
    all,
  );
  const glowing = useGlow(changed);
  const changes = changed.filter((id) => ids.has(id)).length;
  const total = view?.total ?? 0;
  const count = t(departs ? 'departureCount' : 'arrivalCount', { count: total });
  const said = useSettled(text.typed ? count : '');
  const updatedAt = (day ?? board)?.updatedAt ?? '';
  const source = (day ?? board)?.source ?? 'demo';
  // The server's page holds what its filters let through, which says nothing of the airport.
  const unfiltered = day !== undefined || chosenFilters(args.filters).length === 0;
  const delay = useMemo(
    () => (unfiltered ? commonDelay(all, new Date(updatedAt)) : null),
    [unfiltered, all, updatedAt],
  );
  const [first, last] = [shown[0], shown.at(-1)];
  const date = formatDate(bogotaInstant(filters.date, '12:00'), locale);
  const pages = { args: { ...args, filters }, board: view ?? { earlier: null, later: null } };

  /** The earlier rows come above, and what was read stays where it was. */
  const showEarlier = () => {
    const row = section.current?.querySelector('tbody:not([hidden]) tr:not([hidden])');
    const before = row?.getBoundingClientRect().top ?? 0;
    flushSync(() => setWholeOf(place));
    window.scrollBy(0, (row?.getBoundingClientRect().top ?? 0) - before);
    const rows = [
      ...(section.current?.querySelectorAll('tbody:not([hidden]) tr:not([hidden])') ?? []),
    ];
    const last = row && rows[rows.indexOf(row) - 1];
    last?.querySelector('a')?.focus({ preventScroll: true });
  };

  return (
    <section ref={section} aria-labelledby="board-count">
      <div className={css.head}>
        <h2 id="board-count" className={css.count}>
          {count}
        </h2>
        {first && last && shown.length < total && (
          <p className={css.window}>
            {t('shownFrom', {
              from: formatTime(first.scheduled, locale),
              to: formatTime(last.scheduled, locale),
            })}
          </p>
        )}
        <DataAge {...{ updatedAt, source }} />
      </div>
      <OldBoard {...{ updatedAt }} failed={live.failed} onRetry={live.refresh} />
      <p role="status" className={css.changes}>
        {changes > 0 && t('changed', { count: changes, time: formatTime(updatedAt, locale) })}
      </p>
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
      <CommonDelayNotice delay={delay} />
      {total === 0 && <NoFlights args={pages.args} />}
      {total > 0 && (
        <BoardPages {...pages} position="top" onEarlier={complete ? showEarlier : undefined} />
      )}
      {total > 0 && shown.length === 0 && <Notice tone="info">{t('nextEmpty')}</Notice>}
      {hours.length > 0 && (
        <div hidden={shown.length === 0}>
          {/* By keyboard the whole day is hundreds of stops. */}
          <a href="#board-end" className={css.skip}>
            {t('skipFlights')}
          </a>
          <BoardTable
            {...{ direction, hours, glowing }}
            shown={ids}
            caption={t(departs ? 'departuresCaption' : 'arrivalsCaption', { date })}
          />
        </div>
      )}
      <div id="board-end" tabIndex={-1} className={css.end} />
      {total > 0 && <BoardPages {...pages} position="bottom" />}
      {shown.length > 0 && (
        <BoardActions
          {...{ rows: shown, filters, updatedAt, source, locale }}
          chosen={chosenFilters(filters).map((name) => filterLabel(name, filters, airlines, t))}
        />
      )}
    </section>
  );
}
