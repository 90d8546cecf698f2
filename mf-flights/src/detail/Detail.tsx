import { useState } from 'react';
import { ApiError } from '@eldorado/http';
import { formatTime, type Locale, type Translated } from '@eldorado/i18n';
import { RouteError, useNow, type LoadContext, type ScreenProps } from '@eldorado/remote';
import { fetchInto } from '@eldorado/store';
import { Age, Link, Notice, PageHeading } from '@eldorado/ui';
import { flightsApi, pollingInterval, type FlightArgs } from '../flightsApi.ts';
import { DemoLabel } from '../flight/DemoLabel.tsx';
import { FlightsFailure } from '../flight/FlightsFailure.tsx';
import { boardPaths } from '../board/boardFilters.ts';
import { useFlightMessages } from '../messages.ts';
import { FlightSign } from './FlightSign.tsx';
import { FlightNotice } from './FlightNotice.tsx';
import { FlightTimeline } from './FlightTimeline.tsx';
import { NextSteps } from './NextSteps.tsx';
import type { FlightDetail } from './flightDetail.ts';
import { useRememberedFlight } from './rememberFlight.ts';
import { timelineOf } from './timeline.ts';
import css from './detail.module.css';

export interface DetailData extends FlightArgs {
  /** `AV 9314`, `Bogotá`, `Madrid`; null when the flight could not be had. */
  heading: { name: string; from: string; to: string } | null;
}

// An id of the API (2026-11-21-D-AV9314), or the flight's name as people write it (AV9314, av-9314).
// Airline designators have two characters of which one may be a digit, or three letters (ICAO).
const address = /^(\d{4}-\d{2}-\d{2}-[AD]-)?([A-Z]{2,3}|[A-Z]\d|\d[A-Z])-?\d{1,4}[A-Z]?$/i;

const notFound: Translated = {
  es: 'No encontramos ese vuelo. Revisa el número o búscalo en Salidas o Llegadas.',
  en: 'We could not find that flight. Check the number or look for it in Departures or Arrivals.',
  fr: 'Nous n’avons pas trouvé ce vol. Vérifiez le numéro ou cherchez-le dans Départs ou Arrivées.',
  pt: 'Não encontramos esse voo. Confira o número ou procure em Partidas ou Chegadas.',
};

export function validate({ params }: Pick<LoadContext, 'params'>): boolean {
  return address.test(params.flight ?? '');
}

export async function load({ params, locale, store }: LoadContext): Promise<DetailData> {
  const args: FlightArgs = { id: params.flight ?? '', locale };
  try {
    const flight = await fetchInto<FlightDetail>(store, flightsApi.endpoints.flight.initiate(args));
    const { row, departure, arrival } = flight;
    return { ...args, heading: { name: row.name, from: departure.city, to: arrival.city } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) throw new RouteError(404, notFound[locale], 'flight-not-found');
    return { ...args, heading: null };
  }
}

const titles: Translated<(name: string) => string> = {
  es: (name) => `Vuelo ${name}`,
  en: (name) => `Flight ${name}`,
  fr: (name) => `Vol ${name}`,
  pt: (name) => `Voo ${name}`,
};

export function title({ id, heading }: DetailData, locale: Locale): string {
  return heading
    ? `${titles[locale](heading.name)}: ${heading.from} – ${heading.to}`
    : titles[locale](id.toUpperCase());
}

export function Screen({ data: { id, locale } }: ScreenProps<DetailData>) {
  const t = useFlightMessages();
  const now = useNow();
  const args = { id, locale };
  const {
    currentData: flight,
    error,
    refetch,
  } = flightsApi.useFlightQuery(args, {
    pollingInterval,
    skipPollingIfUnfocused: true,
  });
  const news = useNews(flight);
  useRememberedFlight(flight);
  if (!flight) {
    return (
      <>
        <PageHeading title={t('detailTitle', { flight: id.toUpperCase() })} />
        <FlightsFailure onRetry={() => void refetch()} />
      </>
    );
  }
  const { row, departure, arrival, direction } = flight;
  const steps = timelineOf(flight, now);
  return (
    <>
      <PageHeading
        title={t('detailTitle', { flight: row.name })}
        lead={t('fromTo', { from: departure.city, to: arrival.city, airline: row.airline.name })}
      />
      <p className={css.age}>
        <Age instant={flight.updatedAt} now={now} prefix={t('updated')} />
        {flight.source === 'demo' && <DemoLabel />}
      </p>
      {error && (
        <Notice tone="warning" title={t('stale')}>
          {t('staleHelp')}
        </Notice>
      )}
      <p role="status" className={css.news}>
        {news && t('detailUpdated', { time: formatTime(news, locale) })}
      </p>
      <FlightNotice flight={flight} />
      <FlightSign flight={flight} />
      {steps.length > 0 && <FlightTimeline steps={steps} />}
      <NextSteps flight={flight} />
      <p className={css.back}>
        <Link to={boardPaths[direction]}>
          {t(direction === 'departures' ? 'backToDepartures' : 'backToArrivals')}
        </Link>
      </p>
    </>
  );
}

/** When the flight on screen last changed under the reader's eyes; null until it does. */
function useNews(flight: FlightDetail | undefined): string | null {
  const shown = flight && JSON.stringify({ ...flight, updatedAt: '' });
  const [seen, setSeen] = useState<{
    id?: string | undefined;
    shown?: string | undefined;
    news: string | null;
  }>({
    id: flight?.row.id,
    shown,
    news: null,
  });
  if (flight && shown !== seen.shown) {
    const same = seen.id === flight.row.id;
    setSeen({ id: flight.row.id, shown, news: same ? flight.updatedAt : null });
  }
  return seen.news;
}
