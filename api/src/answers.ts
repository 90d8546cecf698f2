import { choiceNames } from './establishments/choiceNames.ts';
import { statusAt, weekOnly } from './establishments/hours.ts';
import { gatesOfPier, kindOfPier } from './flights/resources.ts';
import { usualWalks } from './map/walk/usualWalks.ts';
import { availablePlaces, queueTime, rateOn, rateTime, weatherAt } from './live/figures.ts';
import type { BannerQuery } from './schemas/live.ts';
import type { Terminal } from './schemas/places.ts';
import { omit } from './omit.ts';
import { matches } from './search.ts';
import { taxes } from './seed/live.ts';
import { busFacts } from './seed/services.ts';
import { demoNote, readAt, text4 } from './seed/text.ts';
import type { Store } from './store.ts';
import { addDays, bogotaDate, iso } from './time.ts';

// Answers made from the store at an instant: pure functions, serialised and kept by the hot cache.

/** These rows have no import of their own. */
const demo = 'demo' as const;
const head = (at: number) => ({ updatedAt: iso(at), source: demo });

export const airlines = (store: Store) => ({ ...head(store.loadedAt), airlines: store.airlines });

export const airports = (store: Store) => ({
  ...head(store.loadedAt),
  attribution: 'airport-data-js 4.0.0, CC BY 4.0',
  airports: store.airports,
});

export const establishmentTypes = (store: Store) => ({
  ...head(store.loadedAt),
  types: store.establishmentTypes,
  names: Object.entries(choiceNames).map(([key, name]) => ({ key, name })),
});

export const services = (store: Store, now: number) => ({
  ...head(now),
  services: store.services.map((row) => ({
    ...omit(row, 'position'),
    status: row.schedule && statusAt(weekOnly(row.schedule), now),
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
  walkingTimes: usualWalks(store.map.walks),
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

export const taxiPlaces = (store: Store, q: string, kind: string) => ({
  origin: demoNote,
  places: store.taxiPlaces
    .filter((place) => (q === '' || matches(place.text, q)) && (kind === '' || place.kind === kind))
    .map(toPlace),
});

/** A taxi place as it is answered. */
export const toPlace = (row: Store['taxiPlaces'][number]) => omit(row, 'position', 'text');
