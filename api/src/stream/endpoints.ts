import Type from 'typebox';
import { get, problem } from '../http/endpointParts.ts';

const FlightEventStream = Type.String({
  examples: [
    [
      'retry: 3000',
      '',
      'id: 1795185600000-12-0f3c5a9e71d2',
      'event: ready',
      'data: {"at":"2026-11-20T14:00:00.000Z"}',
      '',
      'event: figures',
      'data: {"at":"2026-11-20T14:00:00.000Z","queues":[{"id":"1-national","minutesMin":14,"minutesMax":14,"level":"medium","source":"import","updatedAt":"2026-11-20T13:59:40.000Z"}],"parkings":[],"airport":{"open":true}}',
      '',
      'id: 1795185660000-12-0f3c5a9e71d2',
      'event: changes',
      'data: {"at":"2026-11-20T14:01:00.000Z","flights":[{"id":"2026-11-20-D-AV9314"}]}',
      '',
      '',
    ].join('\n'),
  ],
});

/** The endpoint of what changes. */
export const streamEndpoints = {
  flightEvents: get(
    '/api/v2/flight-events',
    'flights',
    'What changes as server-sent events: ready, changes (the flights that look different), reset (read the board again) and figures (queues, car parks and the airport as they are now: LiveFigures)',
    {
      headers: Type.Object({ 'last-event-id': Type.Optional(Type.String({ maxLength: 40 })) }),
      querystring: Type.Object({
        after: Type.Optional(
          Type.String({
            maxLength: 40,
            description: 'Id of the last event known, for a reader that cannot send Last-Event-ID.',
          }),
        ),
      }),
      response: {
        200: {
          description: 'Event stream',
          content: { 'text/event-stream': { schema: FlightEventStream } },
        },
        503: problem,
      },
    },
  ),
};
