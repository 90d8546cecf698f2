import { act } from '../cases/act.ts';
import { auditDays, caseDays, eraseCase, forgetOldCases } from '../cases/store/erase.ts';
import { exampleAnswers } from '../cases/exampleAnswers.ts';
import { createCase, findByEmail, findCase } from '../cases/store/store.ts';
import { exampleMessage } from '../contact/exampleMessage.ts';
import { forgetOldMessages, messageDays } from '../contact/retention.ts';
import { storeContact } from '../contact/store.ts';
import { queueMail } from '../mail/mail.ts';
import { exampleMail } from '../mail/testing/exampleMail.ts';
import { subscribe } from '../newsletter/store.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { day } from '../time/time.ts';
import { erasePerson, exportPerson } from './person.ts';

jest.setTimeout(60_000);

const noon = Date.parse('2026-11-20T17:00:00Z');
const time = { now: noon };
const clock = { now: () => new Date(time.now) };
const email = 'ana@example.com';
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock, jobs: false, publicOrigin: 'https://site.example' });
});
afterAll(() => api.close());
beforeEach(async () => {
  time.now = noon;
  for (const table of [
    'cases',
    'case_audit',
    'contact_messages',
    'newsletter_subscriptions',
    'mails',
  ])
    await rows(`truncate ${table} cascade`);
});

const rows = async <Row extends object>(sql: string) =>
  (await api.database.transaction((client) => client.query<Row>(sql))).rows;
const audited = () =>
  rows<{ actor: string; action: string; number: string }>(
    'select actor, action, number from case_audit order by id',
  );
const makeCase = (answers = exampleAnswers) =>
  api.database.transaction(async (client) => {
    const said = { locale: 'es' as const, consentVersion: '2026-11-23', at: clock.now() };
    return (await createCase(client, api.cases, answers, said)).number;
  });
const answer = (number: string) =>
  act(api.cases, number, { kind: 'answer', text: 'Ana, ya hay carros.' }, 'luz');
const write = (change: object = {}) =>
  storeContact(
    { ...api.cases, publicOrigin: '' },
    {
      message: { ...exampleMessage, locale: 'es', email: 'Ana@Example.com', ...change },
      key: null,
      addresses: {},
    },
    clock.now(),
  );
const signUp = () =>
  subscribe(
    api.cases,
    { fullName: 'Ana', email, consent: true, consentVersion: '1', locale: 'es' },
    { origin: 'https://site.example', now: clock.now() },
  );

test('a person gets everything that forms keep of them, and that somebody read it is written down', async () => {
  const number = await makeCase();
  await makeCase({ ...exampleAnswers, email: 'luis@example.com' });
  await write();
  await signUp();
  const found = await exportPerson(api.cases, email, 'luz');
  expect(found.cases).toHaveLength(1);
  expect(found.cases[0]).toMatchObject({ number, answers: { name: exampleAnswers.name } });
  expect(found.contactMessages).toHaveLength(1);
  expect(found.newsletter).toHaveLength(1);
  expect(found.taxiBookings).toEqual([]);
  expect((await audited()).map(({ actor, action }) => `${actor} ${action}`)).toEqual(
    Array<string>(3).fill('luz export'),
  );
});

test('an erasure takes out what is personal, keeps that the terms were met, and leaves an open case', async () => {
  const [answered, open] = [await makeCase(), await makeCase()];
  await answer(answered);
  await write();
  await write({ email: 'luis@example.com', comment: 'Otra cosa' });
  await signUp();
  const done = await erasePerson(api.cases, 'ANA@example.com', 'luz');
  expect(done.open).toEqual([open]);
  expect(done.erased).toEqual([answered, expect.stringMatching(/^ED-/), 'newsletter']);

  const kept = await findCase(api.database.orm(), api.cases, answered);
  expect(kept).toMatchObject({ state: 'answered', topic: 'services', emailHash: null });
  expect(kept?.answers.comment).toBe('');
  expect(kept?.events.map(({ kind, text }) => [kind, text])).toEqual([
    ['received', undefined],
    ['answered', undefined],
  ]);
  expect(await rows('select id from mails where content is not null')).toHaveLength(1);
  expect(await rows('select reference from contact_messages')).toHaveLength(1);
  expect(await audited()).toContainEqual({ actor: 'luz', action: 'erase', number: answered });

  // Nobody opens it any more: not by number, not by the e-mail's link, not again.
  expect(await findByEmail(api.database.orm(), api.cases, answered, '')).toBeNull();
  const link = api.cases.links.sign(answered);
  expect((await api.app.inject(`/api/v2/case-links/${link}`)).statusCode).toBe(404);
  const again = await act(api.cases, answered, { kind: 'reopen', text: 'Hola' }, null);
  expect(again.kind).toBe('missing');
  expect(await eraseCase(api.cases, answered, 'luz')).toBe('missing');
});

test('taxi bookings with the address are exported and erased with their e-mails, but not a ride that is ahead', async () => {
  await rows(
    `insert into taxi_users (phone, phone_country_code, name) values ('3001234567', '57', 'Ana')`,
  );
  const booking = (number: string, to: string, at: string, cancelledAt: string | null = null) =>
    rows(
      `insert into taxi_bookings (number, user_id, status, origin, destination, at, name, mobile, email,
         payment_method, persons, bags, dispatched_at, cancelled_at)
       select '${number}', id, 'confirmada', 'Aeropuerto', 'Chapinero', '${at}', 'Ana', '3001234567',
         '${to}', 'cash', 1, 1, '2026-11-01T00:00:00Z', ${cancelledAt ? `'${cancelledAt}'` : 'null'}
       from taxi_users where phone = '3001234567'`,
    );
  await booking('TI-1', 'Ana@Example.com', '2026-11-10T10:00:00Z');
  await booking('TI-2', email, '2026-11-25T10:00:00Z');
  await booking('TI-3', email, '2026-11-26T10:00:00Z', '2026-11-19T10:00:00Z');
  await booking('TI-4', 'luis@example.com', '2026-11-10T10:00:00Z');
  await api.database.transaction((client) =>
    queueMail(client, api.cases.encryption, exampleMail({ about: 'TI-1' }), clock.now()),
  );

  const found = await exportPerson(api.cases, email, 'luz');
  expect(found.taxiBookings.map(({ number, mobile }) => [number, mobile])).toEqual([
    ['TI-1', '3001234567'],
    ['TI-2', '3001234567'],
    ['TI-3', '3001234567'],
  ]);
  const done = await erasePerson(api.cases, email, 'luz');
  expect({ ...done, erased: [...done.erased].sort() }).toEqual({
    erased: ['TI-1', 'TI-3'],
    open: [],
    ahead: ['TI-2'],
  });
  expect(await rows('select number from taxi_bookings order by number')).toEqual([
    { number: 'TI-2' },
    { number: 'TI-4' },
  ]);
  expect(await rows('select id from mails')).toEqual([]);
  expect(await audited()).toContainEqual({ actor: 'luz', action: 'erase', number: 'TI-1' });
});

test('time ends what is kept: messages after a year, cases two years after their answer, open ones never', async () => {
  const [answered, open] = [await makeCase(), await makeCase()];
  await answer(answered);
  await write();
  const at = async (days: number) => {
    time.now = noon + days * day;
    await forgetOldMessages(api.database, clock.now());
    await forgetOldCases(api.cases);
    const erased = await rows<{ number: string }>(
      'select number from cases where erased_at is not null',
    );
    const messages = await rows('select reference from contact_messages');
    return [messages.length, erased.map(({ number }) => number)];
  };
  expect(await at(messageDays)).toEqual([1, []]);
  expect(await at(messageDays + 1)).toEqual([0, []]);
  expect(await at(caseDays)).toEqual([0, []]);
  expect(await at(caseDays + 1)).toEqual([0, [answered]]);
  expect(await at(caseDays + auditDays + 2)).toEqual([0, [answered]]);
  expect(await audited()).toEqual([]);
  expect((await findCase(api.database.orm(), api.cases, open))?.answers.email).toBe(email);
});
