import Type from 'typebox';
import { answers, get, problem } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import { FollowInput, FollowReceipt, FollowStopped, PushKey } from './schema.ts';

/** The endpoints with which browsers follow a flight. */
export const pushEndpoints = {
  pushKey: get('/api/v2/push/key', 'flights', 'The key with which browsers subscribe to news', {
    response: answers(ref(PushKey)),
  }),
  follow: {
    method: 'POST' as const,
    url: '/api/v2/push/subscriptions',
    schema: {
      tags: ['flights'],
      summary: 'Follow a flight by web push, until it is over',
      body: ref(FollowInput),
      response: {
        201: ref(FollowReceipt),
        400: problem,
        404: problem,
        409: problem,
        429: problem,
      },
    },
  },
  stopFollowing: {
    method: 'POST' as const,
    url: '/api/v2/push/subscriptions/:token/stop',
    schema: {
      tags: ['flights'],
      summary: 'Stop following a flight',
      params: Type.Object({ token: Type.String({ maxLength: 40 }) }),
      response: { 200: ref(FollowStopped), 400: problem },
    },
  },
};
