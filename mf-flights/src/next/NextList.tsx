import { useState } from 'react';
import { useLocale } from '@eldorado/i18n';
import { useNow } from '@eldorado/remote';
import { Link, Notice } from '@eldorado/ui';
import { boardPaths } from '../board/address/boardFilters.ts';
import { CommonDelayNotice } from '../flight/CommonDelayNotice.tsx';
import { DataTime } from '../flight/DataTime.tsx';
import { DemoLabel } from '../flight/DemoLabel.tsx';
import { useChangedRows } from '../live/useChangedRows.ts';
import type { Direction, FlightRow } from '../flight/flightRow.ts';
import { useFlightMessages } from '../messages.ts';
import { nextArgs } from './nextLoad.ts';
import { nextRows } from './nextFlights.ts';
import { NextTable } from './NextTable.tsx';
import { useLiveNext } from './useLiveNext.ts';
import css from './nextFlights.module.css';

const none: readonly FlightRow[] = [];
const shown = 6;
/** Milliseconds after which the hours that were asked for no longer cover what is next. */
const windowAge = 30 * 60_000;

/** The next flights of one direction, live: they move on with the clock and with what the event stream says of them. */
export function NextList({
  direction,
  className,
}: {
  direction: Direction;
  className: string | undefined;
}) {
  const t = useFlightMessages();
  const locale = useLocale();
  const now = useNow();
  const [askedAt, setAskedAt] = useState(now);
  if (now.getTime() - askedAt.getTime() > windowAge) setAskedAt(now);
  const { data: view, error } = useLiveNext(nextArgs(askedAt, locale)[direction]);
  const departs = direction === 'departures';
  const rows = useSteady(nextRows(view?.rows ?? none, now, shown));
  const changed = useChangedRows(direction, view?.rows);
  return (
    <div className={className}>
      <CommonDelayNotice delay={view?.delay ?? null} />
      {rows.length > 0 && <NextTable direction={direction} rows={rows} changed={changed} />}
      {view && rows.length === 0 && <Notice tone="info">{t('nextEmpty')}</Notice>}
      {!view && error && <Notice tone="warning">{t('nextFailed')}</Notice>}
      <p className={css.foot}>
        {view && (
          <span className={css.age}>
            <DataTime instant={view.updatedAt} />
            {view.source === 'demo' && <DemoLabel />}
          </span>
        )}
        <Link to={boardPaths[direction]} className={css.all}>
          {t(departs ? 'seeAllDepartures' : 'seeAllArrivals')}
        </Link>
      </p>
    </div>
  );
}

/** The same list as long as its rows are the same, so that the table is not drawn at each tick of the clock. */
function useSteady(rows: readonly FlightRow[]): readonly FlightRow[] {
  const [kept, setKept] = useState(rows);
  const same = kept.length === rows.length && kept.every((row, index) => row === rows[index]);
  if (!same) setKept(rows);
  return same ? kept : rows;
}
