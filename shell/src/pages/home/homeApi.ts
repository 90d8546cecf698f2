import type { components } from '@eldorado/http/api-types';
import type { Locale } from '@eldorado/i18n';
import { createRemoteApi } from '@eldorado/store';

type Schemas = components['schemas'];

/** The home page's live figures, as small as it shows them. */
export interface LiveFigures {
  queues: {
    id: string;
    terminal: number;
    kind: 'international' | 'national';
    minutes: string;
    updatedAt: string;
  }[];
  parkings: { id: string; name: string; available: number; capacity: number; updatedAt: string }[];
  dollar: { pesos: number; updatedAt: string } | null;
}

export interface BannerView {
  id: string;
  title: string;
  text: string;
  action: string;
  to: string;
}

/** What the home page asks of the API. */
export const homeApi = createRemoteApi('home', (build) => ({
  queues: build.query<LiveFigures['queues'], Record<never, never>>({
    query: () => ({ url: '/v2/queues' }),
    transformResponse: ({ queues }: Schemas['QueueList']) =>
      // Terminal 2 has no international flights, so nobody waits for one there.
      queues
        .filter(({ minutesMax }) => minutesMax > 0)
        .map(({ terminal, kind, minutesMin, minutesMax, updatedAt }) => ({
          id: `${terminal}-${kind}`,
          terminal,
          kind,
          minutes: minutesMin === minutesMax ? String(minutesMax) : `${minutesMin}–${minutesMax}`,
          updatedAt,
        })),
  }),
  parkings: build.query<LiveFigures['parkings'], { locale: Locale }>({
    query: () => ({ url: '/v2/parking' }),
    transformResponse: ({ parkings }: Schemas['ParkingList'], _meta, { locale }) =>
      parkings
        .filter(({ vehicle }) => vehicle === 'car')
        .map(({ id, name, available, capacity, updatedAt }) => ({
          id,
          name: name[locale],
          available,
          capacity,
          updatedAt,
        })),
  }),
  dollar: build.query<LiveFigures['dollar'], Record<never, never>>({
    query: () => ({ url: '/v2/exchange-rates' }),
    transformResponse: ({ rates }: Schemas['ExchangeRateList']) => {
      const rate = rates.find(({ currency }) => currency === 'USD');
      return rate ? { pesos: rate.copPerUnit, updatedAt: rate.updatedAt } : null;
    },
  }),
  banners: build.query<BannerView[], { locale: Locale }>({
    query: () => ({ url: '/v2/banners', params: { placement: 'home' } }),
    transformResponse: ({ banners }: Schemas['BannerList'], _meta, { locale }) =>
      banners.map(({ id, title, text, action, href }) => ({
        id,
        title: title[locale],
        text: text[locale],
        action: action[locale],
        to: href,
      })),
  }),
}));
