import { openStatus } from './establishments/schedule.ts';
import { gatesOfPier, kindOfPier } from './flights/resources.ts';
import { availablePlaces, queueTime, rateOn, rateTime, weatherAt } from './live/figures.ts';
import type { BannerQuery, OfferQuery } from './schemas/live.ts';
import type { EstablishmentQuery, Terminal } from './schemas/places.ts';
import { omit } from './omit.ts';
import { fold, matches } from './search.ts';
import { taxes } from './seed/live.ts';
import { busFacts } from './seed/services.ts';
import { demoNote, readAt, text4 } from './seed/text.ts';
import type { Store } from './store.ts';
import { addDays, bogotaDate, iso } from './time.ts';

// Answers made from the store at an instant: pure functions, serialised and kept by the hot cache.

/** Establishments are demo rows until an import of its own exists for them. */
const demo = 'demo' as const;
const head = (at: number) => ({ updatedAt: iso(at), source: demo });

export const airlines = (store: Store) => ({ ...head(store.loadedAt), airlines: store.airlines });

export const airports = (store: Store) => ({
  ...head(store.loadedAt),
  attribution: 'airport-data-js 4.0.0, CC BY 4.0',
  airports: store.airports,
});

function establishmentAt(row: Store['establishments'][number], now: number) {
  return {
    ...omit(row, 'position', 'text', 'source'),
    status: openStatus(row.schedule, now),
  };
}

export interface EstablishmentFilter {
  kind: string;
  terminal: string;
  area: string;
  category: string;
  q: string;
}

/** The filter that a query asks for, with 1 read as T1 and an empty text as no filter. */
export function establishmentFilter(query: EstablishmentQuery): EstablishmentFilter {
  const terminal = query.terminal ?? '';
  return {
    kind: query.kind ?? '',
    terminal: terminal === '' || terminal.startsWith('T') ? terminal : `T${terminal}`,
    area: query.area ?? '',
    category: (query.category ?? '').trim(),
    q: fold(query.q ?? ''),
  };
}

export function establishments(store: Store, filter: EstablishmentFilter, now: number) {
  const rows = store.establishments.filter(
    (row) =>
      (filter.kind === '' || row.kind === filter.kind) &&
      (filter.terminal === '' || row.terminal === filter.terminal) &&
      (filter.area === '' || row.area === filter.area) &&
      (filter.category === '' || row.category === filter.category) &&
      (filter.q === '' || matches(row.text, filter.q)),
  );
  return { ...head(now), establishments: rows.map((row) => establishmentAt(row, now)) };
}

export function establishment(store: Store, slug: string, now: number) {
  const row = store.establishments.find((candidate) => candidate.slug === slug);
  return row ? { ...establishmentAt(row, now), ...head(now) } : null;
}

export const establishmentTypes = (store: Store) => ({
  ...head(store.loadedAt),
  types: store.establishmentTypes,
});

export const services = (store: Store, now: number) => ({
  ...head(now),
  services: store.services.map((row) => ({
    ...omit(row, 'position'),
    status: row.schedule && openStatus(row.schedule, now),
  })),
});

const terminalNames = {
  T1: text4('Terminal 1', 'Terminal 1', 'Terminal 1', 'Terminal 1'),
  T2: text4(
    'Terminal 2 (Puente Aéreo)',
    'Terminal 2 (Puente Aéreo)',
    'Terminal 2 (Puente Aéreo)',
    'Terminal 2 (Puente Aéreo)',
  ),
};

export function terminals(store: Store) {
  const ids = ['T1', 'T2'] as const;
  return {
    ...head(store.loadedAt),
    terminals: ids.map((id): Terminal => {
      const piers = (id === 'T1' ? ['A', 'B', 'C', 'D'] : ['G', 'H']).map((pier) => ({
        id: pier,
        kind: kindOfPier(pier),
        gates: [...(gatesOfPier[pier] ?? [])],
      }));
      return {
        id,
        name: terminalNames[id],
        kinds: [...new Set(piers.map(({ kind }) => kind))],
        piers,
        airlines: store.airlines
          .filter((airline) => airline.terminal === id && airline.type === 2)
          .map(({ iata }) => iata),
        address: 'Calle 26, Bogotá, Colombia',
        origin: readAt('Muelles: datos públicos del aeropuerto; puertas y aerolíneas: demo', null),
      };
    }),
    flightTerminals: ids,
    bus: busFacts,
  };
}

export const parking = (store: Store, now: number) => ({
  ...head(now),
  parkings: store.parkings.map((row) => ({
    ...omit(row, 'position', 'copPerMinute', 'tariffOrigin'),
    available: availablePlaces(row, now),
    tariff: { copPerMinute: row.copPerMinute, ...row.tariffOrigin },
    updatedAt: iso(now),
  })),
});

export function queues(store: Store, now: number) {
  const today = bogotaDate(now);
  const legs = [today, addDays(today, 1)].flatMap((date) => store.flights.byDate.get(date) ?? []);
  return {
    ...head(now),
    queues: store.queues.map((queue) => ({ ...queueTime(legs, queue, now), updatedAt: iso(now) })),
  };
}

export const walkingTimes = (store: Store) => ({
  ...head(store.loadedAt),
  origin: demoNote,
  walkingTimes: store.walkingTimes.map((row) => omit(row, 'position')),
});

export const exchangeRates = (store: Store, now: number) => ({
  base: 'COP' as const,
  updatedAt: iso(rateTime(now)),
  source: demo,
  origin: demoNote,
  rates: store.exchangeRates.map(({ currency, copPerUnit }) => ({
    currency,
    copPerUnit: rateOn(currency, copPerUnit, rateTime(now)),
    updatedAt: iso(rateTime(now)),
  })),
});

export const airportState = ({ airportState: state }: Store, now: number) => ({
  open: state.open,
  message: state.open ? state.messageOpen : state.messageClosed,
  since: state.since.toISOString(),
  weather: weatherAt(now),
  ...head(now),
  taxes,
});

/** Offers run from the first of this month to the end of the next, so that the demonstration is never out of date. */
function validity(now: number) {
  const today = bogotaDate(now);
  const first = `${today.slice(0, 7)}-01`;
  const nextMonths = addDays(addDays(first, 62).slice(0, 7) + '-01', -1);
  return { validFrom: first, validTo: nextMonths };
}

export function offers(store: Store, filter: OfferQuery, now: number) {
  const shops = new Map(store.establishments.map((row) => [row.slug, row]));
  return {
    ...head(now),
    offers: store.offers.flatMap((row) => {
      const { establishment: slug } = row;
      const shop = shops.get(slug);
      const wanted =
        (!filter.audience || row.audience === filter.audience) &&
        (!filter.category || row.category === filter.category) &&
        (!filter.featured || String(row.featured) === filter.featured);
      if (!shop || !wanted) return [];
      return [
        {
          ...omit(row, 'position'),
          ...validity(now),
          establishment: { slug, name: shop.name, terminal: shop.terminal },
          origin: demoNote,
        },
      ];
    }),
  };
}

export const banners = (store: Store, { placement }: BannerQuery) => ({
  ...head(store.loadedAt),
  banners: store.banners.filter((row) => !placement || row.placement === placement),
});

export const popups = (store: Store, now: number) => ({
  ...head(now),
  popups: store.popups
    .filter(({ startsAt, endsAt }) => startsAt.getTime() <= now && now < endsAt.getTime())
    .map((row) => ({
      ...row,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
    })),
});

export const taxiPlaces = (store: Store, q: string) => ({
  origin: demoNote,
  places: store.taxiPlaces.filter(({ text }) => q === '' || matches(text, q)).map(toPlace),
});

/** A taxi place as it is answered. */
export const toPlace = (row: Store['taxiPlaces'][number]) => omit(row, 'position', 'text');
