import type { components } from '@eldorado/http/api-types';
import type { LoadContext } from '@eldorado/remote';

type Schemas = components['schemas'];
export type Rate = Schemas['ExchangeRate'];
export type House = Schemas['ExchangeHouse'];
export type History = Schemas['RateHistory'];

export interface RateAnswers {
  rates: Schemas['ExchangeRateList'] | null;
  houses: Schemas['ExchangeHouseList'] | null;
  history: History | null;
}

/** The foreign currency that an address asks about: the dollar unless it names another. */
export function currencyAsked(query: URLSearchParams): string {
  const asked = [query.get('from'), query.get('to')].find((code) => code && code !== 'COP');
  return asked && /^[A-Z]{3}$/.test(asked) ? asked : 'USD';
}

/** What the page shows; null for what the API does not answer. */
export async function fetchRates({
  http,
  signal,
  url,
}: Pick<LoadContext, 'http' | 'signal' | 'url'>): Promise<RateAnswers> {
  const ask = <Answer>(path: string): Promise<Answer | null> =>
    http.get<Answer>(path, { signal }).then(
      ({ data }) => data,
      () => null,
    );
  const [rates, houses, history] = await Promise.all([
    ask<Schemas['ExchangeRateList']>('/v2/exchange-rates'),
    ask<Schemas['ExchangeHouseList']>('/v2/exchange-houses'),
    ask<History>(`/v2/exchange-rates/history?currency=${currencyAsked(url.searchParams)}`),
  ]);
  return { rates, houses, history };
}
