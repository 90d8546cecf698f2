import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import pg from 'pg';
import { until } from '@eldorado/releases/until';
import { createAirportApi, type AirportApi } from './airportApi.ts';
import { exampleMessage } from './contact/exampleMessage.ts';
import { newsletterConsents } from './newsletter/form.ts';
import { exampleKeys } from './push/exampleKeys.ts';
import { silentProxy } from './testing/silentProxy.ts';
import { signatureOf } from './http/partner/signature.ts';
import { testDatabase } from './testing/testApi.ts';
import { ride } from './taxi/testing/taxiSite.ts';
import { fixedClock } from './time/clock.ts';

jest.setTimeout(120_000);

const aidxToken = 'a-token-for-the-tests';
const liveSecret = 'a-secret-for-the-tests';
const signedAt = String(Date.parse('2026-11-20T17:00:30Z') / 1_000);
const readings = JSON.stringify({
  readings: [{ subject: '1-national', measuredAt: '2026-11-20T17:00:00Z', value: 5 }],
});
const taxi = '/api/v2/taxi-imperial';
const token = { authorization: `Bearer ${'t'.repeat(32)}` };
const tus = { 'tus-resumable': '1.0.0', 'case-draft': 'A'.repeat(32) };
const reader = {
  ...{ fullName: 'Ana', email: 'ana@example.com', consent: true, locale: 'es' },
  consentVersion: newsletterConsents[0],
};
const flight = '2026-11-20-D-AV9325';
const keys = exampleKeys();
const message = readFileSync(new URL('../feeds/aidx/02-gate-change.xml', import.meta.url), 'utf8');

type Asked = InjectOptions & { url: string };

/** A request to every route that needs the database. */
const needy: Asked[] = [
  { method: 'POST', url: '/api/v2/contact-messages', payload: exampleMessage },
  { method: 'POST', url: '/api/v2/newsletter', payload: reader },
  {
    method: 'POST',
    url: '/api/v2/push/subscriptions',
    payload: {
      flight,
      locale: 'es',
      events: ['gate'],
      subscription: { endpoint: 'https://fcm.googleapis.com/fcm/send/a', keys },
    },
  },
  { method: 'POST', url: `/api/v2/push/subscriptions/${'A'.repeat(22)}/stop` },
  {
    method: 'POST',
    url: '/api/v2/feeds/aidx',
    headers: { 'content-type': 'application/xml', authorization: `Bearer ${aidxToken}` },
    payload: message,
  },
  {
    method: 'POST',
    url: '/api/v2/feeds/live',
    headers: {
      'content-type': 'application/json',
      'x-eldorado-timestamp': signedAt,
      'x-eldorado-signature': signatureOf(liveSecret, signedAt, {
        method: 'POST',
        path: '/api/v2/feeds/live',
        body: readings,
      }),
    },
    payload: readings,
  },
  { url: `${taxi}/plates/ABC123` },
  {
    method: 'POST',
    url: `${taxi}/sign-in/codes`,
    payload: {
      phone_country_code: '+57',
      phone: '3001000000',
      locale: 'es',
      consent: true,
      consentVersion: '1',
    },
  },
  {
    method: 'POST',
    url: `${taxi}/sign-in/sessions`,
    payload: { request: '018f6f5e-9d1c-7000-8000-000000000000', code: '123456' },
  },
  { method: 'POST', url: `${taxi}/sign-out`, headers: token },
  { url: `${taxi}/me`, headers: token },
  { method: 'PATCH', url: `${taxi}/me`, headers: token, payload: { name: 'Ana' } },
  { method: 'DELETE', url: `${taxi}/me`, headers: token },
  { url: `${taxi}/me/export`, headers: token },
  { url: `${taxi}/bookings`, headers: token },
  {
    method: 'POST',
    url: `${taxi}/bookings`,
    headers: { ...token, 'idempotency-key': 'a-key-of-a-test' },
    payload: ride(),
  },
  { url: `${taxi}/bookings/TI-1`, headers: token },
  { url: `${taxi}/bookings/TI-1.ics`, headers: token },
  { method: 'POST', url: `${taxi}/bookings/TI-1/cancel`, headers: token },
  { method: 'POST', url: '/api/v2/case-files', headers: { ...tus, 'upload-length': '10' } },
  { method: 'HEAD', url: '/api/v2/case-files/A', headers: tus },
  { method: 'DELETE', url: '/api/v2/case-files/A', headers: tus },
  { method: 'GET', url: '/api/v2/case-files/A/thumbnail', headers: tus },
  {
    method: 'PATCH',
    url: '/api/v2/case-files/A',
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    payload: 'a',
  },
];
/** What is answered from memory. */
const hot = ['/v2/flights', `/v2/flights/${flight}`, '/v2/establishments', '/v2/parking'];

const dataDir = mkdtempSync(join(tmpdir(), 'hung-'));
const lines: string[] = [];
let databaseUrl: string;
let proxy: Awaited<ReturnType<typeof silentProxy>>;
let api: AirportApi;

beforeAll(async () => {
  databaseUrl = await testDatabase('flights');
  proxy = await silentProxy(databaseUrl);
  api = await createAirportApi({
    clock: fixedClock('2026-11-20T17:00:30Z'),
    dataDir,
    databaseUrl: proxy.url,
    databasePatience: 1,
    aidxToken,
    liveSecret,
    logger: { level: 'info', stream: { write: (line) => void lines.push(line) } },
  });
});
afterAll(async () => {
  await api.close();
  proxy.close();
  rmSync(dataDir, { recursive: true });
});

/** Sends requests at once. @returns what each came to. */
const ask = (requests: readonly Asked[]) =>
  Promise.all(
    requests.map(async (request) => {
      const { statusCode, headers } = await api.app.inject(request);
      return {
        asked: `${request.method ?? 'GET'} ${request.url}`,
        statusCode,
        retryAfter: headers['retry-after'],
      };
    }),
  );

const refused = needy.map(
  ({ method = 'GET', url }) =>
    expect.objectContaining({
      asked: `${method} ${url}`,
      statusCode: 503,
      retryAfter: '5',
    }) as unknown,
);
/** What the log says of the database itself. */
const said = () =>
  lines
    .filter((line) => !line.includes('"route"'))
    .map((line) => (JSON.parse(line) as { msg: string }).msg)
    .filter((msg) => /database|data/i.test(msg));

test('while the database hangs all that needs it is refused, the rest goes on, and then it works by itself', async () => {
  proxy.hang();
  // More than there are connections, so that some wait for one.
  const first = await ask([...needy, ...needy.slice(0, 6)]);
  expect(first).toEqual([...refused, ...refused.slice(0, 6)]);

  await until(() => !api.database.isUp());
  const later = await ask(needy);
  expect(later).toEqual(refused);

  const read = await ask(hot.map((path) => ({ url: `/api${path}` })));
  expect(read.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const [health] = await ask([{ url: '/api/health' }]);
  expect(health?.statusCode).toBe(503);

  proxy.goOn();
  await until(() => api.database.isUp());
  const [, , followed, , laid, plate] = await ask(needy.slice(0, 6));
  expect([followed, laid, plate].map((answer) => answer?.statusCode)).toEqual([201, 200, 200]);
  expect(said()).toEqual([
    'The database does not answer; what needs it is refused, all else goes on from memory',
    'The database answers again',
  ]);
});

test('no connection is left behind', async () => {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  // The listener's is counted, what asks here is not; PostgreSQL sees the end of one when it next looks.
  await until(async () => {
    const { rows } = await client.query<{ count: number; open: number }>(
      `select count(*)::int, count(*) filter (where state like 'idle in transaction%')::int as open
       from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    return rows[0] !== undefined && rows[0].count <= 9 && rows[0].open === 0;
  });
  await client.end();
});
