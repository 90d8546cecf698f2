import { emptyVisit } from '@eldorado/rules/taxi-visit';
import { faults } from '../../testing/faults.ts';
import { day, minute } from '../../time/time.ts';
import type { TaxiBookings, TaxiExport } from '../accountSchema.ts';
import { forgetOld } from '../retention.ts';
import { noon, phoneOf, taxiSite, type TaxiSite } from '../testing/taxiSite.ts';
import type { TaxiVisit } from './schema.ts';

jest.setTimeout(90_000);

let site: TaxiSite;
let posted = 0;
beforeAll(async () => {
  site = await taxiSite({ publicOrigin: 'https://site.example' });
});
afterAll(() => site.close());
beforeEach(async () => {
  site.time.now = noon;
  await site.rows('delete from taxi_bookings');
});

const trip = {
  action: 'trip',
  origin: 'terminal-1',
  destination: 'chapinero',
  date: '2026-11-20',
  time: '14:00',
  vehicle: 'standard',
  persons: '2',
  bags: '1',
};
const details = {
  action: 'details',
  name: 'Luis Pardo',
  mobile: '300 123 4567',
  email: '',
  payment: 'cash',
};

/** Posts a form as a browser does. @returns the page that it leads to. */
async function post(fields: Readonly<Record<string, string>>, headers: object = {}) {
  posted += 1;
  const answer = await site.api.app.inject({
    method: 'POST',
    url: '/api/v2/taxi-imperial/visits',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      // Another range each time: the second code of one would have to be worked for.
      'x-forwarded-for': `10.9.${posted}.9`,
      ...headers,
    },
    payload: new URLSearchParams({ locale: 'es', ...fields }).toString(),
  });
  const to = new URL(answer.headers.location ?? '/none', 'http://site');
  return {
    status: answer.statusCode,
    page: to.pathname.split('/').at(-1),
    visit: to.searchParams.get('visit') ?? '',
    problem: to.searchParams.get('problem'),
    query: Object.fromEntries(to.searchParams),
    cache: answer.headers['cache-control'],
  };
}

const read = (path: string) => site.call('GET', `/visits/${path}`);
const view = async (visit: string) => (await read(visit)).json<TaxiVisit>();
let phones = 7_000;
const newPhone = () => phoneOf((phones += 1));
const askFor = (phone: string, fields: Readonly<Record<string, string>> = {}) =>
  post({ action: 'phone', country: 'CO', phone, consent: '1', consentVersion: '1', ...fields });

/** Goes as far as the code. @returns the visit, and its form. */
async function asked(phone = newPhone(), fields: Readonly<Record<string, string>> = {}) {
  const { visit } = await askFor(phone, fields);
  const { successor } = await view(visit);
  return { action: 'code', visit, successor, code: site.lastCode() };
}
const signIn = async (phone?: string, fields?: Readonly<Record<string, string>>) =>
  (await post(await asked(phone, fields))).visit;
/** Goes as far as the button that books. */
async function reviewed() {
  const begun = await post(trip);
  const visit = await signIn(newPhone(), { visit: begun.visit });
  await post({ ...details, visit });
  const { attempt } = await view(visit);
  return { action: 'book', visit, attempt };
}

test('a ride is typed, signed in for by a code, and booked with its number', async () => {
  const begun = await post(trip);
  expect(begun).toMatchObject({ status: 303, page: 'celular', cache: 'no-store' });
  const sent = await askFor(newPhone(), { visit: begun.visit });
  expect(sent).toMatchObject({ page: 'codigo' });
  const { successor, code, user } = await view(sent.visit);
  expect([code?.sentTo, user]).toEqual([expect.stringMatching(/^\+57 300\d{7}$/), null]);
  const { visit, page } = await post({
    action: 'code',
    visit: sent.visit,
    successor,
    code: site.lastCode(),
  });
  expect([page, visit]).toEqual(['datos', successor]);
  expect(await post({ ...details, visit })).toMatchObject({ page: 'revisar', visit });
  const { attempt } = await view(visit);
  expect(await post({ action: 'book', visit, attempt })).toMatchObject({ page: 'listo', visit });
  const after = await view(visit);
  expect(faults('TaxiVisit', after)).toEqual([]);
  expect(after.booked).toMatchObject({ destination: 'Chapinero', persons: 2, name: 'Luis Pardo' });
  // The next ride is another one, by the same passenger.
  expect(after.answers).toMatchObject({ destination: '', name: 'Luis Pardo' });
  const listed = (await read(`${visit}/bookings`)).json<TaxiBookings>();
  expect(listed.nueva.map(({ number }) => number)).toEqual([after.booked?.number]);
});

test('a booking that is posted twice, also at the same moment, is made once', async () => {
  const form = await reviewed();
  const pages = await Promise.all([post(form), post(form)]);
  expect(pages.map(({ page }) => page)).toEqual(['listo', 'listo']);
  expect((await post(form)).page).toBe('listo');
  const { nueva } = (await read(`${form.visit}/bookings`)).json<TaxiBookings>();
  expect(nueva).toHaveLength(1);
});

test('a booking that fails leads back to its page with all that was typed, and the same form books later', async () => {
  const form = await reviewed();
  await site.rows(`update taxi_vehicles set authorised_until = authorised_until - 10000`);
  const failed = await post(form);
  await site.rows(`update taxi_vehicles set authorised_until = authorised_until + 10000`);
  expect(failed).toMatchObject({ page: 'revisar', visit: form.visit, problem: 'no-vehicle' });
  const { answers, attempt } = await view(form.visit);
  expect(answers).toMatchObject({ destination: 'chapinero', name: 'Luis Pardo', payment: 'cash' });
  expect(attempt).toBe(form.attempt);
  expect((await post(form)).page).toBe('listo');
});

test('a page from before the ride was changed books nothing', async () => {
  const form = await reviewed();
  const { visit } = form;
  expect(await post({ ...form, attempt: 'another' })).toMatchObject({ page: 'revisar' });
  // The same again is no change.
  await post({ ...trip, visit });
  await post({ ...details, visit });
  expect((await view(visit)).attempt).toBe(form.attempt);
  // In another tab, while this one shows the ride of before.
  const changes: Readonly<Record<string, string>>[] = [
    { ...trip, time: '15:00' },
    { ...details, payment: 'card-terminal' },
  ];
  for (const change of changes) {
    const { attempt } = await view(visit);
    await Promise.all([post({ ...change, visit }), post({ ...change, visit })]);
    expect(await post({ ...form, attempt })).toMatchObject({ page: 'revisar' });
  }
  expect((await read(`${form.visit}/bookings`)).json<TaxiBookings>().nueva).toEqual([]);
});

test('a ride whose time has come meanwhile leads back to its page, with all that was typed', async () => {
  const form = await reviewed();
  // The session lasts, the notice does not.
  await site.rows(
    `update taxi_sessions set expires_at = '2026-11-21' where expires_at < '2026-11-21'`,
  );
  site.time.now = Date.parse('2026-11-20T13:50:00-05:00');
  expect(await post(form)).toMatchObject({ page: 'viaje', query: { check: '1' } });
  const { answers, errors } = await view(form.visit);
  expect(answers).toMatchObject({ destination: 'chapinero', time: '14:00', name: 'Luis Pardo' });
  expect(errors).toContainEqual({ path: 'time', code: 'too-soon' });
});

test('what is wrong is kept as it was typed, and named by the fields of its page', async () => {
  const ride = { ...trip, destination: '', date: 'mañana', persons: '9', flight: '??' };
  const begun = await post(ride);
  expect(begun).toMatchObject({ page: 'viaje', query: { check: '1' } });
  const { answers, errors } = await view(begun.visit);
  expect(answers).toMatchObject({ date: 'mañana', persons: '9', flight: '??' });
  const wrong = Object.fromEntries(errors.map(({ path, code }) => [path, code]));
  expect(wrong).toMatchObject({
    destination: 'required',
    date: 'invalid',
    persons: 'too-many-persons',
    flight: 'flight-invalid',
  });
  expect(wrong).not.toHaveProperty('time');
  const asking = await askFor('12', { visit: begun.visit });
  expect(asking).toMatchObject({ page: 'celular', query: { check: '1' } });
  expect((await view(asking.visit)).errors).toContainEqual({
    path: 'phone',
    code: 'phone-invalid',
  });
  const unticked = await post({ action: 'phone', country: 'CO', phone: newPhone() });
  expect(unticked.query).toMatchObject({ check: '1' });
});

test('the address from before the phone says nothing of it: who sent it to somebody does not know the next one', async () => {
  const begun = await post(trip);
  const { successor } = await view(begun.visit);
  const phone = newPhone();
  const form = { visit: begun.visit, successor };
  const wrong = await askFor('12', form);
  expect(wrong).toMatchObject({ page: 'celular', visit: successor, query: { check: '1' } });
  const sent = await askFor(phone, form);
  expect(sent).toMatchObject({ page: 'codigo', visit: successor, problem: null });
  // It keeps the ride, for who goes back.
  const before = await view(begun.visit);
  expect([before.answers, before.code]).toMatchObject([{ destination: 'chapinero' }, null]);
  expect(JSON.stringify(before)).not.toContain(phone.trim());
  expect((await view(successor)).answers).toMatchObject({ destination: 'chapinero', phone });
  // A form that is posted twice leads to the same page, and sends one code.
  const code = site.lastCode();
  site.time.now += minute;
  const twice = await askFor(phone, form);
  expect(twice).toMatchObject({ page: 'codigo', visit: successor, problem: null });
  expect(site.lastCode()).toBe(code);
  // Where a phone had been typed already, nothing stays.
  expect(await askFor(newPhone(), { visit: successor })).toMatchObject({ page: 'codigo' });
  expect((await read(successor)).statusCode).toBe(404);
});

test('the address from before the code opens nothing: who sent it to somebody does not know the next one', async () => {
  const form = await asked();
  const { visit } = await post(form);
  expect((await read(form.visit)).json()).toMatchObject({ status: 404, code: 'visit-not-found' });
  expect((await view(visit)).user).toMatchObject({ phone_country_code: '+57' });
  // A code that is posted twice leads to the same page, also at the same moment.
  expect((await post(form)).visit).toBe(visit);
  const other = await asked();
  const both = await Promise.all([post(other), post(other)]);
  expect(both.map((one) => [one.visit, one.problem])).toEqual(
    both.map(() => [other.successor, null]),
  );
});

test('a wrong code says so and leads nowhere; five of them end the code', async () => {
  const form = await asked();
  const wrong = form.code === '111111' ? '222222' : '111111';
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await post({ ...form, code: wrong })).toMatchObject({
      page: 'codigo',
      visit: form.visit,
      problem: 'code-wrong',
    });
  expect((await post(form)).problem).toBe('code-too-many-tries');
});

test('where many ask, the page brings the challenge back a minute later', async () => {
  const near = { 'x-forwarded-for': '10.200.1.1' };
  const fields = { action: 'phone', country: 'CO', consent: '1', consentVersion: '1' };
  await post({ ...fields, phone: newPhone() }, near);
  const phone = newPhone();
  const held = await post({ ...fields, phone }, near);
  expect(held).toMatchObject({ page: 'celular', problem: 'proof-required' });
  const again = { ...fields, phone, visit: held.visit, proof: held.query['proof'] ?? '' };
  expect((await post(again, near)).problem).toBe('proof-required');
  site.time.now += minute;
  expect(await post(again, near)).toMatchObject({ page: 'codigo' });
});

test('half an hour after the code a new one is asked for; what was typed stays, and is told to its passenger alone', async () => {
  const phone = newPhone();
  const begun = await post(trip);
  const visit = await signIn(phone, { visit: begun.visit });
  await post({ ...details, visit });
  site.time.now = noon + 30 * minute;
  expect(await post({ ...details, visit })).toMatchObject({ problem: 'session-invalid' });
  expect((await read(`${visit}/bookings`)).statusCode).toBe(401);
  expect((await read(`${visit}/export`)).statusCode).toBe(401);
  const ended = await view(visit);
  expect(ended.user).toBeNull();
  expect(ended.answers).toMatchObject({ destination: 'chapinero', name: '', mobile: '' });
  expect(JSON.stringify(ended)).not.toContain(phone);
  const again = await signIn(phone, { visit });
  expect((await view(again)).answers).toMatchObject({ name: 'Luis Pardo', payment: 'cash' });
  const stranger = await signIn(newPhone(), { visit: again });
  expect((await view(stranger)).answers).toMatchObject({ destination: 'chapinero', name: '' });
});

test('a passenger cancels, changes the name, takes the data and leaves', async () => {
  const form = await reviewed();
  const { visit } = form;
  await post(form);
  const number = (await view(visit)).booked?.number ?? '';
  const calendar = await read(`${visit}/bookings/${number}.ics?locale=en`);
  expect(calendar.body).toContain('BEGIN:VEVENT');
  expect(await post({ action: 'cancel', visit, number })).toMatchObject({
    page: 'reservas',
    query: { done: 'cancelled' },
  });
  const { cumplida } = (await read(`${visit}/bookings`)).json<TaxiBookings>();
  expect(cumplida.map((one) => one.number)).toEqual([number]);
  const stranger = await signIn();
  expect(await post({ action: 'cancel', visit: stranger, number })).toMatchObject({
    page: 'reservas',
    problem: 'booking-not-found',
  });
  expect((await read(`${stranger}/bookings/${number}.ics`)).statusCode).toBe(404);
  await post({ action: 'rename', visit, name: ' Ana ' });
  const long = await post({ action: 'rename', visit, name: 'x'.repeat(900) });
  expect(long).toMatchObject({ page: 'mis-datos', problem: 'invalid-request' });
  const all = await read(`${visit}/export`);
  expect(all.headers['content-disposition']).toContain('attachment');
  expect(all.json<TaxiExport>().user.name).toBe('Ana');
  expect(await post({ action: 'sign-out', visit })).toMatchObject({ page: 'celular', visit: '' });
  expect((await read(visit)).statusCode).toBe(404);
});

test('a passenger deletes everything, and what was typed in other visits with it', async () => {
  const phone = newPhone();
  const one = await signIn(phone);
  site.time.now += minute;
  const other = await signIn(phone);
  expect(await post({ action: 'delete', visit: one })).toMatchObject({
    page: 'celular',
    query: { done: 'deleted' },
  });
  expect([(await read(one)).statusCode, (await read(other)).statusCode]).toEqual([404, 404]);
});

test('forms of another site, unknown actions and unknown visits do nothing', async () => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await post(trip, foreign)).status).toBe(403);
  expect((await post({ action: 'fly' })).status).toBe(400);
  for (const action of ['resend', 'details', 'book', 'cancel', 'rename', 'delete'])
    expect(await post({ action, visit: 'x'.repeat(32) })).toMatchObject({
      status: 303,
      problem: 'visit-not-found',
    });
});

test('odd texts are kept and refused by their fields, never by a failure', async () => {
  const odd = '\u0000\ud800𝔸'.repeat(500);
  const texts = Object.fromEntries(Object.keys(emptyVisit).map((field) => [field, odd]));
  const visit = await signIn();
  for (const action of ['trip', 'phone', 'details', 'rename', 'cancel', 'code', 'book'])
    expect((await post({ ...texts, action, visit, number: odd, successor: odd })).problem).not.toBe(
      'failed',
    );
  expect((await post({ ['__proto__']: 'x', action: 'trip' })).problem).toBeNull();
});

test('nothing of a visit can be read in the database, and it goes after a day', async () => {
  const begun = await post(trip);
  const stored = JSON.stringify(await site.rows('select * from taxi_visits'));
  expect(stored).not.toContain(begun.visit);
  expect(stored).not.toContain('chapinero');
  site.time.now = noon + 2 * day;
  expect((await read(begun.visit)).statusCode).toBe(404);
  await forgetOld(site.api.taxi, new Date(site.time.now));
  expect(await site.rows('select * from taxi_visits')).toEqual([]);
});

// The last one: who is refused stays so for the hour.
test('everybody together begins so many visits an hour, and those that were begun go on', async () => {
  const { visit } = await post(trip);
  await site.rows(
    `update rate_limits set hits = array_fill('${new Date(noon).toISOString()}'::timestamptz, array[3000]) where name = 'taxi-visits-all'`,
  );
  const refused = await post(trip);
  expect(refused).toMatchObject({ page: 'viaje', visit: '', problem: 'taxi-visits-unavailable' });
  expect(await post({ ...trip, visit, time: '15:00' })).toMatchObject({ page: 'celular', visit });
});
