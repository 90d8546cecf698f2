import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { delayFrom } from '../../flights/state.ts';
import type { TaxiBooking } from '../../schemas/taxiAccount.ts';
import { hour, iso, minute } from '../../time.ts';
import { followFlights } from './followFlights.ts';
import { sendMails } from '../mail/sendMails.ts';
import { noon, passengers, phoneOf, taxiSite, type TaxiSite } from '../testing/taxiSite.ts';
import { pickupOf } from './pickup.ts';

jest.setTimeout(90_000);

let site: TaxiSite;
let token: string;
beforeAll(async () => {
  site = await taxiSite();
  [token = ''] = await passengers(site, [phoneOf(1)]);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.time.now = noon;
  await site.rows('delete from taxi_bookings');
});

/** An arrival of tomorrow that will be late, or on time, by what the demonstration plans. */
function arrival(is: 'late' | 'on time' | 'cancelled') {
  const { flights } = site.api.taxi.store();
  const found = [...flights.byId.values()].find(({ leg, disruption, name }) => {
    const { cancelled, diverted, delayMinutes } = disruption;
    return (
      leg.direction === 'A' &&
      leg.airlineType === 2 &&
      leg.scheduledAt.getTime() > noon + 20 * hour &&
      leg.scheduledAt.getTime() < noon + 40 * hour &&
      /^[A-Z0-9]{2} ?\d+$/.test(name) &&
      !diverted &&
      cancelled === (is === 'cancelled') &&
      (is === 'cancelled' || (is === 'late' ? delayMinutes > delayFrom : delayMinutes === 0))
    );
  });
  if (found === undefined) throw new Error(`No arrival is ${is}`);
  return { name: found.name, at: found.leg.scheduledAt.getTime(), found };
}
const read = async (number: string) =>
  (await site.call('GET', `/bookings/${number}`, { token })).json<TaxiBooking>();

test('the pickup is the landing and the way out, whatever time was asked for', async () => {
  const { name, at } = arrival('on time');
  const booking = await site.booked(token, { flight: name, at: iso(at) });
  const later = Date.parse(booking.at) - at;
  expect(later).toBeGreaterThanOrEqual(23 * minute);
  expect(later).toBeLessThan(60 * minute);
  expect(Date.parse(booking.at) % (5 * minute)).toBe(0);
});

test('the pickup follows the flight when it is late, with another e-mail and the next sequence', async () => {
  const { name, at, found } = arrival('late');
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

test('a flight that is not known at its hour is refused; one beyond the boards is taken', () => {
  const { name, at } = arrival('on time');
  const store = site.api.taxi.store();
  expect(pickupOf(store, name, at, noon)).toMatchObject({ kind: 'follows' });
  expect(pickupOf(store, 'ZZ1', at, noon)).toEqual({ kind: 'unknown' });
  expect(pickupOf(store, 'ZZ1', at + 30 * 24 * hour, noon)).toEqual({ kind: 'open' });
});

test('a cancelled flight leaves the pickup at the time that was asked for', () => {
  const { name, at } = arrival('cancelled');
  expect(pickupOf(site.api.taxi.store(), name, at, at)).toEqual({ kind: 'open' });
});
