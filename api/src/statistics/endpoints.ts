import { answers, get } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import {
  StatisticChangeList,
  StatisticChangeQuery,
  StatisticList,
  StatisticQuery,
  StatisticsCsv,
} from './schema.ts';

/** The endpoints of the airport's statistics. */
export const statisticEndpoints = {
  statistics: get(
    '/api/v2/statistics',
    'statistics',
    'Passengers, movements and cargo by year and month, each figure with its source',
    { querystring: StatisticQuery, response: answers(ref(StatisticList), 400) },
  ),
  statisticsCsv: get(
    '/api/v2/statistics.csv',
    'statistics',
    'The same as CSV with a header row, in the columns of a feed',
    {
      querystring: StatisticQuery,
      response: {
        ...answers(StatisticsCsv, 400),
        200: {
          description: 'CSV with a header row',
          content: { 'text/csv': { schema: StatisticsCsv } },
        },
      },
    },
  ),
  statisticChanges: get(
    '/api/v2/statistics/changes',
    'statistics',
    'What imports have changed: each figure before and after',
    { querystring: StatisticChangeQuery, response: answers(ref(StatisticChangeList), 400) },
  ),
};
