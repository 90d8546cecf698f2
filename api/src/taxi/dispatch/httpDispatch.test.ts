import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { thoroughly } from '@eldorado/testing/thorough';
import type { TaxiBooking, TaxiBookings } from '../accountSchema.ts';
import { taxiBookings } from '../tables.ts';
import { hour, iso, minute } from '../../time/time.ts';
import { settleBooking } from '../booking/book.ts';
import { followFlights } from '../booking/followFlights.ts';
import { withdraw } from '../booking/withdraw.ts';
import { followRides, giveBack } from '../desk.ts';
import { sendMails } from '../../mail/sendMails.ts';
import { readTaxiSettings } from '../settings.ts';
import { arrival } from '../testing/arrival.ts';
import { meanwhile } from '../testing/meanwhile.ts';
import { isSigned, partnerServer, secret } from '../../testing/partnerServer.ts';
import { noon, passengers, phoneOf, taxiSite, type TaxiSite } from '../testing/taxiSite.ts';

jest.setTimeout(90_000);

type Partner = Awaited<ReturnType<typeof partnerServer>>;
type Answer = Parameters<typeof partnerServer>[0];

const assigned = {
  status: 'confirmada',
  vehicle: 'Sedán 12',
  driver_name: 'Rosa Gil',
  plate: 'TXX123',
};
let answer: Answer;
let partner: Partner;
let site: TaxiSite;
let token: string;
let phones = 0;

beforeAll(async () => {
  partner = await partnerServer((request, count) => answer(request, count));
  const env = { DISPATCH_URL: partner.partner.url, DISPATCH_SECRET: secret };
  site = await taxiSite({ taxi: readTaxiSettings(env) }, 'flights');
});
afterAll(async () => {
  await site.close();
  await partner.close();
});
beforeEach(async () => {
  site.time.now = noon;
  await site.rows('delete from taxi_bookings');
  partner.requests.length = 0;
  answer = () => ({ status: 200, body: assigned });
  [token = ''] = await passengers(site, [phoneOf((phones += 1))]);
});

test('a provider is sent the ride, signed, and its vehicle is the passenger’s', async () => {
  const booking = await site.booked(token);
  expect(booking).toMatchObject({
    status: 'confirmada',
    vehicle: 'Sedán 12',
    driverName: 'Rosa Gil',
    plate: 'TXX123',
    demo: false,
  });
  const [request] = partner.requests;
  expect(request).toMatchObject({ method: 'PUT', path: `/v1/rides/${booking.number}` });
  expect(request && isSigned(request)).toBe(true);
  expect(request?.headers['idempotency-key']).toBe(`${booking.number}.0`);
  expect(JSON.parse(request?.body ?? '')).toEqual({
    number: booking.number,
    sequence: 0,
    pickup_at: '2026-11-20T19:00:00.000Z',
    vehicle_class: 'standard',
    origin: { slug: 'terminal-1', name: 'El Dorado, Terminal 1' },
    destination: { slug: 'chapinero', name: 'Chapinero' },
    persons: 2,
    bags: 2,
    door_to_door: false,
    passenger: { name: 'Luis Pardo', mobile: '+573001234567' },
    payment_method: 'cash',
    price_cop: booking.priceCop,
    flight: null,
  });
});

test('without a vehicle nothing is kept', async () => {
  answer = () => ({ status: 409, body: { code: 'no-vehicle' } });
  expect((await site.book(token)).json()).toMatchObject({ status: 409, code: 'no-vehicle' });
  expect(await site.rows('select 1 from taxi_bookings')).toEqual([]);
});

test('a provider that fails makes no booking, and the same key makes it later, once', async () => {
  const key = randomUUID();
  answer = () => ({ status: 500 });
  const failed = await site.book(token, {}, key);
  expect(failed.json()).toMatchObject({ status: 503, code: 'dispatch-unavailable' });
  const empty = { nueva: [], confirmada: [], cumplida: [] };
  expect((await site.call('GET', '/bookings', { token })).json()).toEqual(empty);
  answer = () => ({ status: 200, body: assigned });
  const { number } = (await site.book(token, {}, key)).json<TaxiBooking>();
  expect(await site.rows('select number from taxi_bookings')).toEqual([{ number }]);
  expect(new Set(partner.requests.map(({ path }) => path)).size).toBe(1);
});

test.each([
  ['no JSON of the contract', { status: 200, body: { status: 'on its way' } }],
  ['a status of its own', { status: 418 }],
])('an answer that is %s is no assignment', async (_name, said) => {
  answer = () => said;
  expect((await site.book(token)).json()).toMatchObject({ code: 'dispatch-unavailable' });
});

test('what nobody took up again is given back after five minutes', async () => {
  answer = () => ({ status: 500 });
  await site.book(token);
  answer = () => ({ status: 204 });
  site.time.now = noon + 4 * 60_000;
  await giveBack(site.api.taxi);
  expect(await site.rows('select 1 from taxi_bookings')).toHaveLength(1);
  site.time.now = noon + 5 * 60_000 + 1;
  await giveBack(site.api.taxi);
  expect(await site.rows('select 1 from taxi_bookings')).toEqual([]);
  expect(partner.requests.at(-1)).toMatchObject({ method: 'DELETE' });
});

test('cancelling is the provider’s word', async () => {
  const { number } = await site.booked(token);
  const cancel = () => site.call('POST', `/bookings/${number}/cancel`, { token });
  answer = () => ({ status: 409 });
  expect((await cancel()).json()).toMatchObject({ status: 409, code: 'cancel-too-late' });
  answer = () => ({ status: 503 });
  expect((await cancel()).json()).toMatchObject({ status: 503, code: 'dispatch-unavailable' });
  answer = () => ({ status: 204 });
  expect((await cancel()).json()).toMatchObject({
    number,
    cancelledAt: '2026-11-20T17:00:00.000Z',
  });
});

test('states, vehicles and drivers follow the provider, and no state goes back', async () => {
  const { number } = await site.booked(token);
  const say = async (change: object) => {
    answer = () => ({ status: 200, body: { rides: [{ number, ...assigned, ...change }] } });
    await followRides(site.api.taxi);
    return (await site.call('GET', `/bookings/${number}`, { token })).json<TaxiBooking>();
  };
  expect(await say({ plate: 'TYY456' })).toMatchObject({ status: 'confirmada', plate: 'TYY456' });
  expect(await say({ status: 'nueva' })).toMatchObject({ status: 'confirmada' });
  expect(partner.requests.at(-1)?.path).toBe(`/v1/rides?numbers=${number}`);
  expect(await say({ status: 'cumplida' })).toMatchObject({ status: 'cumplida' });
  // Each look is a question of its own: its answer is no earlier one's.
  const looks = partner.requests.filter(({ method }) => method === 'GET');
  expect(new Set(looks.map(({ headers }) => headers['idempotency-key'])).size).toBe(looks.length);
});

test('each order of a ride has a key of its own, so that a provider may answer the same for the same one', async () => {
  const said = new Map<string, Awaited<ReturnType<Answer>>>();
  let full = false;
  answer = ({ method, headers }) => {
    const key = String(headers['idempotency-key']);
    const first = full ? { status: 409 } : { status: 200, body: assigned };
    const same = said.get(key) ?? first;
    if (method === 'PUT') said.set(key, same);
    return same;
  };
  const { name, at, found } = arrival(site, 'late');
  const booking = await site.booked(token, { flight: name, at: iso(at) });
  site.time.now = at + found.disruption.delayMinutes * minute - 5 * minute;
  full = true;
  await followFlights(site.api.taxi);
  await followFlights(site.api.taxi);
  full = false;
  await followFlights(site.api.taxi);
  await followFlights(site.api.taxi);
  const moved = await site.call('GET', `/bookings/${booking.number}`, { token });
  expect(Date.parse(moved.json<TaxiBooking>().at)).toBeGreaterThan(Date.parse(booking.at));
  const orders = partner.requests.filter(({ method }) => method === 'PUT');
  expect(orders).toHaveLength(4);
  expect(new Set(orders.map(({ headers }) => headers['idempotency-key'])).size).toBe(4);
  const sequences = orders.map(({ body }) => (JSON.parse(body) as { sequence: number }).sequence);
  expect(sequences).toEqual([0, 1, 2, 3]);
});

test('a ride that is given back twice is asked for with another key', async () => {
  const { number } = await site.booked(token);
  const { dispatch } = site.api.taxi;
  for (let i = 0; i < 2; i++) await dispatch.release(number, () => Promise.resolve());
  const keys = partner.requests
    .filter(({ method }) => method === 'DELETE')
    .map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
});

test('what is taken up again is not given back at the provider', async () => {
  const key = randomUUID();
  answer = () => ({ status: 500 });
  await site.book(token, {}, key);
  answer = () => ({ status: 200, body: assigned });
  site.time.now = noon + 5 * minute + 1;
  let again: Awaited<ReturnType<typeof site.book>> | undefined;
  await giveBack(
    meanwhile(site.api.taxi, async () => {
      again = await site.book(token, {}, key);
    }),
  );
  expect(again?.statusCode).toBe(201);
  expect(partner.requests.map(({ method }) => method)).not.toContain('DELETE');
});

test('a ride of which the provider says nothing more is over in the end, and its passenger can be deleted', async () => {
  await site.booked(token);
  answer = () => ({ status: 200, body: { rides: [] } });
  const end = Date.parse('2026-11-20T19:00:00Z') + 10 * hour;
  const list = async () => (await site.call('GET', '/bookings', { token })).json<TaxiBookings>();
  site.time.now = end - 4 * hour;
  await followRides(site.api.taxi);
  expect((await list()).confirmada).toHaveLength(1);
  expect((await site.call('DELETE', '/me', { token })).statusCode).toBe(409);
  site.time.now = end;
  await followRides(site.api.taxi);
  expect(await list()).toMatchObject({ confirmada: [], cumplida: [{ status: 'cumplida' }] });
  expect((await site.call('DELETE', '/me', { token })).statusCode).toBe(204);
});

test('when a ride cannot be cancelled the passenger stays, and is informed of those that were', async () => {
  const first = await site.booked(token);
  const second = await site.booked(token, { at: '2026-11-21T14:00:00-05:00' });
  answer = ({ path }) => ({ status: path.endsWith(second.number) ? 409 : 204 });
  const refused = await site.call('DELETE', '/me', { token });
  expect(refused.json()).toMatchObject({ status: 409, code: 'booking-under-way' });
  const { body } = await site.call('GET', `/bookings/${first.number}.ics`, { token });
  expect(body).toContain('STATUS:CANCELLED');
  expect(body).toContain('SEQUENCE:1');
  while ((await sendMails(site.api.taxi)) > 0);
  expect(readdirSync(join(site.dataDir, 'outbox'))).toContain(`${first.number}-1-cancelled.eml`);
  expect((await site.call('GET', `/bookings/${second.number}`, { token })).json()).toMatchObject({
    cancelledAt: null,
  });
});

thoroughly(test)(
  'an order without an answer does not keep its passenger from being deleted once it is past',
  async () => {
    answer = () => ({ status: 500 });
    await site.book(token);
    expect((await site.call('DELETE', '/me', { token })).statusCode).toBe(503);
    site.time.now = noon + 12 * hour;
    expect((await site.call('DELETE', '/me', { token })).statusCode).toBe(204);
  },
);

test('a vehicle that comes for an order the desk has given back is given back too', async () => {
  answer = () => ({ status: 500 });
  const key = randomUUID();
  await site.book(token, {}, key);
  answer = () => ({ status: 200, body: assigned });
  const [row] = await site.api.database.orm().select().from(taxiBookings);
  if (row === undefined) throw new Error('Nothing was written down');
  // Its maker's request has read the order before the desk withdraws it, and asks for a vehicle after.
  await withdraw(site.api.taxi, row, new Date(noon));
  expect(await settleBooking(site.api.taxi, row)).toEqual({ kind: 'unavailable' });
  const asked = partner.requests.slice(-3).map(({ method }) => method);
  expect(asked).toEqual(['DELETE', 'PUT', 'DELETE']);
  expect((await site.book(token, {}, key)).statusCode).toBe(201);
});
