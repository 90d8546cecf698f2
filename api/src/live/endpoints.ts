import Type from 'typebox';
import { answers, get } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import {
  CheckpointList,
  LiveReadings,
  LiveReceipt,
  ParkingCourseList,
  ParkingList,
  QueueList,
} from './schema.ts';

/** The endpoints of figures that change with the minute or the day. */
export const liveEndpoints = {
  parking: get('/api/v2/parking', 'live', 'Free places per parking', {
    response: answers(ref(ParkingList)),
  }),
  parkingCourses: get(
    '/api/v2/parking/courses',
    'live',
    'Free places per parking today by half hours, and their forecast',
    { response: answers(ref(ParkingCourseList)) },
  ),
  queues: get('/api/v2/queues', 'live', 'Security queue per terminal and kind', {
    response: answers(ref(QueueList)),
  }),
  checkpoints: get(
    '/api/v2/checkpoints',
    'live',
    'Every queue of the airport: its wait now, today by half hours, and its forecast',
    { response: answers(ref(CheckpointList)) },
  ),
  feedLive: {
    method: 'POST' as const,
    url: '/api/v2/feeds/live',
    schema: {
      tags: ['feeds'],
      summary: 'Take readings of sensors: each good one counts once, each bad one is reported',
      description:
        'JSON, or CSV with the columns subject, measured_at, value; 5,000 readings and 1 MB at most. Signed as api/feeds/live/README.md says. Off (404) until the site has a LIVE_SECRET.',
      security: [{ feedSignature: [] }],
      body: {
        content: {
          'application/json': { schema: ref(LiveReadings) },
          'text/csv': { schema: Type.String() },
        },
      },
      response: answers(ref(LiveReceipt), 400, 401, 404, 413, 415, 429, 503),
    },
  },
};
