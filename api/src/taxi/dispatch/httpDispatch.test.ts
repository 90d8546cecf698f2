import { randomUUID } from 'node:crypto';
import type { TaxiBooking } from '../../schemas/taxiAccount.ts';
import { followRides, giveBack } from '../desk.ts';
import { readTaxiSettings } from '../settings.ts';
import { isSigned, partnerServer, secret } from '../testing/partnerServer.ts';
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
  site = await taxiSite({ taxi: readTaxiSettings(env) });
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

test('a provider is told the ride, signed, and its vehicle is the passenger’s', async () => {
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
});
