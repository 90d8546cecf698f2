import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { until } from '@eldorado/releases/until';
import { thoroughly } from '@eldorado/testing/thorough';
import type { AirportApi } from './airportApi.ts';
import { domains } from './domains.ts';
import { setFact } from './facts/setFact.ts';
import type { FactList } from './facts/schema.ts';
import type { Flight } from './flights/schema.ts';
import { signatureOf } from './http/partner/signature.ts';
import { exampleKeys } from './push/exampleKeys.ts';
import { fakePushService } from './push/fakePushService.ts';
import { breakListeners, fleet } from './testing/fleet.ts';
import { testDatabase } from './testing/testApi.ts';
import { fixedClock } from './time/clock.ts';
import { exampleMessage } from './contact/exampleMessage.ts';

// Several processes over one database, each an API of its own: what one is told holds for all.
jest.setTimeout(120_000);

const clock = fixedClock('2026-11-20T17:00:30Z');
const aidxToken = 'a-token-for-the-tests';
const liveSecret = 'a-secret-for-the-tests';
const id = '2026-11-20-D-AV9325';
const gateChange = readFileSync(
  new URL('../feeds/aidx/02-gate-change.xml', import.meta.url),
  'utf8',
);

/** Tells an API of another gate of the flight, by a message of that minute of the hour before. */
async function sayGate(api: AirportApi, gate: string, minute: number) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v2/feeds/aidx',
    headers: { 'content-type': 'application/xml', authorization: `Bearer ${aidxToken}` },
    payload: gateChange.replaceAll('D9', gate).replace('16:45:00', `16:${minute}:00`),
  });
  expect(answer.json()).toMatchObject({ applied: 1 });
}
const gateOf = async (api: AirportApi) =>
  (await api.app.inject(`/api/v2/flights/${id}`)).json<Flight>().gate;

async function two() {
  const services = [fakePushService(), fakePushService()];
  const site = await fleet(
    await testDatabase('flights'),
    services.map((pushService) => ({ clock, aidxToken, liveSecret, pushService })),
  );
  return { ...site, services };
}
let site: Awaited<ReturnType<typeof two>>;
beforeAll(async () => {
  site = await two();
});
afterAll(() => site.close());

/** Reads the event stream of a process. @returns what has come by now, and how to go away. */
async function listen(api: AirportApi) {
  const origin = await api.listen({ port: 0 });
  let text = '';
  const request = get(`${origin}/api/v2/flight-events`, (response) => {
    response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  });
  request.on('error', () => undefined);
  await until(() => text.includes('event: figures'));
  return { text: () => text, leave: () => request.destroy() };
}

const contact = (api: AirportApi) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v2/contact-messages',
    headers: { 'idempotency-key': randomUUID() },
    payload: exampleMessage,
  });

test('an address that writes to several processes has written as often as it has', async () => {
  const [one, other] = site.apis;
  const answers = [];
  for (let count = 0; count < 7; count++) answers.push(await contact(count % 2 ? one : other));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 429, 429]);
  expect(answers.at(-1)?.headers['retry-after']).toBe('600');
});

test('what a feed tells one process is on the boards and in the event stream of the other', async () => {
  const [one, other] = site.apis;
  const reader = await listen(other);
  await sayGate(one, 'D9', 45);
  await until(() => reader.text().includes('"gate":"D9"'));
  expect([await gateOf(one), await gateOf(other)]).toEqual(['D9', 'D9']);

  // What is told while nobody can hear is read when the connection is back.
  expect(await breakListeners(one.database)).toBe(2);
  await sayGate(one, 'D8', 46);
  await until(() => reader.text().includes('"gate":"D8"'));
  reader.leave();
});

test('a sensor’s reading that one process takes is in the event stream of the other', async () => {
  const [one, other] = site.apis;
  const reader = await listen(one);
  const waits = () =>
    [...reader.text().matchAll(/event: figures\n.*?"id":"1-national","minutesMin":(\d+)/g)].map(
      ([, minutes]) => Number(minutes),
    );
  expect(waits()).toHaveLength(1);
  const path = '/api/v2/feeds/live';
  const body = JSON.stringify({
    readings: [{ subject: '1-national', measuredAt: '2026-11-20T17:00:00Z', value: 599 }],
  });
  const timestamp = String(Math.floor(clock.now().getTime() / 1_000));
  const answer = await other.app.inject({
    method: 'POST',
    url: path,
    payload: body,
    headers: {
      'content-type': 'application/json',
      'x-eldorado-timestamp': timestamp,
      'x-eldorado-signature': signatureOf(liveSecret, timestamp, { method: 'POST', path, body }),
    },
  });
  expect(answer.json()).toMatchObject({ taken: 1 });
  await until(() => waits().at(-1) === 599);
  reader.leave();
});

test('a fact that is set shows in every process, with the same validator', async () => {
  const asked = '/api/v2/facts?ids=taxi-airport-surcharge';
  const answers = () => Promise.all(site.apis.map((api) => api.app.inject(asked)));
  const [before] = (await answers()).map((answer) => answer.json<FactList>().facts[0]);
  expect(before?.kind).toBe('money');
  await setFact(
    site.apis[0].database,
    'taxi-airport-surcharge',
    { value: 'COP 1234', source: 'A test' },
    { today: '2026-11-20', uses: domains },
  );
  await until(async () => (await answers()).every((answer) => answer.payload.includes('1234')));
  const tags = async (url: string) =>
    new Set(
      (await Promise.all(site.apis.map((api) => api.app.inject(url)))).map(
        ({ headers }) => headers.etag,
      ),
    );
  expect((await tags(asked)).size).toBe(1);
  expect((await tags('/api/v2/map/places')).size).toBe(1);
  expect((await tags('/api/v2/airlines')).size).toBe(1);
});

thoroughly(test)(
  'a follower is told once by whichever process, and by the next when that one ends',
  async () => {
    const [one, other] = site.apis;
    const sent = () => site.services.map((service) => service.sent.length);
    const total = () => sent().reduce((sum, count) => sum + count, 0);
    await sayGate(one, 'D1', 50);
    await until(async () => (await gateOf(other)) === 'D1');
    const followed = await other.app.inject({
      method: 'POST',
      url: '/api/v2/push/subscriptions',
      payload: {
        flight: id,
        locale: 'es',
        events: ['gate'],
        subscription: { endpoint: 'https://fcm.googleapis.com/fcm/send/a', keys: exampleKeys() },
      },
    });
    expect(followed.statusCode).toBe(201);
    await sayGate(one, 'D2', 51);
    await until(() => total() === 1);
    await sayGate(other, 'D3', 52);
    await until(() => total() === 2);
    expect(sent().sort()).toEqual([0, 2]);

    const [holder, next] = site.services[0]?.sent.length === 2 ? [one, other] : [other, one];
    await site.stop(holder);
    await sayGate(next, 'D4', 53);
    await until(() => total() === 3);
    expect(sent().sort()).toEqual([1, 2]);
    expect(await breakListeners(next.database, 'news')).toBe(1);
  },
);

thoroughly(test)(
  'processes that start at once on an empty database make it once, and show the same',
  async () => {
    const databaseUrl = await testDatabase('nothing');
    const both = await fleet(databaseUrl, [{ clock }, { clock }]);
    try {
      const boards = await Promise.all(
        both.apis.map(async (api) => (await api.app.inject('/api/v2/flights')).payload),
      );
      expect(new Set(boards).size).toBe(1);
      expect(boards[0]?.length).toBeGreaterThan(10_000);
      const keys = await Promise.all(
        both.apis.map(async (api) => (await api.app.inject('/api/v2/push/key')).payload),
      );
      expect(new Set(keys).size).toBe(1);
    } finally {
      await both.close();
    }
  },
);
