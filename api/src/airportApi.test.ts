import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { fixedClock } from './time/clock.ts';
import { readerOf } from './newsletter/store.ts';
import { clearSchedule, importSchedule } from './feed/importSchedule.ts';
import { scheduleForm } from './feed/scheduleForm.ts';
import { readCsv } from './text/readCsv.ts';
import { faults } from './testing/faults.ts';
import type { FlightList } from './flights/schema.ts';
import { testApi, type TestApi } from './testing/testApi.ts';
import { fingerprintOf, openApiDocument } from './openapi/openapi.ts';
import { exampleMessage as message } from './contact/exampleMessage.ts';

jest.setTimeout(90_000);

const clock = fixedClock('2026-11-20T17:00:30Z');
let api: TestApi;

beforeAll(async () => {
  api = await testApi({ clock }, 'flights');
});
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/api${url}`, headers });

test.each([
  ['/health', 'Health'],
  ['/v2/flights?direction=departures', 'FlightList'],
  ['/v2/flights?direction=arrivals&date=2026-11-19', 'FlightList'],
  ['/v2/flights/AV9301', 'FlightAnswer'],
  ['/v2/airlines', 'AirlineList'],
  ['/v2/airlines/AV/flights', 'AirlineFlights'],
  ['/v2/airports', 'AirportList'],
  ['/v2/establishments', 'EstablishmentList'],
  ['/v2/establishments/fogon-bogotano', 'EstablishmentAnswer'],
  ['/v2/establishment-types', 'EstablishmentTypeList'],
  ['/v2/services', 'ServiceList'],
  ['/v2/terminals', 'TerminalList'],
  ['/v2/parking', 'ParkingList'],
  ['/v2/queues', 'QueueList'],
  ['/v2/walking-times', 'WalkingTimeList'],
  ['/v2/exchange-rates', 'ExchangeRateList'],
  ['/v2/exchange-rates/history?currency=EUR', 'RateHistory'],
  ['/v2/exchange-houses', 'ExchangeHouseList'],
  ['/v2/airport-state', 'AirportState'],
  ['/v2/offers', 'OfferList'],
  ['/v2/banners', 'BannerList'],
  ['/v2/popups', 'PopupList'],
  ['/v2/taxi-imperial/fares', 'TaxiFareTable'],
  ['/v2/taxi-imperial/usual-rides', 'TaxiUsualRides'],
  ['/v2/taxi-imperial/places', 'TaxiPlaceList'],
  ['/v2/taxi-imperial/fare?km=15', 'TaxiFare'],
  ['/v2/taxi-imperial/fare?origin=terminal-1&destination=chapinero&doorToDoor=on', 'TaxiFare'],
  ['/v2/taxi-imperial/plates/abc-123', 'TaxiPlate'],
])('%s answers what its schema %s says', async (url, name) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(faults(name, answer.json())).toEqual([]);
});

test.each([
  ['/v2/flights/ZZ1', 404, 'flight-not-found'],
  ['/v2/establishments/none', 404, 'establishment-not-found'],
  ['/v2/flights?date=2020-01-01', 400, 'date-out-of-range'],
  ['/v2/flights?direction=up', 400, 'invalid-request'],
  ['/v2/taxi-imperial/fare', 400, 'required'],
  ['/v2/taxi-imperial/fare?origin=terminal-1&destination=none', 404, 'place-unknown'],
  ['/v2/taxi-imperial/plates/ABCD12', 400, 'plate-invalid'],
  ['/v2/taxi-imperial/fare?km=15&at=yesterday', 400, 'instant-invalid'],
  ['/v2/taxi-imperial/me', 401, 'session-required'],
  ['/none', 404, 'not-found'],
])('%s is a problem document %i %s', async (url, status, code) => {
  const answer = await get(url);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.json()).toMatchObject({ status, code });
  expect(faults('Problem', answer.json())).toEqual([]);
  expect(answer.statusCode).toBe(status);
});

type Asked = (etag: string) => Record<string, string>;
test.each<[string, 'GET' | 'HEAD', string, Asked, number, Record<string, string | undefined>]>([
  [
    'a board in brotli',
    'GET',
    '/v2/flights',
    () => ({ 'accept-encoding': 'gzip, br' }),
    200,
    { 'content-encoding': 'br' },
  ],
  [
    'a board without brotli',
    'GET',
    '/v2/flights',
    () => ({ 'accept-encoding': 'br;q=0, gzip' }),
    200,
    { 'content-encoding': 'gzip' },
  ],
  [
    'a board as it is',
    'GET',
    '/v2/flights',
    () => ({ 'accept-encoding': 'br;q=0, *;q=0' }),
    200,
    { 'content-encoding': undefined },
  ],
  ['a board that is had', 'GET', '/v2/flights', (etag) => ({ 'if-none-match': etag }), 304, {}],
  [
    'one that is had, weakly and in a list',
    'GET',
    '/v2/flights',
    (etag) => ({ 'if-none-match': `"other", W/${etag.replace('W/', '')}` }),
    304,
    {},
  ],
  [
    'one of which another is had',
    'GET',
    '/v2/flights',
    () => ({ 'if-none-match': '"other"' }),
    200,
    {},
  ],
  [
    'a part of a board is the whole',
    'GET',
    '/v2/flights',
    () => ({ range: 'bytes=0-1' }),
    200,
    { 'content-range': undefined },
  ],
  [
    'the head of a board',
    'HEAD',
    '/v2/flights',
    () => ({}),
    200,
    { 'content-type': 'application/json; charset=utf-8' },
  ],
  // It ends, unlike the stream.
  [
    'the head of the event stream',
    'HEAD',
    '/v2/flight-events',
    () => ({}),
    200,
    { 'content-type': 'text/event-stream' },
  ],
])('by the book: %s', async (_what, method, url, asked, status, expected) => {
  const etag = method === 'GET' ? String((await get(url)).headers['etag']) : '';
  const answer = await api.app.inject({ method, url: `/api${url}`, headers: asked(etag) });
  expect(answer.statusCode).toBe(status);
  for (const [name, value] of Object.entries(expected)) expect(answer.headers[name]).toBe(value);
  expect(answer.rawPayload.length > 0).toBe(method === 'GET' && status === 200);
});

test('a board that comes compressed is the whole board', async () => {
  const { rawPayload } = await get('/v2/flights', { 'accept-encoding': 'gzip, br' });
  const { flights } = JSON.parse(brotliDecompressSync(rawPayload).toString()) as FlightList;
  expect(flights.length).toBeGreaterThan(400);
});

test('the OpenAPI document is 3.1 and names the schemas', async () => {
  const document = (await get('/openapi.json')).json<{
    openapi: string;
    components: { schemas: object };
    paths: object;
  }>();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['Flight', 'Establishment', 'TaxiFare', 'Problem']),
  );
  expect(Object.keys(document.paths)).toContain('/api/v2/flights/{id}');
});

test('the types of the client are of this document', async () => {
  // That they are what is made of it, `npm run thorough documents` looks at.
  const types = new URL('../../shared-libs/http/src/apiTypes.ts', import.meta.url);
  const [, made] = /^\/\/ Of the document (\w+):/.exec(readFileSync(types, 'utf8')) ?? [];
  expect(`${made}, npm run types -w api`).toBe(
    `${fingerprintOf(await openApiDocument())}, npm run types -w api`,
  );
});

const post = (payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: '/api/v2/contact-messages', payload, headers });

test('a contact message gets a reference, the same one when it is sent again under its key', async () => {
  const first = await post(message, { 'idempotency-key': 'k1', 'x-forwarded-for': '203.0.113.1' });
  expect(first.statusCode).toBe(201);
  expect(first.json<{ reference: string }>().reference).toMatch(/^ED-261120-[2-9A-Z]{6}$/);
  const again = await post(message, { 'idempotency-key': 'k1', 'x-forwarded-for': '203.0.113.1' });
  expect(again.json()).toEqual(first.json());
  const other = await post(
    { ...message, subject: 'Otra' },
    { 'idempotency-key': 'k1', 'x-forwarded-for': '203.0.113.1' },
  );
  expect(other.json()).toMatchObject({ status: 409, code: 'idempotency-key-reused' });
});

test('each wrong field of a contact message has its code', async () => {
  const answer = await post({ ...message, email: 'ana', consent: false });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'contact-invalid',
    errors: [
      { path: 'email', code: 'email-invalid' },
      { path: 'consent', code: 'consent-required' },
    ],
  });
});

test('the sixth message of an e-mail address waits', async () => {
  const postOften = (count: number) =>
    post(
      { ...message, email: 'often@example.com', comment: `Mensaje ${count}` },
      { 'x-forwarded-for': `203.0.${count}.9` },
    );
  for (let i = 0; i < 5; i++) expect((await postOften(i)).statusCode).toBe(201);
  const sixth = await postOften(5);
  expect(sixth.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
});

const reader = {
  fullName: message.fullName,
  email: 'ana@example.com',
  consent: true,
  consentVersion: '2026-11-21',
  locale: 'es',
};
const signUp = (payload: object | string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: '/api/v2/newsletter', payload, headers });

test('an address is signed up once, with the proof of its consent, and always answered alike', async () => {
  const from = { 'x-forwarded-for': '203.0.113.20' };
  const first = await signUp(reader, from);
  expect(first.statusCode).toBe(200);
  const again = await signUp({ ...reader, fullName: 'Otra', email: 'ANA@Example.com' }, from);
  expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
  expect(await readerOf(api.cases, 'ana@example.com')).toMatchObject([
    {
      fullName: message.fullName,
      email: 'ana@example.com',
      locale: 'es',
      purpose: 'newsletter',
      consentVersion: '2026-11-21',
      consentedAt: clock.now(),
      createdAt: clock.now(),
    },
  ]);
});

test('each wrong field of a sign-up has its code', async () => {
  const answer = await signUp({ ...reader, email: 'ana', consent: false });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'newsletter-invalid',
    errors: [
      { path: 'email', code: 'email-invalid' },
      { path: 'consent', code: 'consent-required' },
    ],
  });
});

test('the sixth sign-up of one e-mail address waits, and its neighbours on the same network do not', async () => {
  const from = { 'x-forwarded-for': '203.0.113.21' };
  const one = { ...reader, email: 'sixth@example.com' };
  for (let i = 0; i < 5; i++) expect((await signUp(one, from)).statusCode).toBe(200);
  const sixth = await signUp(one, from);
  expect(sixth.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
  const neighbour = await signUp({ ...reader, email: 'neighbour@example.com' }, from);
  expect(neighbour.statusCode).toBe(200);
});

test('a form that names a page is led to it with its outcome, and to no page elsewhere', async () => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': '203.0.113.22',
  };
  const form = (fields: Record<string, string>) =>
    signUp(
      new URLSearchParams({
        fullName: 'Luis Díaz',
        email: 'luis@example.com',
        consentVersion: '2026-11-21',
        locale: 'en',
        returnTo: '/en/boletin',
        ...fields,
      }).toString(),
      headers,
    );
  const ticked = await form({ consent: 'on' });
  expect([ticked.statusCode, ticked.headers.location]).toEqual([
    303,
    '/en/boletin?newsletter=subscribed',
  ]);
  expect((await form({})).headers.location).toBe('/en/boletin?newsletter=newsletter-invalid');
  // As the site's own page hands it on.
  const page = new URLSearchParams({ ...reader, email: 'page@example.com', consent: 'on' });
  const taken = await signUp(page.toString(), headers);
  expect([taken.statusCode, taken.json()]).toEqual([200, { status: 'subscribed' }]);
  const elsewhere = await form({
    consent: 'on',
    email: 'x@example.com',
    returnTo: '//example.org',
  });
  expect(elsewhere.json()).toMatchObject({ status: 400, code: 'return-invalid' });
  expect(await readerOf(api.cases, 'luis@example.com')).toHaveLength(1);
  expect(await readerOf(api.cases, 'x@example.com')).toEqual([]);
});

test('a form of another site signs nobody up', async () => {
  const foreign = new URLSearchParams({
    ...reader,
    email: 'foreign@example.com',
    consent: 'on',
    returnTo: '/en/boletin',
  });
  const answer = await signUp(foreign.toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': '203.0.113.23',
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  });
  expect(answer.json()).toMatchObject({ status: 403, code: 'foreign-origin' });
  expect(await readerOf(api.cases, 'foreign@example.com')).toEqual([]);
});

test.each([
  [
    'an endpoint without a form of its own',
    '/api/v2/push/subscriptions',
    'application/x-www-form-urlencoded',
  ],
  ['one with a form', '/api/v2/newsletter/subscription', 'text/plain'],
])('%s takes no other kind of body', async (_name, url, type) => {
  const answer = await api.app.inject({
    method: 'POST',
    url,
    payload: 'fullName=Ana',
    headers: { 'content-type': type },
  });
  expect(answer.json()).toMatchObject({ status: 415, code: 'unsupported-media-type' });
});

test('an imported schedule takes the boards over, a bad one changes nothing, and clearing restores the demo', async () => {
  const csv = readFileSync(new URL('../feeds/example-schedule.csv', import.meta.url), 'utf8');
  const read = (text: string) => readCsv([text], scheduleForm);
  const refused = await importSchedule(
    api.database,
    await read(`${csv}X,AV,1,MDE,06:30,1,,,,,,,,\n`),
    clock.now(),
  );
  expect(refused).toMatchObject({ kind: 'refused' });
  const { rows } = await api.database.transaction((client) =>
    client.query('select 1 from schedule_rows'),
  );
  expect(rows).toHaveLength(0);

  expect(await importSchedule(api.database, await read(csv), clock.now())).toMatchObject({
    kind: 'loaded',
    days: 6,
  });
  const sources = () =>
    api.database.transaction((client) =>
      client.query<{ source: string }>('select distinct source from flights'),
    );
  expect((await sources()).rows).toEqual([{ source: 'import' }]);
  await clearSchedule(api.database, clock.now());
  expect((await sources()).rows).toEqual([{ source: 'demo' }]);
});
