import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TaxiBooking } from '../accountSchema.ts';
import { hour, iso, minute } from '../../time/time.ts';
import { takeOverMails } from '../desk.ts';
import { followFlights } from './followFlights.ts';
import { sendMails } from '../../mail/sendMails.ts';
import { arrival } from '../testing/arrival.ts';
import { noon, passengers, phoneOf, taxiSite, type TaxiSite } from '../testing/taxiSite.ts';
import { pickupOf } from './pickup.ts';

jest.setTimeout(90_000);

let site: TaxiSite;
let token: string;
beforeAll(async () => {
  site = await taxiSite({}, 'flights');
  [token = ''] = await passengers(site, [phoneOf(1)]);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.time.now = noon;
  await site.rows('delete from taxi_bookings');
});

const read = async (number: string) =>
  (await site.call('GET', `/bookings/${number}`, { token })).json<TaxiBooking>();

test('the pickup is the landing and the way out, whatever time was asked for', async () => {
  const { name, at } = arrival(site, 'on time');
  const booking = await site.booked(token, { flight: name, at: iso(at) });
  const later = Date.parse(booking.at) - at;
  expect(later).toBeGreaterThanOrEqual(23 * minute);
  expect(later).toBeLessThan(60 * minute);
  expect(Date.parse(booking.at) % (5 * minute)).toBe(0);
});

test('the pickup follows the flight when it is late, with another e-mail and the next sequence', async () => {
  const { name, at, found } = arrival(site, 'late');
  const booking = await site.booked(token, { flight: name, at: iso(at) });
  site.time.now = at + found.disruption.delayMinutes * minute - 5 * minute;
  await followFlights(site.api.taxi);
  const moved = await read(booking.number);
  const delay = Date.parse(moved.at) - Date.parse(booking.at);
  expect(Math.abs(delay - found.disruption.delayMinutes * minute)).toBeLessThan(5 * minute);
  const { body } = await site.call('GET', `/bookings/${booking.number}.ics`, { token });
  expect(body).toContain('SEQUENCE:1');
  await sendMails(site.api.taxi);
  const folder = join(site.dataDir, 'outbox');
  const name1 = readdirSync(folder).find((file) => file === `${booking.number}-1-moved.eml`);
  expect(readFileSync(join(folder, name1 ?? ''), 'utf8')).toContain('To: luis@example.com');
  // Looking again changes nothing.
  await followFlights(site.api.taxi);
  expect(await read(booking.number)).toEqual(moved);
});

test('an e-mail that a process of the version before left waiting is sent', async () => {
  const { number } = await site.booked(token);
  await site.rows('delete from mails');
  await site.rows(
    `insert into taxi_mails (number, kind, due_at) values ('${number}', 'booked', '${iso(noon)}')`,
  );
  await takeOverMails(site.api.taxi);
  await takeOverMails(site.api.taxi);
  expect(await site.rows('select about, state from mails')).toEqual([
    { about: number, state: 'waiting' },
  ]);
  expect(await site.rows('select * from taxi_mails')).toEqual([]);
});

test('a flight that is not known at its hour is refused; one beyond the boards is taken', () => {
  const { name, at } = arrival(site, 'on time');
  const store = site.api.taxi.store();
  expect(pickupOf(store, name, at, noon)).toMatchObject({ kind: 'follows' });
  expect(pickupOf(store, 'ZZ1', at, noon)).toEqual({ kind: 'unknown' });
  expect(pickupOf(store, 'ZZ1', at + 30 * 24 * hour, noon)).toEqual({ kind: 'open' });
});

test('a cancelled flight leaves the pickup at the time that was asked for', () => {
  const { name, at } = arrival(site, 'cancelled');
  expect(pickupOf(site.api.taxi.store(), name, at, at)).toEqual({ kind: 'open' });
});

test('who landed hours ago is picked up when they ask, and can cancel', async () => {
  const { name } = arrival(site, 'on time', [-6, -3]);
  const asked = noon + 4 * hour;
  const booking = await site.booked(token, { flight: name, at: iso(asked) });
  expect(booking).toMatchObject({ at: iso(asked), cancelUntil: iso(asked - 15 * minute) });
  await followFlights(site.api.taxi);
  expect((await read(booking.number)).at).toBe(iso(asked));
});

test('the pickup of a flight that has just landed is the time asked for, from a quarter of an hour on', async () => {
  const { name, at } = arrival(site, 'on time');
  const out = pickupOf(site.api.taxi.store(), name, at, noon);
  if (out.kind !== 'follows') throw new Error('The arrival is not followed');
  const now = out.at - 10 * minute;
  site.time.now = now;
  const later = await site.booked(token, { flight: name, at: iso(now + 3 * hour) });
  expect(later.at).toBe(iso(now + 3 * hour));
  const soon = await site.booked(token, { flight: name, at: iso(now + minute) });
  expect(soon.at).toBe(iso(now + 15 * minute));
  // Nor does the flight advance either.
  await followFlights(site.api.taxi);
  expect((await read(later.number)).at).toBe(later.at);
  expect((await read(soon.number)).at).toBe(soon.at);
});

test('a booking for the next quarter of an hour is cancelled until five minutes after it was made', async () => {
  const { number, cancelUntil } = await site.booked(token, { at: iso(noon + 15 * minute) });
  expect(cancelUntil).toBe(iso(noon + 5 * minute));
  const cancel = () => site.call('POST', `/bookings/${number}/cancel`, { token });
  site.time.now = noon + 5 * minute + 1;
  expect((await cancel()).json()).toMatchObject({ status: 409, code: 'cancel-too-late' });
  site.time.now = noon + 5 * minute;
  expect((await cancel()).statusCode).toBe(200);
});
