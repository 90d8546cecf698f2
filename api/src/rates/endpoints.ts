import { answers, get } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import { ExchangeHouseList, ExchangeRateList, RateHistory, RateHistoryQuery } from './schema.ts';

/** The endpoints of currencies. */
export const rateEndpoints = {
  exchangeRates: get('/api/v2/exchange-rates', 'rates', 'Pesos for one unit of each currency', {
    response: answers(ref(ExchangeRateList)),
  }),
  rateHistory: get(
    '/api/v2/exchange-rates/history',
    'rates',
    'Pesos for one unit of a currency, day by day for a year',
    { querystring: RateHistoryQuery, response: answers(ref(RateHistory), 400, 404) },
  ),
  exchangeHouses: get(
    '/api/v2/exchange-houses',
    'rates',
    'The airport’s exchange houses: their place, their hours, what they pay and ask',
    { response: answers(ref(ExchangeHouseList)) },
  ),
};
