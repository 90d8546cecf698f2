import { ApiError } from '@eldorado/http';
import type { Locale, Translated } from '@eldorado/i18n';
import { RouteError, type LoadContext, type ScreenProps } from '@eldorado/remote';
import { isFlightAddress, nameInAddress } from '@eldorado/rules';
import { fetchInto } from '@eldorado/store';
import { PageHeading } from '@eldorado/ui';
import { flightsApi, type FlightArgs } from '../flightsApi.ts';
import { FlightsFailure } from '../flight/FlightsFailure.tsx';
import { useFlightMessages } from '../messages.ts';
import type { FlightDetail } from './data/flightDetail.ts';
import { FlightPage } from './FlightPage.tsx';
import { flightSchema } from './data/flightSchema.ts';
import { useRememberedFlight } from './data/rememberFlight.ts';
import { useLiveFlight } from './data/useLiveFlight.ts';

export interface DetailData extends FlightArgs {
  /** `AV 9314`, `Bogotá`, `Madrid`; null when the flight could not be had. */
  heading: { name: string; from: string; to: string } | null;
  /** The flight for search engines. */
  schema: object | null;
}

const notFound: Translated = {
  es: 'No encontramos ese vuelo. Revisa el número o búscalo en Salidas o Llegadas.',
  en: 'We could not find that flight. Check the number or look for it in Departures or Arrivals.',
  fr: 'Nous n’avons pas trouvé ce vol. Vérifiez le numéro ou cherchez-le dans Départs ou Arrivées.',
  pt: 'Não encontramos esse voo. Confira o número ou procure em Partidas ou Chegadas.',
};

/** What an address calls the flight: `AV9314`. */
const nameIn = (address: string): string => nameInAddress(address).toUpperCase();

export function validate({ params }: Pick<LoadContext, 'params'>): boolean {
  return isFlightAddress(params.flight ?? '');
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
    : titles[locale](nameIn(id));
}

export const structuredData = ({ schema }: DetailData): object | null => schema;

export function Screen({ data: { id, locale } }: ScreenProps<DetailData>) {
  const t = useFlightMessages();
  const { currentData: flight, error, refetch } = useLiveFlight({ id, locale });
  useRememberedFlight(flight);
  if (!flight) {
    return (
      <>
        <PageHeading title={t('detailTitle', { flight: nameIn(id) })} />
        <FlightsFailure onRetry={() => void refetch()} />
      </>
    );
  }
  return <FlightPage key={flight.row.id} flight={flight} failed={error !== undefined} />;
}
