import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { faults } from '../../testing/faults.ts';
import type { TaxiExport } from '../accountSchema.ts';
import { taxiEndpoints } from '../endpoints.ts';
import { day } from '../../time/time.ts';
import { sendMails } from '../../mail/sendMails.ts';
import { sweepMails } from '../../mail/mailDesk.ts';
import { forgetOld } from '../retention.ts';
import {
  noon,
  passengers,
  phoneOf,
  ride,
  taxiSite,
  type Method,
  type TaxiSite,
} from '../testing/taxiSite.ts';

jest.setTimeout(90_000);

let site: TaxiSite;
let phones = 0;
beforeAll(async () => {
  site = await taxiSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.time.now = noon;
});

const newPhone = () => phoneOf((phones += 1));
const me = (token: string) => site.call('GET', '/me', { token });
const outbox = () => {
  const folder = join(site.dataDir, 'outbox');
  return existsSync(folder) ? readdirSync(folder) : [];
};
async function twoPassengers() {
  const [ana = '', luis = ''] = await passengers(site, [newPhone(), newPhone()]);
  return { ana, luis };
}

test('a token has 256 random bits and is stored as a hash only', async () => {
  const { ana, luis } = await twoPassengers();
  expect(Buffer.from(ana, 'base64url')).toHaveLength(32);
  expect(ana).not.toBe(luis);
  const stored = JSON.stringify(await site.rows('select * from taxi_sessions'));
  expect(stored).not.toContain(ana);
});

test('a session ends after thirty days', async () => {
  const { ana } = await twoPassengers();
  site.time.now = noon + 30 * day - 1;
  expect((await me(ana)).statusCode).toBe(200);
  site.time.now = noon + 30 * day;
  expect((await me(ana)).json()).toMatchObject({ status: 401, code: 'session-invalid' });
});

test('logging out ends the session on the server, and only that one', async () => {
  const { ana, luis } = await twoPassengers();
  expect((await site.call('POST', '/sign-out', { token: ana })).statusCode).toBe(204);
  expect((await me(ana)).json()).toMatchObject({ status: 401, code: 'session-invalid' });
  expect((await me(luis)).statusCode).toBe(200);
});

const addressed: [Method, string][] = Object.values(taxiEndpoints).map(({ method, url }) => [
  method,
  url.replace('/api/v2/taxi-imperial', ''),
]);
const filled = (path: string, number: string) =>
  path.replace(':number', number).replace(':plate', 'ABC123');

test('no taxi answer is kept by a browser or a proxy, whether it succeeds or fails', async () => {
  const { ana } = await twoPassengers();
  const { number } = await site.booked(ana);
  // The account goes last.
  const order = [...addressed].sort(([a], [b]) => Number(a === 'DELETE') - Number(b === 'DELETE'));
  for (const [method, path] of order) {
    for (const token of [undefined, ana]) {
      const answer = await site.call(method, filled(path, number), { ...(token && { token }) });
      expect([method, path, answer.headers['cache-control']]).toEqual([method, path, 'no-store']);
    }
  }
});

test('a request without a session, or with a wrong one, gets nothing of a passenger', async () => {
  const guarded = Object.values(taxiEndpoints).filter(({ schema }) => 'security' in schema);
  expect(guarded).toHaveLength(10);
  for (const { method, url } of guarded) {
    const path = filled(url.replace('/api/v2/taxi-imperial', ''), 'TI-1');
    for (const [token, code] of [
      [undefined, 'session-required'],
      ['x'.repeat(43), 'session-invalid'],
    ] as const) {
      const answer = await site.call(method, path, {
        ...(token && { token }),
        ...(method === 'PATCH' && { body: { name: 'Eva' } }),
      });
      expect([path, answer.json<object>()]).toEqual([path, expect.objectContaining({ code })]);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
  }
});

test('two passengers: neither reaches anything of the other', async () => {
  const { ana, luis } = await twoPassengers();
  const owned = { ana: await site.booked(ana), luis: await site.booked(luis) };
  for (const [token, theirs, mine] of [
    [ana, owned.luis, owned.ana],
    [luis, owned.ana, owned.luis],
  ] as const) {
    // What has a visit's token in its address is that of its passenger alone (visits.test.ts).
    const byNumber = addressed.filter(([, url]) => /^\/bookings\/:number/.test(url));
    for (const [method, path] of byNumber) {
      const answer = await site.call(method, filled(path, theirs.number), { token });
      expect([method, path, answer.json<object>()]).toEqual([
        method,
        path,
        expect.objectContaining({ status: 404, code: 'booking-not-found' }),
      ]);
      expect(answer.body).not.toContain(theirs.plate ?? 'none');
    }
    for (const path of ['/bookings', '/me/export']) {
      const { body } = await site.call('GET', path, { token });
      expect(body).toContain(mine.number);
      expect(body).not.toContain(theirs.number);
    }
  }
  await site.call('PATCH', '/me', { token: ana, body: { name: 'Ana' } });
  expect((await me(luis)).json()).toMatchObject({ user: { name: null } });
  await site.call('DELETE', '/me', { token: ana });
  expect((await me(luis)).statusCode).toBe(200);
  const answer = await site.call('GET', `/bookings/${owned.luis.number}`, { token: luis });
  expect(answer.json()).toMatchObject({ status: 'nueva' });
});

test('a name is changed, and an empty one leaves the phone', async () => {
  const { ana } = await twoPassengers();
  const change = async (name: string) =>
    (await site.call('PATCH', '/me', { token: ana, body: { name } })).json<object>();
  expect(await change(' Ana Rojas ')).toMatchObject({ user: { name: 'Ana Rojas' } });
  expect(await change(' ')).toMatchObject({ user: { name: null } });
  expect(await change('Ana\u0000')).toMatchObject({
    status: 400,
    code: 'invalid-request',
    errors: [{ path: 'name', code: 'invalid' }],
  });
});

test('consent is kept with its version, its time and its purpose', async () => {
  const token = await site.signIn(newPhone());
  const { consents } = (await site.call('GET', '/me/export', { token })).json<TaxiExport>();
  const purpose = 'Reservar taxis y consultar las reservas';
  expect(consents).toEqual([{ version: '2026-11-20', purpose, at: '2026-11-20T17:00:00.000Z' }]);
});

test('a passenger gets everything that is kept, and no secret', async () => {
  const { ana } = await twoPassengers();
  const booking = await site.booked(ana);
  const answer = await site.call('GET', '/me/export', { token: ana });
  expect(faults('TaxiExport', answer.json())).toEqual([]);
  expect(answer.json<TaxiExport>().bookings).toEqual([booking]);
  expect(answer.json<TaxiExport>().sessions).toHaveLength(1);
  expect(answer.body).not.toMatch(/hash|token|salt/i);
});

test('deleting leaves nothing of the passenger in any table, nor in the outbox', async () => {
  const phone = newPhone();
  const token = await site.signIn(phone);
  const { number } = await site.booked(token, { email: `${phone}@example.com` });
  const { ana } = await twoPassengers();
  const other = await site.booked(ana);
  await sendMails(site.api.taxi);
  expect(outbox()).toContain(`${number}-0-booked.eml`);
  expect((await site.call('DELETE', '/me', { token })).statusCode).toBe(204);
  expect((await me(token)).statusCode).toBe(401);
  const tables = await site.rows<{ tablename: string }>(
    "select tablename from pg_tables where tablename like 'taxi%' or tablename = 'mails'",
  );
  expect(tables.length).toBeGreaterThan(7);
  for (const { tablename } of tables) {
    const kept = JSON.stringify(await site.rows(`select * from ${tablename}`));
    expect([tablename, kept.includes(phone), kept.includes(number)]).toEqual([
      tablename,
      false,
      false,
    ]);
  }
  expect(outbox().filter((file) => file.includes(number))).toEqual([]);
  expect(outbox()).toContain(`${other.number}-0-booked.eml`);
});

test('who has a ride that can no longer be cancelled is not deleted', async () => {
  const { ana } = await twoPassengers();
  await site.booked(ana);
  site.time.now = Date.parse(ride().at) - 60_000;
  const answer = await site.call('DELETE', '/me', { token: ana });
  expect(answer.json()).toMatchObject({ status: 409, code: 'booking-under-way' });
  expect((await me(ana)).statusCode).toBe(200);
});

test('an address may check thirty plates in ten minutes', async () => {
  site.time.now = noon + day;
  const check = () => site.call('GET', '/plates/ZZZ-999');
  for (let i = 0; i < 30; i++)
    expect((await check()).json()).toEqual({ plate: 'ZZZ999', status: 'not-found' });
  const answer = await check();
  expect(answer.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
  expect(answer.headers['retry-after']).toBe('600');
});

test('codes are forgotten after a day, bookings and their e-mails after 180, passengers after a year', async () => {
  const phone = newPhone();
  const { number } = await site.booked(await site.signIn(phone));
  await sendMails(site.api.taxi);
  const left = async () => {
    const has = async (sql: string) => (await site.rows(sql)).length > 0;
    return [
      await has(`select 1 from taxi_codes where phone = '${phone}'`),
      await has(
        `select 1 from taxi_sessions s join taxi_users u on u.id = s.user_id where phone = '${phone}'`,
      ),
      await has(
        `select 1 from taxi_bookings b join taxi_users u on u.id = b.user_id where phone = '${phone}'`,
      ),
      outbox().some((file) => file.includes(number)),
      await has(`select 1 from taxi_users where phone = '${phone}'`),
    ];
  };
  const after = async (days: number) => {
    await forgetOld(site.api.taxi, new Date(noon + days * day));
    await sweepMails(site.api.taxi);
    return left();
  };
  expect(await after(0.9)).toEqual([true, true, true, true, true]);
  expect(await after(2)).toEqual([false, true, true, true, true]);
  expect(await after(30)).toEqual([false, false, true, true, true]);
  expect(await after(181)).toEqual([false, false, false, false, true]);
  expect(await after(366)).toEqual([false, false, false, false, false]);
});
