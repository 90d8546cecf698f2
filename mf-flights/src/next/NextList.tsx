import { useState } from 'react';
import { useLocale } from '@eldorado/i18n';
import { useNow } from '@eldorado/remote';
import { Age, Notice } from '@eldorado/ui';
import { flightsApi, pollingInterval } from '../flightsApi.ts';
import { DemoLabel } from '../flight/DemoLabel.tsx';
import type { Direction } from '../flight/flightRow.ts';
import { useFlightMessages } from '../messages.ts';
import { nextArgs } from './nextLoad.ts';
import { nextRows } from './nextFlights.ts';
import { NextFlights } from './NextFlights.tsx';
import css from './nextFlights.module.css';

const shown = 6;
/** Milliseconds after which the hours that were asked for no longer cover what is next. */
const windowAge = 30 * 60_000;

/** The next flights of one direction, live: they move on with the clock, and are asked for again every minute. */
export function NextList({ direction }: { direction: Direction }) {
  const t = useFlightMessages();
  const locale = useLocale();
  const now = useNow();
  const [askedAt, setAskedAt] = useState(now);
  if (now.getTime() - askedAt.getTime() > windowAge) setAskedAt(now);
  const { data: view, error } = flightsApi.useNextQuery(nextArgs(askedAt, locale)[direction], {
    pollingInterval,
    skipPollingIfUnfocused: true,
  });
  if (!view) return error ? <Notice tone="warning">{t('nextFailed')}</Notice> : null;
  return (
    <>
      <NextFlights direction={direction} rows={nextRows(view.rows, now, shown)} />
      <p className={css.age}>
        <Age instant={view.updatedAt} now={now} prefix={t('updated')} />
        {view.source === 'demo' && <DemoLabel />}
      </p>
    </>
  );
}
