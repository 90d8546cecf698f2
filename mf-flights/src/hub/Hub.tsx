import { bogotaDay, floorTo } from '@eldorado/i18n';
import { ApiError } from '@eldorado/http';
import { useNow, type LoadContext, type ScreenProps } from '@eldorado/remote';
import { fetchInto } from '@eldorado/store';
import { Age, CardGrid, IconCard, Notice, PageHeading } from '@eldorado/ui';
import { flightsApi, pollingInterval } from '../flightsApi.ts';
import { DemoLabel } from '../flight/DemoLabel.tsx';
import type { Direction } from '../flight/flightRow.ts';
import { useFlightMessages } from '../messages.ts';
import { nextRows, type NextArgs } from '../next/nextFlights.ts';
import { NextFlights } from '../next/NextFlights.tsx';
import { SearchBox } from './SearchBox.tsx';
import css from './hub.module.css';

export interface HubData {
  /** The board the search box leads to. */
  direction: Direction;
  /** The airport's day, `YYYY-MM-DD`. */
  today: string;
  next: Record<Direction, NextArgs>;
}

const shown = 6;

export async function load({ url, now, locale, store }: LoadContext): Promise<HubData> {
  const minute = floorTo(now, 1).toISOString();
  const args = (direction: Direction): NextArgs => ({ direction, locale, now: minute });
  const next = { departures: args('departures'), arrivals: args('arrivals') };
  const calls = Object.values(next).map((arg) =>
    fetchInto(store, flightsApi.endpoints.next.initiate(arg)),
  );
  for (const outcome of await Promise.allSettled(calls)) {
    if (outcome.status === 'rejected' && !(outcome.reason instanceof ApiError))
      throw outcome.reason;
  }
  return {
    direction: url.searchParams.get('direction') === 'arrivals' ? 'arrivals' : 'departures',
    today: bogotaDay(now),
    next,
  };
}

export function Screen({ data }: ScreenProps<HubData>) {
  const t = useFlightMessages();
  return (
    <>
      <PageHeading title={t('hubTitle')} lead={t('hubLead')} />
      <SearchBox direction={data.direction} today={data.today} />
      <Next args={data.next.departures} />
      <Next args={data.next.arrivals} />
      <CardGrid>
        <IconCard
          to="/vuelos/conexiones"
          icon="transfer"
          title={t('connectionCardTitle')}
          text={t('connectionCardText')}
        />
      </CardGrid>
    </>
  );
}

function Next({ args }: { args: NextArgs }) {
  const t = useFlightMessages();
  const now = useNow();
  const { currentData: view, error } = flightsApi.useNextQuery(args, {
    pollingInterval,
    skipPollingIfUnfocused: true,
  });
  if (!view) return error ? <Notice tone="warning">{t('nextFailed')}</Notice> : null;
  return (
    <>
      <NextFlights direction={args.direction} rows={nextRows(view.rows, now, shown)} />
      <p className={css.age}>
        <Age instant={view.updatedAt} now={now} prefix={t('updated')} />
        {view.source === 'demo' && <DemoLabel />}
      </p>
    </>
  );
}
