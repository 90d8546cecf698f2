import { randomUUID } from 'node:crypto';
import { faults } from '../../testing/faults.ts';
import type { TaxiBooking, TaxiBookings } from '../accountSchema.ts';
import { followRides, giveBack } from '../desk.ts';
import { meanwhile } from '../testing/meanwhile.ts';
import { noon, passengers, phoneOf, ride, taxiSite, type TaxiSite } from '../testing/taxiSite.ts';

jest.setTimeout(90_000);

let site: TaxiSite;
let token: string;
beforeAll(async () => {
  site = await taxiSite({}, 'flights');
});
afterAll(() => site.close());
let phones = 0;
beforeEach(async () => {
  site.time.now = noon;
  await site.rows('delete from taxi_bookings');
  [token = ''] = await passengers(site, [phoneOf((phones += 1))]);
});

const list = async () => (await site.call('GET', '/bookings', { token })).json<TaxiBookings>();
const counts = async () => {
  const { nueva, confirmada, cumplida } = await list();
  return [nueva.length, confirmada.length, cumplida.length];
};
const minutes = (count: number) => count * 60_000;
const pickup = Date.parse(ride().at);

test('a booking has its number, vehicle, driver, plate and the price of the fare page', async () => {
  const answer = await site.book(token);
  const booking = answer.json<TaxiBooking>();
  expect(answer.statusCode).toBe(201);
  expect(faults('TaxiBooking', booking)).toEqual([]);
  expect(booking).toMatchObject({ status: 'nueva', destination: 'Chapinero', demo: true });
  expect(booking.number).toMatch(/^TI-261120-[0-9A-Z]{6}$/);
  expect(booking.plate).toMatch(/^[A-Z]{3}\d{3}$/);
  const way = `origin=terminal-1&destination=chapinero&at=${encodeURIComponent(ride().at)}`;
  const fare = (await site.call('GET', `/fare?${way}`)).json<{ totalCop: number }>();
  expect(booking.priceCop).toBe(fare.totalCop);
  const plate = (await site.call('GET', `/plates/${booking.plate ?? ''}`)).json<object>();
  expect(plate).toEqual({ plate: booking.plate, status: 'valid' });
});

test('the clock moves a booking from nueva to confirmada to cumplida', async () => {
  await site.book(token);
  expect(await counts()).toEqual([1, 0, 0]);
  site.time.now = noon + minutes(2);
  await followRides(site.api.taxi);
  expect(await counts()).toEqual([0, 1, 0]);
  site.time.now = pickup + minutes(90);
  await followRides(site.api.taxi);
  expect(await counts()).toEqual([0, 0, 1]);
  expect(faults('TaxiBookings', await list())).toEqual([]);
});

test('the same key and body have the same answer for 24 hours, whatever became of the ride', async () => {
  const key = randomUUID();
  const first = (await site.book(token, {}, key)).json<TaxiBooking>();
  site.time.now = noon + minutes(24 * 60) - 1;
  await followRides(site.api.taxi);
  const again = await site.book(token, {}, key);
  expect([again.statusCode, again.json()]).toEqual([201, first]);
  expect(await counts()).toEqual([0, 0, 1]);
  site.time.now = noon + minutes(24 * 60);
  const later = await site.book(token, { at: '2026-11-21T20:00:00-05:00' }, key);
  expect(later.json<TaxiBooking>().number).not.toBe(first.number);
});

test('a key with another body is refused, and another passenger’s key is another key', async () => {
  const key = randomUUID();
  const first = (await site.book(token, {}, key)).json<TaxiBooking>();
  const other = await site.book(token, { persons: 3 }, key);
  expect(other.json()).toMatchObject({ status: 409, code: 'idempotency-key-reused' });
  const [stranger = ''] = await passengers(site, [phoneOf(5_000)]);
  const theirs = (await site.book(stranger, {}, key)).json<TaxiBooking>();
  expect(theirs.number).not.toBe(first.number);
});

test('a booking needs a key', async () => {
  const answer = await site.call('POST', '/bookings', { token, body: ride() });
  expect(answer.json()).toMatchObject({ status: 400, code: 'idempotency-key-required' });
});

test('fifty equal requests in parallel make one booking with one answer', async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 50 }, () => site.book(token, {}, key)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await counts()).toEqual([1, 0, 0]);
  const vehicles = await site.rows('select distinct plate from taxi_slots');
  expect(vehicles).toHaveLength(1);
});

test('two hundred passengers for ten vehicles of one slot: exactly ten have one', async () => {
  await site.rows("delete from taxi_vehicles where position >= 10 and class = 'standard'");
  const tokens = await passengers(
    site,
    Array.from({ length: 200 }, (_, i) => phoneOf(10_000 + i)),
  );
  const answers = await Promise.all(tokens.map((buyer) => site.book(buyer)));
  const booked = answers.filter(({ statusCode }) => statusCode === 201);
  expect(booked).toHaveLength(10);
  expect(new Set(booked.map((answer) => answer.json<TaxiBooking>().plate)).size).toBe(10);
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(new Set(refused.map((answer) => answer.json<{ code: string }>().code))).toEqual(
    new Set(['no-vehicle']),
  );
  // Nobody who was refused has anything written down.
  expect(await site.rows('select 1 from taxi_bookings')).toHaveLength(10);
});

test.each([
  [{ at: '2026-11-20T11:59:00-05:00' }, 'at', 'in-the-past'],
  [{ at: '2026-11-20T12:05:00-05:00' }, 'at', 'too-soon'],
  [{ at: '2027-11-20T12:05:00-05:00' }, 'at', 'too-far-ahead'],
  [{ at: '2026-11-20 14:00' }, 'at', 'instant-invalid'],
  [{ at: '' }, 'at', 'required'],
  [{ bags: 4 }, 'bags', 'too-many-bags'],
  [{ persons: 5 }, 'persons', 'too-many-persons'],
  [{ persons: 0 }, 'persons', 'invalid'],
  [{ persons: '2' }, 'persons', 'required'],
  [{ bags: [{ toString: [] }] }, 'bags', 'required'],
  [{ origin: 'atlantis' }, 'origin', 'place-unknown'],
  [{ destination: '' }, 'destination', 'required'],
  [{ destination: 'terminal-1' }, 'destination', 'place-same'],
  [{ origin: 'suba' }, 'destination', 'airport-end-required'],
  [{ name: ' ' }, 'name', 'required'],
  [{ name: 'Luis\u0000Pardo' }, 'name', 'invalid'],
  [{ name: 'Luis\nPardo' }, 'name', 'invalid'],
  [{ origin: 'terminal-1\u0000' }, 'origin', 'invalid'],
  [{ email: 'luis@example.com\u0000' }, 'email', 'invalid'],
  [{ flight: 'AV\u00001' }, 'flight', 'invalid'],
  [{ mobile: '12' }, 'mobile', 'phone-invalid'],
  [{ email: 'luis@' }, 'email', 'email-invalid'],
  [{ paymentMethod: 'gold' }, 'paymentMethod', 'invalid'],
  [{ vehicle: undefined }, 'vehicle', 'required'],
  [{ flight: 'XYZ' }, 'flight', 'flight-invalid'],
  [{ flight: 'ZZ999' }, 'flight', 'flight-not-found'],
  [{ flight: 'AV1', origin: 'suba', destination: 'terminal-1' }, 'flight', 'flight-needs-terminal'],
])('a booking with %p fails at %s with %s', async (change, path, code) => {
  const answer = await site.book(token, change);
  expect(answer.json()).toMatchObject({ status: 400, errors: [{ path, code }] });
  expect(await site.rows('select 1 from taxi_bookings')).toEqual([]);
});

test('a cancelled booking is history, its vehicle is free, and cancelling again changes nothing', async () => {
  const { number } = await site.booked(token);
  const cancelled = await site.call('POST', `/bookings/${number}/cancel`, { token });
  expect(cancelled.json()).toMatchObject({
    number,
    cancelledAt: '2026-11-20T17:00:00.000Z',
    cancelUntil: null,
  });
  expect(await site.rows('select 1 from taxi_slots')).toEqual([]);
  site.time.now += 1;
  const again = await site.call('POST', `/bookings/${number}/cancel`, { token });
  expect(again.json()).toEqual(cancelled.json());
  expect(await counts()).toEqual([0, 0, 1]);
});

test('a booking is cancelled until fifteen minutes before the pickup', async () => {
  const { number, cancelUntil } = await site.booked(token);
  expect(cancelUntil).toBe(new Date(pickup - minutes(15)).toISOString());
  site.time.now = pickup - minutes(15) + 1;
  const answer = await site.call('POST', `/bookings/${number}/cancel`, { token });
  expect(answer.json()).toMatchObject({ status: 409, code: 'cancel-too-late' });
  site.time.now = pickup - minutes(15);
  expect((await site.call('POST', `/bookings/${number}/cancel`, { token })).statusCode).toBe(200);
});

test('a passenger has ten rides ahead at most', async () => {
  for (let day = 10; day < 20; day++)
    expect((await site.book(token, { at: `2026-12-${day}T14:00:00-05:00` })).statusCode).toBe(201);
  const answer = await site.book(token, { at: '2026-12-20T14:00:00-05:00' });
  expect(answer.json()).toMatchObject({ status: 409, code: 'too-many-bookings' });
});

test('orders of one passenger in parallel pass the most rides neither', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      site.book(token, { at: new Date(pickup + i * minutes(24 * 60)).toISOString() }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(new Set(refused.map((answer) => answer.json<{ code: string }>().code))).toEqual(
    new Set(['too-many-bookings']),
  );
  expect(await site.rows('select 1 from taxi_bookings')).toHaveLength(10);
});

test('a passenger orders twenty times an hour, and repeats do not count', async () => {
  const key = randomUUID();
  const first = await site.book(token, {}, key);
  for (let i = 1; i < 20; i++) {
    const { number } = await site.booked(token);
    await site.call('POST', `/bookings/${number}/cancel`, { token });
  }
  const refused = await site.book(token);
  expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
  expect(refused.headers['retry-after']).toBe('3600');
  expect((await site.book(token, {}, key)).body).toBe(first.body);
  const [other = ''] = await passengers(site, [phoneOf(6_000)]);
  expect((await site.book(other)).statusCode).toBe(201);
  site.time.now = noon + minutes(60);
  expect((await site.book(token)).statusCode).toBe(201);
});

/** A booking that was written down and that its maker did not take up again. */
async function abandoned() {
  const key = randomUUID();
  const { number } = (await site.book(token, {}, key)).json<TaxiBooking>();
  await site.rows('update taxi_bookings set dispatched_at = null, answer = null');
  await site.rows('delete from taxi_slots');
  site.time.now = noon + minutes(5) + 1;
  return { key, number };
}
const slots = () => site.rows('select distinct number from taxi_slots');

test('what is taken up again before the desk gives it back keeps its vehicle', async () => {
  const { key, number } = await abandoned();
  // Its maker comes back after the desk has seen it, and before it does anything.
  let again: Awaited<ReturnType<typeof site.book>> | undefined;
  await giveBack(
    meanwhile(site.api.taxi, async () => {
      again = await site.book(token, {}, key);
    }),
  );
  expect(again?.json()).toMatchObject({ number, status: 'nueva' });
  expect(await slots()).toEqual([{ number }]);
});

test('what the desk is giving back is no booking any more, and its key makes another one', async () => {
  const { key, number } = await abandoned();
  const { taxi } = site.api;
  let refused: Awaited<ReturnType<typeof site.book>> | undefined;
  await giveBack({
    ...taxi,
    dispatch: {
      ...taxi.dispatch,
      async release(released, settle) {
        refused = await site.book(token, {}, key);
        return taxi.dispatch.release(released, settle);
      },
    },
  });
  expect(refused?.json()).toMatchObject({ status: 503, code: 'dispatch-unavailable' });
  expect(await slots()).toEqual([]);
  const other = (await site.book(token, {}, key)).json<TaxiBooking>();
  expect(other.number).not.toBe(number);
  expect(await slots()).toEqual([{ number: other.number }]);
});

test('the demonstration takes no vehicle from a booking that stands', async () => {
  const { number } = await site.booked(token);
  await site.api.taxi.dispatch.release(number, () => Promise.resolve());
  expect(await slots()).toEqual([{ number }]);
});

test('a booking is a calendar entry whose sequence rises when it is cancelled', async () => {
  const { number } = await site.booked(token);
  const read = async () =>
    (await site.call('GET', `/bookings/${number}.ics?locale=en`, { token })).body;
  expect(await read()).toContain('SUMMARY:Taxi to Chapinero');
  expect(await read()).toContain('DTSTART:20261120T190000Z');
  await site.call('POST', `/bookings/${number}/cancel`, { token });
  expect(await read()).toContain('STATUS:CANCELLED');
  expect(await read()).toContain('SEQUENCE:1');
});

test('a number that none can have is not found', async () => {
  const paths = ['/bookings/TI%00', '/bookings/TI%00.ics'] as const;
  for (const path of paths)
    expect((await site.call('GET', path, { token })).json()).toMatchObject({
      code: 'booking-not-found',
    });
  const cancelled = await site.call('POST', '/bookings/TI%00/cancel', { token });
  expect(cancelled.json()).toMatchObject({ status: 404, code: 'booking-not-found' });
});
