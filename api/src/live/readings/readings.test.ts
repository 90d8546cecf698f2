import type { FlightAnswer } from '../../flightDetail/schema.ts';
import { signatureOf } from '../../http/partner/signature.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { fixedClock } from '../../time/clock.ts';
import type { Checkpoint, LiveReceipt, Parking, QueueTime } from '../schema.ts';
import { thinReadings } from './thin.ts';

jest.setTimeout(90_000);

const liveSecret = 'a-secret-for-the-tests';
const url = '/api/v2/feeds/live';
const clock = fixedClock('2026-11-20T17:00:30Z');
let api: TestApi;

beforeAll(async () => {
  api = await testApi({ clock, liveSecret, jobs: false }, 'flights');
});
afterAll(() => api.close());

function send(
  body: string,
  type = 'application/json',
  changed: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) {
  const timestamp = String(Math.floor(clock.now().getTime() / 1_000));
  return api.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    payload: body,
    headers: {
      'content-type': type,
      'x-eldorado-timestamp': timestamp,
      'x-eldorado-signature': signatureOf(liveSecret, timestamp, {
        method: 'POST',
        path: url,
        body,
      }),
      ...changed,
    },
  });
}
const reading = (subject: string, measuredAt: string, value: number) => ({
  subject,
  measuredAt,
  value,
});
const take = async (...readings: object[]) =>
  (await send(JSON.stringify({ readings }))).json<LiveReceipt>();
const queue = async (id: string) =>
  (await api.app.inject('/api/v2/queues'))
    .json<{ queues: QueueTime[] }>()
    .queues.find((row) => row.id === id);
const courseOf = async (id: string) =>
  (await api.app.inject('/api/v2/checkpoints'))
    .json<{ checkpoints: Checkpoint[] }>()
    .checkpoints.find((row) => row.id === id)?.course;

test('what is not signed, or was signed long ago, is refused before it is read', async () => {
  const body = JSON.stringify({ readings: [reading('1-national', '2026-11-20T17:00:00Z', 5)] });
  const forged = await send(body, 'application/json', { 'x-eldorado-signature': 'v1=00' });
  expect([forged.statusCode, forged.json<{ code: string }>().code]).toEqual([
    401,
    'feed-signature-invalid',
  ]);
  const old = String(Math.floor(clock.now().getTime() / 1_000) - 301);
  const late = await send(body, 'application/json', {
    'x-eldorado-timestamp': old,
    'x-eldorado-signature': signatureOf(liveSecret, old, { method: 'POST', path: url, body }),
  });
  expect(late.statusCode).toBe(401);
  expect((await queue('1-national'))?.source).toBe('demo');
});

test('who has many ranges of addresses has no more guesses at a signature than two of them', async () => {
  const guess = async (range: number) => {
    const wrong = { 'x-eldorado-signature': 'v1=00' };
    const from = `2001:db8:7:${(range * 256).toString(16)}::1`;
    return (await send('{}', 'application/json', wrong, from)).statusCode;
  };
  const statuses: number[] = [];
  for (let range = 1; range <= 21; range++) statuses.push(await guess(range));
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
});

test('the newest reading is shown, whatever comes late or twice', async () => {
  const newest = reading('1-national', '2026-11-20T12:00:00-05:00', 21);
  const earlier = reading('1-national', '2026-11-20T16:40:00Z', 9);
  expect(await take(newest)).toMatchObject({ taken: 1, unchanged: 0 });
  expect(await take(newest, earlier)).toMatchObject({ taken: 1, unchanged: 1, corrected: 0 });
  expect(await queue('1-national')).toEqual({
    ...{ id: '1-national', terminal: 1, kind: 'national' },
    ...{ minutesMin: 21, minutesMax: 21, level: 'high', source: 'import' },
    updatedAt: '2026-11-20T17:00:00.000Z',
  });
  // The half hour before has the late one.
  const points = (await courseOf('1-national'))?.points ?? [];
  expect(points.find(({ at }) => at === '2026-11-20T16:30:00.000Z')?.measured).toBe(9);
});

test('a moment that was measured again is corrected', async () => {
  expect(await take(reading('1-national', '2026-11-20T17:00:00Z', 12))).toMatchObject({
    taken: 0,
    corrected: 1,
  });
  expect((await queue('1-national'))?.minutesMax).toBe(12);
});

test('a flight’s passengers are told what the sensor says of their queue, not the demonstration', async () => {
  const list = await api.app.inject(
    '/api/v2/flights?type=commercial&direction=departures&date=2026-11-20&kind=national',
  );
  const { flights } = list.json<{ flights: FlightAnswer[] }>();
  const soon = flights.find(
    ({ terminal, scheduledAt, status }) =>
      terminal === 'T1' &&
      status !== 'CAN' &&
      scheduledAt > '2026-11-20T17:30' &&
      scheduledAt < '2026-11-20T18:40',
  );
  const { journey } = (
    await api.app.inject(`/api/v2/flights/${soon?.id ?? ''}`)
  ).json<FlightAnswer>();
  expect(journey.security).toMatchObject({ minutesMin: 12, minutesMax: 12, source: 'import' });
});

test('each bad reading is reported with its place and reason, each good one counts', async () => {
  const receipt = await take(
    reading('t1-car', '2026-11-20T16:59:00Z', 77),
    reading('9-lunar', '2026-11-20T16:59:00Z', 1),
    reading('t1-car', '2026-11-20T18:00:00Z', 1),
    reading('t1-car', '2026-11-18T16:00:00Z', 1),
    reading('t1-car', '2026-11-20T16:59:00', 1),
    reading('2-national', '2026-11-20T16:59:00Z', 7.5),
  );
  expect(receipt).toMatchObject({ taken: 1, rejected: 5 });
  expect(receipt.faults.map(({ reading: place, reason }) => [place, reason])).toEqual([
    [2, 'the subject is unknown: name a queue or a car park by its id'],
    [3, 'measuredAt lies in the future'],
    [4, 'measuredAt is older than two days'],
    [5, 'measuredAt is no instant with its zone, such as 2026-11-20T12:00:00-05:00'],
    [6, 'value must be a whole number from 0 to 600'],
  ]);
  const { parkings } = (await api.app.inject('/api/v2/parking')).json<{ parkings: Parking[] }>();
  expect(parkings.find(({ id }) => id === 't1-car')).toMatchObject({
    available: 77,
    source: 'import',
  });
});

test('CSV says the same; what is no message says where', async () => {
  const csv = 'subject,measured_at,value\nemigration,2026-11-20T16:58:00Z,13\n';
  expect((await send(csv, 'text/csv')).json<LiveReceipt>()).toMatchObject({ taken: 1 });
  const bad = await send('subject,value\nemigration,1\n', 'text/csv');
  expect([bad.statusCode, bad.json<{ detail: string }>().detail]).toEqual([
    400,
    'line 1: the column "measured_at" is missing: add it',
  ]);
  expect((await send('{"readings":[]}')).statusCode).toBe(400);
  expect((await send('<a/>', 'application/xml')).statusCode).toBe(415);
});

test('after two days readings are means of half hours, and the newest stays', async () => {
  await take(
    reading('2-national', '2026-11-20T15:01:00Z', 4),
    reading('2-national', '2026-11-20T15:20:00Z', 8),
    reading('2-national', '2026-11-20T15:31:00Z', 30),
  );
  const later = new Date(clock.now().getTime() + 3 * 86_400_000);
  await thinReadings(api.database, later);
  await thinReadings(api.database, later);
  const { rows } = await api.database.work.transaction((client) =>
    client.query<{ value: number; readings: number }>(
      "select value, readings from live_history where subject = '2-national'",
    ),
  );
  expect(rows).toEqual([{ value: 6, readings: 2 }]);
  const left = await api.database.work.transaction((client) =>
    client.query("select 1 from live_readings where subject = '2-national'"),
  );
  expect(left.rowCount).toBe(1);
});
