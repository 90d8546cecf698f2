import type { components } from '@eldorado/http/api-types';
import type { Locale } from '@eldorado/i18n';
import { createRemoteApi } from '@eldorado/store';

type Schemas = components['schemas'];

export interface SourceView {
  publisher: string;
  /** ISO date. */
  readOn: string;
}

export interface ParkingView {
  id: string;
  name: string;
  vehicle: Schemas['Parking']['vehicle'];
  available: number;
  capacity: number;
  /** Who says its capacity; null for a figure of the demonstration. */
  capacitySource: SourceView | null;
  /** The city's cap; null when none is in force. */
  pesosPerMinute: number | null;
  tariffSource: SourceView | null;
  updatedAt: string;
}

export interface QueueView {
  id: string;
  terminal: number;
  kind: 'international' | 'national';
  range: string;
  level: 'low' | 'medium' | 'high';
  updatedAt: string;
}

export interface RatesView {
  updatedAt: string;
  rates: { currency: string; pesos: number }[];
}

export type UsualRides = Schemas['TaxiUsualRides'];

const sourceView = ({ source, readOn }: Pick<Schemas['SourceNote'], 'source' | 'readOn'>) => ({
  publisher: source,
  readOn,
});

/** Every endpoint these pages use. */
export const servicesApi = createRemoteApi('services', (build) => ({
  parkings: build.query<ParkingView[], { locale: Locale }>({
    query: () => ({ url: '/v2/parking' }),
    transformResponse: ({ parkings }: Schemas['ParkingList'], _meta, { locale }) =>
      parkings.map(({ id, name, vehicle, available, capacity, capacityOrigin, ...parking }) => ({
        id,
        name: name[locale],
        vehicle,
        available,
        capacity,
        capacitySource: capacityOrigin.source === 'demo' ? null : sourceView(capacityOrigin),
        pesosPerMinute: parking.tariff?.copPerMinute ?? null,
        tariffSource: parking.tariff && sourceView(parking.tariff),
        updatedAt: parking.updatedAt,
      })),
  }),
  queues: build.query<QueueView[], Record<never, never>>({
    query: () => ({ url: '/v2/queues' }),
    transformResponse: ({ queues }: Schemas['QueueList']) =>
      queues.map(({ terminal, kind, minutesMin, minutesMax, level, updatedAt }) => ({
        id: `${terminal}-${kind}`,
        terminal,
        kind,
        range: minutesMin === minutesMax ? String(minutesMax) : `${minutesMin}–${minutesMax}`,
        level,
        updatedAt,
      })),
  }),
  usualRides: build.query<UsualRides, Record<never, never>>({
    query: () => ({ url: '/v2/taxi-imperial/usual-rides' }),
  }),
  rates: build.query<RatesView, Record<never, never>>({
    query: () => ({ url: '/v2/exchange-rates' }),
    transformResponse: ({ updatedAt, rates }: Schemas['ExchangeRateList']) => ({
      updatedAt,
      rates: rates.map(({ currency, copPerUnit }) => ({ currency, pesos: copPerUnit })),
    }),
  }),
}));

/** Live figures are asked for again every minute while the page is in front. */
export const everyMinute = { pollingInterval: 60_000, skipPollingIfUnfocused: true };
