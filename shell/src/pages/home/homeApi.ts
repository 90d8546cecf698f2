import type { components } from '@eldorado/http/api-types';
import {
  bogotaClock,
  bogotaDay,
  floorTo,
  formatDate,
  formatNumber,
  formatPesos,
  type Locale,
} from '@eldorado/i18n';
import { nameIn } from '@eldorado/i18n/locale';
import { createRemoteApi, type LiveFigures } from '@eldorado/store';

type Schemas = components['schemas'];

/** One checkpoint's wait. */
export interface QueueView {
  id: string;
  terminal: 1 | 2;
  kind: 'international' | 'national';
  /** `9–15`, or `3` when both ends are alike. */
  minutes: string;
  level: 'low' | 'medium' | 'high';
  updatedAt: string;
}

export interface ParkingView {
  id: string;
  terminal: 'T1' | 'T2';
  /** Free places and all places, as the language writes them. */
  free: string;
  capacity: string;
  /** All places, as a number. */
  places: number;
  /** Percent of the places that are free, rounded down, so that 0 means hardly any. */
  freePercent: number;
  updatedAt: string;
}

export interface RateView {
  currency: 'USD' | 'EUR';
  /** Pesos for one unit, without decimals. */
  pesos: string;
  updatedAt: string;
  demo: boolean;
}

export interface BannerView {
  id: string;
  title: string;
  text: string;
  action: string;
  to: string;
  illustration: Schemas['Banner']['illustration'];
  colour: string;
}

export interface OfferView {
  id: string;
  category: Schemas['Offer']['category'];
  /** Percent off or a price; null when the offer is neither. */
  value: { discount: string } | { price: string } | null;
  title: string;
  text: string;
  place: string;
  terminal: 'T1' | 'T2';
  /** `3 abr` */
  until: string;
  colour: string;
}

/** What the search field gives as an example: a departure of the hour. */
export interface ExampleFlight {
  flight: string;
  city: string;
  airline: string;
}

type Wait = LiveFigures['queues'][number];

const waitOf = ({ id, minutesMin, minutesMax, level, updatedAt }: Wait) => ({
  id,
  minutes: minutesMin === minutesMax ? String(minutesMax) : `${minutesMin}–${minutesMax}`,
  level,
  updatedAt,
});

const freeOf = (available: number, places: number, locale: Locale) => ({
  free: formatNumber(available, locale),
  freePercent: Math.floor((100 * available) / Math.max(places, 1)),
});

/** Those at which somebody waits: at night there may be none. */
export const busyQueues = (rows: readonly QueueView[] | undefined) =>
  rows?.filter(({ minutes }) => minutes !== '0');

/** Rows with what the event stream says of them now; what it does not name stays as it was. */
export const queuesNow = (rows: readonly QueueView[], { queues }: LiveFigures): QueueView[] =>
  rows.map((row) => {
    const now = queues.find(({ id }) => id === row.id);
    return now ? { ...row, ...waitOf(now) } : row;
  });

/** The same of car parks. */
export const parkingsNow = (
  rows: readonly ParkingView[],
  { parkings }: LiveFigures,
  locale: Locale,
): ParkingView[] =>
  rows.map((row) => {
    const now = parkings.find(({ id }) => id === row.id);
    if (!now) return row;
    const { available, updatedAt } = now;
    return { ...row, ...freeOf(available, row.places, locale), updatedAt };
  });

/**
 * What the home page requests from the API, as small as it shows it. Numbers and days are written where the answer is read,
 * since the browser's formatters are slow to make and the first page has them written.
 */
export const homeApi = createRemoteApi('home', (build) => ({
  queues: build.query<readonly QueueView[], void>({
    query: () => ({ url: '/v2/queues' }),
    transformResponse: ({ queues }: Schemas['QueueList']) =>
      queues.map((row) => ({ terminal: row.terminal, kind: row.kind, ...waitOf(row) })),
  }),
  parkings: build.query<readonly ParkingView[], { locale: Locale }>({
    query: () => ({ url: '/v2/parking' }),
    transformResponse: ({ parkings }: Schemas['ParkingList'], _meta, { locale }) =>
      parkings
        .filter(({ vehicle }) => vehicle === 'car')
        .map(({ id, terminal, available, capacity: places, updatedAt }) => ({
          id,
          terminal,
          capacity: formatNumber(places, locale),
          places,
          ...freeOf(available, places, locale),
          updatedAt,
        })),
  }),
  rates: build.query<readonly RateView[], { locale: Locale }>({
    query: () => ({ url: '/v2/exchange-rates' }),
    transformResponse: ({ rates }: Schemas['ExchangeRateList'], _meta, { locale }) =>
      (['USD', 'EUR'] as const).flatMap((currency) => {
        const rate = rates.find((candidate) => candidate.currency === currency);
        if (!rate) return [];
        const pesos = formatNumber(rate.copPerUnit, locale, { maximumFractionDigits: 0 });
        return [{ currency, pesos, updatedAt: rate.updatedAt, demo: rate.source === 'demo' }];
      }),
  }),
  departures: build.query<ExampleFlight | null, { locale: Locale; now: string }>({
    query: ({ now }) => ({ url: '/v2/flights', params: comingHour(new Date(now)) }),
    transformResponse: ({ flights }: Schemas['FlightList'], _meta, { locale, now }) => {
      const next = flights.find(({ scheduledAt }) => scheduledAt >= now);
      if (!next) return null;
      const { flightName, airline, other } = next;
      return { flight: flightName, city: other.city[locale], airline: airline.name };
    },
  }),
  banners: build.query<readonly BannerView[], { locale: Locale }>({
    query: () => ({ url: '/v2/banners', params: { placement: 'home' } }),
    transformResponse: ({ banners }: Schemas['BannerList'], _meta, { locale }) =>
      banners.map(({ id, title, text, action, href, illustration, colour }) => ({
        id,
        title: title[locale],
        text: text[locale],
        action: action[locale],
        to: href,
        illustration,
        colour,
      })),
  }),
  offers: build.query<readonly OfferView[], { locale: Locale }>({
    query: () => ({ url: '/v2/offers', params: { audience: 'passenger', featured: true } }),
    transformResponse: ({ offers }: Schemas['OfferList'], _meta, { locale }) =>
      offers.slice(0, shownOffers).map((offer) => parseOffer(offer, locale)),
  }),
}));

/** The rest of this half hour and the next one, of the same day. */
function comingHour(now: Date): Record<string, string> {
  const from = bogotaClock(floorTo(now, 30));
  const date = bogotaDay(now);
  const end = new Date(floorTo(now, 30).getTime() + 60 * 60_000);
  const to = bogotaDay(end) === date ? bogotaClock(end) : '23:59';
  return { direction: 'departures', type: 'commercial', date, from, to };
}

/** One row of four, two rows of two. */
const shownOffers = 4;

function parseOffer(offer: Schemas['Offer'], locale: Locale): OfferView {
  const { id, category, discountPercent, priceCop, title, text, establishment } = offer;
  return {
    id,
    category,
    value:
      discountPercent !== null
        ? { discount: String(discountPercent) }
        : priceCop !== null
          ? { price: formatPesos(priceCop, locale) }
          : null,
    title: title[locale],
    text: text[locale],
    place: nameIn(establishment, locale),
    terminal: establishment.terminal,
    // Noon UTC is the same day in Bogotá.
    until: formatDate(`${offer.validTo}T12:00:00Z`, locale, 'short'),
    colour: offer.colour,
  };
}
