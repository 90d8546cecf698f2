import { ApiError } from '@eldorado/http';
import type { Locale, Translated } from '@eldorado/i18n';
import { RouteError, type LoadContext, type ScreenProps } from '@eldorado/remote';
import { fetchInto } from '@eldorado/store';
import { PageHeading } from '@eldorado/ui';
import { flightsApi, type FlightArgs } from '../flightsApi.ts';
import { FlightsFailure } from '../flight/FlightsFailure.tsx';
import { useFlightMessages } from '../messages.ts';
import type { FlightDetail } from './flightDetail.ts';
import { FlightPage } from './FlightPage.tsx';
import { flightSchema } from './flightSchema.ts';
import { useRememberedFlight } from './rememberFlight.ts';
import { useLiveFlight } from './useLiveFlight.ts';

export interface DetailData extends FlightArgs {
  /** `AV 9314`, `Bogotá`, `Madrid`; null when the flight could not be had. */
  heading: { name: string; from: string; to: string } | null;
  /** The flight for search engines. */
  schema: object | null;
}

// An id of the API (2026-11-21-D-AV9314), or the flight's name as people write it (AV9314, av-9314).
// Airline designators have two characters of which one may be a digit, or three letters (ICAO).
// The second flight of a name on one day is told apart by a number behind it.
const address = /^(\d{4}-\d{2}-\d{2}-[AD]-)?([A-Z]{2,3}|[A-Z]\d|\d[A-Z])-?\d{1,4}[A-Z]?(-\d)?$/i;

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
    return {
      ...args,
      heading: { name: row.name, from: departure.city, to: arrival.city },
      schema: flightSchema(flight),
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) throw new RouteError(404, notFound[locale], 'flight-not-found');
    return { ...args, heading: null, schema: null };
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

export const structuredData = ({ schema }: DetailData): object | null => schema;

export function Screen({ data: { id, locale } }: ScreenProps<DetailData>) {
  const t = useFlightMessages();
  const { currentData: flight, error, refetch } = useLiveFlight({ id, locale });
  useRememberedFlight(flight);
  if (!flight) {
    return (
      <>
        <PageHeading title={t('detailTitle', { flight: id.toUpperCase() })} />
        <FlightsFailure onRetry={() => void refetch()} />
      </>
    );
  }
  return <FlightPage key={flight.row.id} flight={flight} failed={error !== undefined} />;
}
