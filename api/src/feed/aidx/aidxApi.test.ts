import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { until } from '@eldorado/releases/until';
import { fixedClock } from '../../time/clock.ts';
import type { AidxReceipt } from '../schema.ts';
import type { Flight } from '../../flights/schema.ts';
import type { FlightPage } from '../../openData/schema.ts';
import { main } from '../cli.ts';
import { applyAidx } from './applyAidx.ts';
import { readAidx } from './readAidx.ts';
import { runHere } from '../../testing/runCommand.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

jest.setTimeout(90_000);

const clock = fixedClock('2026-11-20T17:00:30Z');
const folder = new URL('../../../feeds/aidx/', import.meta.url);
const aidxToken = 'a-token-for-the-tests';
const bearer = { authorization: `Bearer ${aidxToken}` };
let api: TestApi;

beforeAll(async () => {
  api = await testApi({ clock, aidxToken, aidxLocalDays: ['LOCAL DAYS'] }, 'flights');
});
afterAll(() => api.close());

const text = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const send = (payload: string, headers: Record<string, string> = bearer) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v2/feeds/aidx',
    payload,
    headers: { 'content-type': 'application/xml', ...headers },
  });
const flight = async (id: string) =>
  (await api.app.inject(`/api/v2/flights/${id}`)).json<Flight & { source: string }>();

test('the examples, laid over the boards in their order, are reported leg by leg', async () => {
  const receipts: Record<string, AidxReceipt> = {};
  for (const name of readdirSync(folder)
    .filter((entry) => entry.endsWith('.xml'))
    .sort()) {
    const answer = await send(text(name));
    expect(answer.statusCode).toBe(200);
    receipts[name] = answer.json<AidxReceipt>();
  }
  expect(
    Object.values(receipts).map(({ applied, older, rejected }) => [applied, older, rejected]),
  ).toEqual([
    [2, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [1, 0, 0],
    [3, 0, 0],
    [1, 0, 3],
    [0, 1, 0],
  ]);
  expect(receipts['05-codeshares.xml']?.legs).toEqual([
    { line: 4, leg: 'AVA 148 SKBO LEMD 2026-11-20', flags: ['codeshare airline SQ is unknown'] },
  ]);
  expect(receipts['08-added-and-unknown.xml']?.legs).toEqual([
    { line: 4, leg: 'ZZ 12 BOG MDE 2026-11-20', flags: ['airline ZZ is unknown'] },
    {
      line: 16,
      leg: 'AV 9901 XQQ BOG 2026-11-20',
      flags: ['airport XQQ is unknown', 'aircraft type A9Q is unknown'],
    },
  ]);
  expect(receipts['09-partly-rejected.xml']?.legs).toEqual([
    { line: 4, leg: 'AV 9314 MIA MAD 2026-11-20', reason: 'neither end is BOG' },
    {
      line: 16,
      leg: 'AV 9323 BOG MDE 2026-11-20',
      reason: 'OFB EST cannot be "a quarter past one"',
    },
    {
      line: 28,
      leg: 'AV 8888 BOG MDE 2026-11-20',
      reason: expect.stringContaining('no scheduled time (OFB SCT)') as string,
    },
  ]);
});

test('an estimate, a gate change and an aircraft show, with their times', async () => {
  expect(await flight('2026-11-20-D-AV9325')).toMatchObject({
    source: 'import',
    status: 'DLY',
    state: 'GCH',
    estimatedAt: '2026-11-20T19:55:00.000Z',
    delayMinutes: 40,
    gate: 'D9',
    aircraft: { iata: '32N', registration: 'HK-5044' },
    lastUpdatedAt: '2026-11-20T16:45:00.000Z',
  });
});

test('an arrival that the feed saw take off is in the air, and has not landed until the feed says so', async () => {
  expect(await flight('2026-11-20-A-AV9316')).toMatchObject({
    state: 'FIR',
    belts: ['21'],
    estimatedAt: '2026-11-20T17:29:00.000Z',
  });
  expect(await flight('2026-11-20-A-CM312')).toMatchObject({
    state: 'ARR',
    status: 'LND',
    actualAt: '2026-11-20T16:07:00.000Z',
  });
});

test('cancelled, diverted and codeshared flights show', async () => {
  expect(await flight('2026-11-20-D-LA4115')).toMatchObject({ state: 'CNX', status: 'CAN' });
  expect(await flight('2026-11-20-A-IB391')).toMatchObject({ state: 'DIV', status: 'CAN' });
  const madrid = await flight('2026-11-20-D-AV148');
  expect(madrid.codeshares).toEqual(['UA 1504', 'LH 9477', 'SQ 2290']);
  expect((await flight('SQ2290')).id).toBe(madrid.id);
});

test('a departure that slips past midnight keeps its day and says tomorrow; an arrival is found by the day it left', async () => {
  expect(await flight('2026-11-20-D-IB394')).toMatchObject({
    state: 'TOM',
    scheduledAt: '2026-11-21T04:35:00.000Z',
    estimatedAt: '2026-11-21T05:20:00.000Z',
  });
  expect(await flight('2026-11-21-A-PU262')).toMatchObject({ delayMinutes: 11 });
});

test('flights that no schedule has are on the board, with codes nobody knows, and twice on one day', async () => {
  const board = (
    await api.app.inject('/api/v2/flights?direction=departures&date=2026-11-20')
  ).json<{ flights: Flight[]; source: string }>();
  expect(board.flights.find(({ id }) => id === '2026-11-20-D-ZZ12')).toMatchObject({
    airline: { iata: 'ZZ', name: 'ZZ' },
    scheduledAt: '2026-11-20T23:10:00.000Z',
    other: { iata: 'MDE' },
  });
  expect(
    board.flights.filter(({ flightName }) => flightName === 'AV 9325').map(({ id }) => id),
  ).toEqual(['2026-11-20-D-AV9325', '2026-11-20-D-AV9325-2']);
  const scheduled = board.flights.map(({ scheduledAt }) => scheduledAt);
  expect(scheduled).toEqual([...scheduled].sort());
  // Nearly all of it is still the demonstration's.
  expect(board.source).toBe('demo');
  expect(await flight('2026-11-20-A-AV9901')).toMatchObject({
    other: { iata: 'XQQ', city: { es: 'XQQ' } },
    aircraft: null,
    durationMinutes: 140,
  });
});

test('each change is recorded with the time of its message, once', async () => {
  const changes = async () =>
    (
      await api.database.transaction((client) =>
        client.query<{ changes: object[]; sequence: string }>(
          "select changes, sequence from leg_updates where leg_id = '2026-11-20-D-AV9325'",
        ),
      )
    ).rows[0];
  const before = await changes();
  expect(before?.changes).toEqual([
    {
      at: '2026-11-20T16:40:00.000Z',
      field: 'estimated',
      before: null,
      after: '2026-11-20T19:55:00.000Z',
    },
    {
      at: '2026-11-20T16:40:00.000Z',
      field: 'registration',
      before: 'HK-5012',
      after: 'HK-5044',
    },
    { at: '2026-11-20T16:45:00.000Z', field: 'gate', before: 'D4', after: 'D9' },
  ]);
  const again = (await send(text('02-gate-change.xml'))).json<AidxReceipt>();
  expect(again).toMatchObject({ applied: 0, unchanged: 1, older: 0 });
  expect(await changes()).toEqual(before);
});

test('a leg may be taken back: it flies again, and its gate is not known', async () => {
  const xml = text('03-cancellation.xml')
    .replace('16:46:00', '16:58:00')
    .replace('>DX<', '>RI<')
    .replace(
      '</LegData>',
      '<AirportResources Usage="Actual"><Resource DepartureOrArrival="Departure"><PassengerGate/></Resource></AirportResources></LegData>',
    );
  expect((await send(xml)).json()).toMatchObject({ applied: 1 });
  expect(await flight('2026-11-20-D-LA4115')).toMatchObject({ status: 'ONT', gate: null });
});

/** A flight that leaves after 19:00 in Bogotá, on the next day of UTC: another one for each `place`. */
async function nightFlight(date: string, place: number): Promise<Flight> {
  const board = await api.app.inject(`/api/v2/flights?direction=departures&date=${date}`);
  const { flights } = board.json<{ flights: Flight[] }>();
  const night = flights.filter(({ scheduledAt }) => scheduledAt.slice(0, 10) > date)[place];
  if (!night) throw new Error(`No flight leaves in the night of ${date}`);
  return night;
}

/** A message of one leg from Bogotá. */
const legOf = (
  { airline, flightName, other }: Flight,
  {
    originDate,
    originator = 'UTC DAYS',
    data,
  }: { originDate: string; originator?: string; data: string },
) => `<IATA_AIDX_FlightLegNotifRQ xmlns="http://www.iata.org/IATA/2007/00" Version="16.1" TimeStamp="2026-11-20T17:00:00Z">
  <Originator CompanyShortName="${originator}"/>
  <FlightLeg><LegIdentifier><Airline CodeContext="3">${airline.iata}</Airline><FlightNumber>${flightName.split(' ')[1]}</FlightNumber>
  <DepartureAirport CodeContext="3">BOG</DepartureAirport><ArrivalAirport CodeContext="3">${other.iata}</ArrivalAirport>
  <OriginDate>${originDate}</OriginDate></LegIdentifier><LegData>${data}</LegData></FlightLeg></IATA_AIDX_FlightLegNotifRQ>`;
const cancelled = '<OperationalStatus CodeContext="1500">DX</OperationalStatus>';

test.each([
  ['2026-11-21', '2026-11-22', 'UTC DAYS'],
  ['2026-11-22', '2026-11-22', 'local days'],
])('what leaves in the night of %s is of %s for %s', async (date, originDate, originator) => {
  const night = await nightFlight(date, 0);
  const xml = legOf(night, { originDate, originator, data: cancelled });
  expect((await send(xml)).json()).toMatchObject({ applied: 1, rejected: 0 });
  expect(await flight(night.id)).toMatchObject({ status: 'CAN' });
});

test('a time that is said goes before the day, and a day that is none is read with it', async () => {
  const night = await nightFlight('2026-11-21', 1);
  const estimated = new Date(Date.parse(night.scheduledAt) + 40 * 60_000).toISOString();
  const time = (type: string, at: string) =>
    `<OperationTime OperationQualifier="OFB" CodeContext="9750" TimeType="${type}">${at}</OperationTime>`;
  const local = legOf(night, {
    originDate: '2026-11-21',
    data: time('SCT', night.scheduledAt) + time('EST', estimated),
  });
  expect((await send(local)).json()).toMatchObject({ applied: 1 });
  expect(await flight(night.id)).toMatchObject({ delayMinutes: 40 });
  const placeholder = legOf(night, {
    originDate: '2000-01-01',
    data: time('SCT', night.scheduledAt) + cancelled,
  });
  expect((await send(placeholder)).json()).toMatchObject({ applied: 1 });
  expect(await flight(night.id)).toMatchObject({ status: 'CAN' });
  expect(
    (await send(legOf(night, { originDate: '2000-01-01', data: cancelled }))).json(),
  ).toMatchObject({
    rejected: 1,
    legs: [{ reason: 'OriginDate 2000-01-01 is no day, and the message gives no scheduled time' }],
  });
});

test('an estimate that may be of two flights is of none: both are named', async () => {
  const night = await nightFlight('2026-11-21', 3);
  const tomorrow = `2026-11-22${night.id.slice(10)}`;
  const late = new Date(Date.parse(night.scheduledAt) + 13 * 60 * 60_000).toISOString();
  const estimate = `<OperationTime OperationQualifier="OFB" TimeType="EST">${late}</OperationTime>`;
  const xml = legOf(night, { originDate: '2026-11-22', data: estimate });
  expect((await send(xml)).json()).toMatchObject({
    applied: 0,
    legs: [
      {
        reason: `${night.id} is of that day and ${tomorrow} is nearest to the time that is said: say which by its scheduled time (OFB SCT)`,
      },
    ],
  });
  const scheduled = `<OperationTime OperationQualifier="OFB" TimeType="SCT">${night.scheduledAt}</OperationTime>`;
  const said = legOf(night, { originDate: '2026-11-22', data: scheduled + estimate });
  expect((await send(said)).json()).toMatchObject({ applied: 1 });
  expect(await flight(night.id)).toMatchObject({ delayMinutes: 13 * 60 });
  expect((await flight(tomorrow)).delayMinutes).toBe(0);
});

test('a day by which one flight was named is not another flight’s for who counts days otherwise', async () => {
  const night = await nightFlight('2026-11-21', 4);
  const tomorrow = await flight(`2026-11-22${night.id.slice(10)}`);
  const scheduled = ({ scheduledAt }: Flight) =>
    `<OperationTime OperationQualifier="OFB" TimeType="SCT">${scheduledAt}</OperationTime>`;
  const local = legOf(tomorrow, { originDate: '2026-11-22', data: scheduled(tomorrow) });
  expect((await send(local)).json()).toMatchObject({ applied: 1 });
  const utc = legOf(night, { originDate: '2026-11-22', data: scheduled(night) + cancelled });
  expect((await send(utc)).json()).toMatchObject({
    applied: 0,
    legs: [
      {
        reason: `${tomorrow.id} was named by that day before, and ${night.id} is nearest to the scheduled time: send the UTC day of its departure, or RepeatNumber for the second flight of a day`,
      },
    ],
  });
  for (const { id } of [night, tomorrow]) expect((await flight(id)).status).toBe('ONT');
});

test('of an element with others in it all is taken back, of codeshares the one that is named', async () => {
  const night = await nightFlight('2026-11-21', 5);
  const send1 = async (data: string, stamp: string) =>
    (
      await send(legOf(night, { originDate: '2026-11-22', data }).replace('17:00:00', stamp))
    ).json<AidxReceipt>();
  const partner = (airline: string, number: string, action = '') =>
    `<CodeShareInfo${action}><Airline>${airline}</Airline><FlightNumber>${number}</FlightNumber></CodeShareInfo>`;
  const places =
    '<Resource DepartureOrArrival="Departure"><PassengerGate>C9</PassengerGate></Resource>';
  const resources = (inner: string, action = '') =>
    `<AirportResources Usage="Actual"${action}>${inner}</AirportResources>`;
  const aircraft =
    '<AircraftInfo><AircraftType>320</AircraftType><Registration>HK5321</Registration></AircraftInfo>';
  await send1(
    `<ServiceType>F</ServiceType>${partner('UAL', '6512')}${partner('LH', '4471')}${aircraft}${resources(places)}`,
    '16:50:00',
  );
  expect(await flight(night.id)).toMatchObject({
    codeshares: ['UA 6512', 'LH 4471'],
    gate: 'C9',
    aircraft: { iata: '320' },
    airlineType: 1,
  });
  const deleted = ' SpecialAction="Delete"';
  const nil = ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"';
  await send1(
    `<ServiceType${nil}/>${partner('UA', '6512', deleted)}<AircraftInfo${nil}/>${resources('', deleted)}`,
    '16:51:00',
  );
  expect(await flight(night.id)).toMatchObject({
    codeshares: ['LH 4471'],
    gate: null,
    aircraft: null,
    airlineType: 2,
  });
  await send1(resources(places), '16:52:00');
  const place = '<Resource DepartureOrArrival="Departure"';
  await send1(resources(`${place}${deleted}/>`), '16:53:00');
  expect(await flight(night.id)).toMatchObject({ gate: null });
  expect(await send1(`<PassengerGate${nil}>C9</PassengerGate>`, '16:54:00')).toMatchObject({
    rejected: 1,
    legs: [{ reason: 'PassengerGate is xsi:nil and has content: leave out the one or the other' }],
  });
});

test('what is deleted is taken back; a leg is not deleted, but cancelled', async () => {
  const night = await nightFlight('2026-11-21', 2);
  const send1 = async (data: string) =>
    (await send(legOf(night, { originDate: '2026-11-22', data }))).json<AidxReceipt>();
  const partner = (action: string) =>
    `<CodeShareInfo${action}><Airline>UA</Airline><FlightNumber>6512</FlightNumber><OperationalSuffix>A</OperationalSuffix></CodeShareInfo>`;
  expect(await send1(partner(''))).toMatchObject({ applied: 1 });
  expect((await flight(night.id)).codeshares).toEqual(['UA 6512A']);
  expect(await send1(partner(' SpecialAction="Delete"'))).toMatchObject({ applied: 1 });
  expect((await flight(night.id)).codeshares).toEqual([]);
  expect(await send1(partner(' SpecialAction="Hide"'))).toMatchObject({
    rejected: 1,
    legs: [{ reason: 'SpecialAction of CodeShareInfo cannot be "Hide": only Delete is known' }],
  });
  const whole = legOf(night, { originDate: '2026-11-22', data: cancelled });
  expect(
    (await send(whole.replace('<FlightLeg>', '<FlightLeg SpecialAction="Delete">'))).json(),
  ).toMatchObject({
    rejected: 1,
    legs: [{ reason: 'SpecialAction cannot delete a FlightLeg: send OperationalStatus DX' }],
  });
  const element = '</LegIdentifier><SpecialAction>Delete</SpecialAction>';
  expect((await send(whole.replace('</LegIdentifier>', element))).json()).toMatchObject({
    rejected: 1,
    legs: [{ reason: 'SpecialAction cannot delete a FlightLeg: send OperationalStatus DX' }],
  });
});

test('a flight that is of no board is not added to one', async () => {
  const night = await nightFlight('2026-11-21', 2);
  const data = `<ServiceType>P</ServiceType><OperationTime OperationQualifier="OFB" TimeType="SCT">${night.scheduledAt}</OperationTime>`;
  const xml = legOf(night, { originDate: '2026-11-22', data });
  const other = xml.replace(/<FlightNumber>.*?</, '<FlightNumber>9999<');
  expect((await send(other)).json()).toMatchObject({
    applied: 0,
    legs: [
      {
        reason:
          'no flight of that name is planned, and service type "P" is of no board: leave it out',
      },
    ],
  });
});

test('the command says the line of a leg that it rejects', async () => {
  const path = fileURLToPath(new URL('09-partly-rejected.xml', folder));
  const { status, stderr } = await runHere(main, ['aidx', path], {
    DATABASE_URL: api.databaseUrl,
    AIRPORT_NOW: clock.now().toISOString(),
  });
  expect(stderr).toContain('  line 4, AV 9314 MIA MAD 2026-11-20: neither end is BOG\n');
  expect(status).toBe(1);
});

test('messages as others send them are taken', async () => {
  const prefixed = await send(text('foreign/prefixed.xml'));
  expect(prefixed.json()).toMatchObject({ applied: 1, rejected: 0, legs: [] });
  expect(await flight('2026-11-20-A-AV808P')).toMatchObject({
    actualAt: '2026-11-20T16:30:00.000Z',
    terminal: 'T1',
    aircraft: { registration: 'HK5321' },
  });
  const answer = await send(text('foreign/answer-with-nil.xml'));
  expect(answer.json()).toMatchObject({
    applied: 1,
    legs: [],
    timeStamp: '2026-11-20T16:59:35.197Z',
  });
  expect(await flight('2026-11-20-A-AV5055')).toMatchObject({
    estimatedAt: '2026-11-20T17:47:00.000Z',
    terminal: 'T1',
    belts: ['03'],
  });
});

test.each([
  ['malformed.xml', 'aidx-malformed'],
  ['doctype.xml', 'aidx-doctype'],
  ['no-timestamp.xml', 'aidx-timestamp'],
  ['from-the-future.xml', 'aidx-timestamp'],
  ['other-message.xml', 'aidx-other-message'],
])('refused/%s is a problem document %s and changes nothing', async (name, code) => {
  const answer = await send(text(`refused/${name}`));
  expect(answer.json()).toMatchObject({ status: 400, code });
  expect((await flight('2026-11-20-D-AV9325')).status).toBe('DLY');
});

test('without the token nothing is read, and guessing is slowed down', async () => {
  const from = { 'x-forwarded-for': '203.0.113.60' };
  expect((await send(text('01-update.xml'), from)).json()).toMatchObject({
    status: 401,
    code: 'feed-token-invalid',
  });
  const guess = { ...from, authorization: `Bearer ${'x'.repeat(24)}` };
  for (let i = 0; i < 9; i++) expect((await send('', guess)).statusCode).toBe(401);
  const last = await send('', guess);
  expect(last.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  // Nor is the right one heard then: it would be found among the wrong ones.
  expect((await send(text('01-update.xml'), { ...from, ...bearer })).statusCode).toBe(429);
});

test('a message that is too large, packed or no XML is refused', async () => {
  expect((await send(`<a>${'x'.repeat(9 * 1024 * 1024)}</a>`)).statusCode).toBe(413);
  expect((await send('{}', { ...bearer, 'content-type': 'application/json' })).statusCode).toBe(
    415,
  );
  expect((await send('x', { ...bearer, 'content-encoding': 'gzip' })).statusCode).toBe(415);
});

test('another process may import messages too', async () => {
  // What a command beside the site does, but for the process it runs in: that one's notices are not its own.
  const message = await readAidx(createReadStream(new URL('02-gate-change.xml', folder)));
  message.timeStamp = new Date('2026-11-20T16:59:00Z');
  expect(await applyAidx(api.database, message, clock.now())).toMatchObject({ applied: 1 });
  await api.database.transaction((client) =>
    client.query("select pg_notify('airport_data', 'another-process updates')"),
  );
  const seen = async () => (await flight('2026-11-20-D-AV9325')).lastUpdatedAt;
  await until(seen, (at) => at === '2026-11-20T16:59:00.000Z');
});

test('the published pages link to one another and hold every flight once', async () => {
  const ids: string[] = [];
  const read = async (url: string) => {
    const { headers, body } = await api.app.inject(url);
    return { headers, page: JSON.parse(body) as FlightPage, link: String(headers['link']) };
  };
  let next: string | undefined = '/api/v2/open-data/flights?date=2026-11-20&kind=national&size=150';
  let pages = 0;
  while (next !== undefined) {
    const { headers, page, link }: Awaited<ReturnType<typeof read>> = await read(next);
    expect(headers['access-control-allow-origin']).toBe('*');
    ids.push(...page.flights.map(({ id }) => id));
    pages += 1;
    expect(page).toMatchObject({ page: pages, size: 150 });
    expect(link.includes('rel="prev"')).toBe(pages > 1);
    expect(link).toMatch(/size=150&page=1>; rel="first"/);
    next = /<([^>]+)>; rel="next"/.exec(link)?.[1];
    if (next === undefined) expect([page.pages, page.total]).toEqual([pages, ids.length]);
  }
  expect(pages).toBeGreaterThan(1);
  const { flights } = (await api.app.inject('/api/v2/flights?date=2026-11-20&kind=national')).json<{
    flights: Flight[];
  }>();
  expect(ids).toEqual(flights.map(({ id }) => id));
});

test('the published answers have a validator, and know what is no page', async () => {
  const url = '/api/v2/open-data/flights?q=medellin';
  const first = await api.app.inject(url);
  const again = await api.app.inject({
    url,
    headers: { 'if-none-match': String(first.headers['etag']) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['link']).toBe(first.headers['link']);
  expect((await api.app.inject(`${url}&page=99`)).json()).toMatchObject({
    status: 404,
    code: 'page-not-found',
  });
  for (const query of ['page=0', 'size=501', 'date=2020-01-01', 'page=x'])
    expect((await api.app.inject(`/api/v2/open-data/flights?${query}`)).statusCode).toBe(400);
});

test('the CSV has the rows of the board', async () => {
  const query = 'direction=arrivals&date=2026-11-20&terminal=T2';
  const csv = await api.app.inject(`/api/v2/open-data/flights.csv?${query}`);
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
  expect(csv.headers['content-disposition']).toBe('attachment; filename="arrivals-2026-11-20.csv"');
  const { flights } = (await api.app.inject(`/api/v2/flights?${query}`)).json<{
    flights: Flight[];
  }>();
  const rows = csv.body.trimEnd().split('\r\n');
  expect(rows.slice(1).map((row) => row.split(',')[0])).toEqual(flights.map(({ id }) => id));
  expect(rows[0]).toMatch(/^id,direction,flight,/);
});
