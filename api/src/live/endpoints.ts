import { answers, get } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import { ExchangeRateList, ParkingList, QueueList, WalkingTimeList } from './schema.ts';

/** The endpoints of figures that change with the minute or the day. */
export const liveEndpoints = {
  parking: get('/api/v2/parking', 'live', 'Free places per parking', {
    response: answers(ref(ParkingList)),
  }),
  queues: get('/api/v2/queues', 'live', 'Security queue per terminal and kind', {
    response: answers(ref(QueueList)),
  }),
  walkingTimes: get(
    '/api/v2/walking-times',
    'live',
    'Minutes on foot between places, with and without steps',
    {
      response: answers(ref(WalkingTimeList)),
    },
  ),
  exchangeRates: get('/api/v2/exchange-rates', 'live', 'Pesos for one unit of each currency', {
    response: answers(ref(ExchangeRateList)),
  }),
};
