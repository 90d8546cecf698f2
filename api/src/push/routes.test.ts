import { fixedClock } from '../time/clock.ts';
import { exampleKeys } from './exampleKeys.ts';
import { fakePushService } from './fakePushService.ts';
import type { FlightList } from '../flights/schema.ts';
import type { FlightAnswer } from '../flightDetail/schema.ts';
import { iso } from '../time/time.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

jest.setTimeout(90_000);

const now = '2026-11-20T17:00:30Z';
let api: TestApi;
let flights: FlightList['flights'];

beforeAll(async () => {
  const publicOrigin = 'https://eldorado.example';
  const pushService = fakePushService();
  api = await testApi({ clock: fixedClock(now), pushService, publicOrigin }, 'flights');
  flights = (await api.app.inject('/api/v2/flights?type=commercial')).json<FlightList>().flights;
});
afterAll(() => api.close());

const ahead = () =>
  flights.find(({ state, scheduledAt }) => state === 'SCH' && scheduledAt > iso(Date.parse(now)));
const body = (change: object = {}) => ({
  flight: ahead()?.id,
  locale: 'pt',
  events: ['gate', 'delay'],
  subscription: { endpoint: 'https://fcm.googleapis.com/fcm/send/a', keys: exampleKeys() },
  ...change,
});
const post = (payload: object, url = '/api/v2/push/subscriptions') =>
  api.app.inject({ method: 'POST', url, payload });

test('the key is that of an application server', async () => {
  const { publicKey } = (await api.app.inject('/api/v2/push/key')).json<{ publicKey: string }>();
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
});

test('a flight is followed until the day after it, and stopped by its token alone', async () => {
  const answer = await post(body());
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['cache-control']).toBe('no-store');
  const { token, flight, events } = answer.json<{
    token: string;
    flight: string;
    events: string[];
  }>();
  expect([flight, events]).toEqual([ahead()?.id, ['gate', 'delay']]);
  expect(token).toMatch(/^[\w-]{24}$/);
  const stop = `/api/v2/push/subscriptions/${token}/stop`;
  expect((await post({}, stop)).json()).toEqual({ status: 'stopped' });
  // Once more, and for a token that never was: nobody learns which exist.
  expect((await post({}, stop)).json()).toEqual({ status: 'stopped' });
  expect((await post({}, '/api/v2/push/subscriptions/nobody/stop')).statusCode).toBe(200);
});

test.each([
  [
    'an address that is no push service',
    { subscription: { endpoint: 'https://10.0.0.1/x', keys: exampleKeys() } },
    400,
    'endpoint-unknown',
  ],
  [
    'keys of nobody',
    {
      subscription: {
        endpoint: 'https://web.push.apple.com/x',
        keys: { p256dh: 'AAAA', auth: 'AAAA' },
      },
    },
    400,
    'keys-invalid',
  ],
  ['no event', { events: [] }, 400, 'invalid-request'],
  ['an unknown event', { events: ['crash'] }, 400, 'invalid-request'],
  ['an unknown language', { locale: 'de' }, 400, 'invalid-request'],
  ['an unknown flight', { flight: '2026-11-20-D-ZZ1' }, 404, 'flight-not-found'],
  ['a name instead of an id', { flight: 'AV9301' }, 404, 'flight-not-found'],
])('%s is refused', async (_what, change, status, code) => {
  const answer = await post(body(change));
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
});

test('a flight that is over is not followed', async () => {
  const gone = flights.find(({ state }) => state === 'DEP');
  const answer = await post(body({ flight: gone?.id }));
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'flight-over']);
});

test('a browser follows twenty flights at most', async () => {
  const many = flights.filter(({ state }) => state === 'SCH').slice(0, 21);
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/many',
    keys: exampleKeys(),
  };
  const answers = [];
  for (const [index, { id }] of many.entries()) {
    // Addresses of their own, so that only this limit is met.
    answers.push(
      await api.app.inject({
        method: 'POST',
        url: '/api/v2/push/subscriptions',
        payload: body({ flight: id, subscription }),
        remoteAddress: `203.0.113.${index}`,
      }),
    );
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([
    ...Array<number>(20).fill(201),
    409,
  ]);
});

test('who asks too often waits', async () => {
  const send = () =>
    api.app.inject({
      method: 'POST',
      url: '/api/v2/push/subscriptions',
      payload: body(),
      remoteAddress: '198.51.100.7',
    });
  for (let turn = 0; turn < 30; turn++) expect((await send()).statusCode).toBe(201);
  const refused = await send();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('a flight is a calendar file in four languages', async () => {
  const { id } = ahead() ?? { id: '' };
  for (const [locale, path] of [
    ['es', ''],
    ['en', '/en'],
    ['fr', '/fr'],
    ['pt', '/pt'],
  ]) {
    const answer = await api.app.inject(`/api/v2/flights/${id}.ics?locale=${locale}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const text = answer.body.replaceAll('\r\n ', '');
    expect(text).toContain(`URL:https://eldorado.example${path}/vuelos/detalle/${id}`);
    expect(text).toContain(`UID:${id}@eldorado`);
  }
  expect((await api.app.inject('/api/v2/flights/ZZ1.ics')).statusCode).toBe(404);
  expect((await api.app.inject(`/api/v2/flights/${id}.ics?locale=de`)).statusCode).toBe(400);
});

test('one flight comes with its history, its rights and its way through the airport', async () => {
  const late = flights.find(({ delayMinutes, state }) => delayMinutes >= 60 && state !== 'DIV');
  const answer = (await api.app.inject(`/api/v2/flights/${late?.id}`)).json<FlightAnswer>();
  expect(answer.rights?.steps[0]).toMatchObject({ code: 'refreshment', reached: true });
  expect(answer.history.some(({ kind }) => kind === 'time')).toBe(true);
  expect(answer.journey.carrier?.location.es).toMatch(/mostradores/);
});
