import type { Mail } from '../mail/mail.ts';
import { waitingMails } from '../mail/testing/waitingMails.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { day } from '../time/time.ts';
import { writeMail } from '../mail/writeMail.ts';
import { exportReaders } from './exportReaders.ts';
import { openReader } from './reader.ts';
import { eraseReader, forgetUnconfirmed } from './store.ts';
import { newsletterSubscriptions as table } from './tables.ts';

jest.setTimeout(60_000);

const noon = Date.parse('2026-11-20T17:00:00Z');
const time = { now: noon };
let api: TestApi;
beforeAll(async () => {
  api = await testApi({
    clock: { now: () => new Date(time.now) },
    jobs: false,
    publicOrigin: 'https://site.example',
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  time.now = noon;
  await rows('delete from newsletter_subscriptions');
  await rows('delete from mails');
  await rows('delete from rate_limits');
});

const rows = async <T extends object>(sql: string) =>
  (await api.database.transaction((client) => client.query<T>(sql))).rows;
let visitors = 0;
const signUp = (change: object = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v2/newsletter',
    remoteAddress: `203.0.113.${++visitors}`,
    payload: {
      fullName: 'Buy at http://evil.example',
      email: 'ana@example.com',
      consent: true,
      consentVersion: '2026-11-21',
      locale: 'en',
      ...change,
    },
  });
const mails = () => waitingMails(api.cases);
const readers = async () =>
  (await api.database.orm().select().from(table).orderBy(table.id)).map((row) => ({
    ...row,
    ...openReader(api.cases.encryption, row),
  }));
/** The token of the e-mail's link. */
async function token() {
  const [mail] = await mails();
  const link = mail?.parts.find((part) => part.kind === 'link');
  return new URL(link?.url ?? '').searchParams.get('token') ?? '';
}
const choose = (payload: object) =>
  api.app.inject({ method: 'POST', url: '/api/v2/newsletter/subscription', payload });
const exported = () => exportReaders(api.cases, 'https://site.example', 'luz');

test('a sign-up waits until the link of its e-mail is followed, and nothing typed is in that e-mail', async () => {
  await signUp();
  const [mail] = await mails();
  const { text } = writeMail(mail as Mail);
  expect(mail).toMatchObject({ to: 'ana@example.com', locale: 'en' });
  expect(text).toContain('https://site.example/en/boletin/suscripcion?token=');
  expect(text).not.toContain('evil.example');
  expect(await exported()).not.toContain('ana@example.com');
  const answer = await choose({ token: await token(), choice: 'confirm' });
  expect(answer.json()).toEqual({ status: 'confirmed' });
  expect(await readers()).toMatchObject([{ pending: false, confirmedAt: new Date(noon) }]);
  const [header, line] = (await exported()).split('\r\n');
  expect(header).toContain('consent_version,consented_at,confirmed_at,list_unsubscribe');
  expect(line).toContain('ana@example.com,Buy at http://evil.example,en,newsletter,2026-11-21');
  expect(line).toContain('https://site.example/api/v2/newsletter/unsubscribe?token=');
});

test('one address has one e-mail a day, whoever types it and however, and none once it is confirmed', async () => {
  const first = await signUp();
  const again = await signUp({ email: 'ANA@example.com' });
  expect(again.json()).toEqual(first.json());
  expect(await mails()).toHaveLength(1);
  time.now += day;
  await signUp();
  expect(await mails()).toHaveLength(2);
  await choose({ token: await token(), choice: 'confirm' });
  time.now += day;
  expect((await signUp()).json()).toEqual(first.json());
  expect(await mails()).toHaveLength(2);
});

test('a form without JavaScript whose address looks mistyped is asked about, and taken when it is sent again', async () => {
  const post = (askedEmail: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/v2/newsletter',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        ...{ fullName: 'Ana', email: 'ana@gmial.com', consent: 'on', askedEmail },
        ...{ consentVersion: '2026-11-21', locale: 'en' },
      }).toString(),
    });
  const asked = await post('');
  expect(asked.statusCode).toBe(400);
  expect(asked.json()).toMatchObject({ errors: [{ path: 'email', code: 'email-near' }] });
  expect(await readers()).toEqual([]);
  expect((await post('ana@gmial.com')).json()).toEqual({ status: 'subscribed' });
  expect(await readers()).toMatchObject([{ email: 'ana@gmial.com' }]);
});

test('a reader chooses another language', async () => {
  await signUp();
  const answer = await choose({ token: await token(), choice: 'save', locale: 'fr' });
  expect(answer.json()).toEqual({ status: 'saved' });
  expect(await readers()).toMatchObject([{ locale: 'fr' }]);
});

test('a reader corrects the name, and what is not given stays, also that nothing is confirmed yet', async () => {
  await signUp();
  const saved = async (change: object) => {
    const { statusCode } = await choose({ token: await token(), choice: 'save', ...change });
    const [reader] = await readers();
    return [statusCode, reader?.fullName, reader?.locale, reader?.pending];
  };
  const ana = [200, 'Ana Rojas', 'en', true];
  expect(await saved({ fullName: ' Ana Rojas ' })).toEqual(ana);
  expect(await saved({ fullName: ' ' })).toEqual(ana);
  expect(await saved({ fullName: '\u200B' })).toEqual(ana);
  expect(await saved({ fullName: 'Ana\u001B[2J' })).toEqual(ana);
  expect(await saved({})).toEqual(ana);
  expect((await saved({ fullName: 'x'.repeat(121) }))[0]).toBe(400);
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
  ],
])('one click of a mail program forgets the reader (%s)', async (type, payload) => {
  await signUp();
  const [mail] = await mails();
  const { pathname, search } = new URL(mail?.unsubscribeUrl ?? '');
  const click = () =>
    api.app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': type },
      payload,
    });
  expect((await click()).json()).toEqual({ status: 'unsubscribed' });
  expect(await readers()).toEqual([]);
  expect(await mails()).toEqual([]);
  // Programs click again.
  expect((await click()).statusCode).toBe(200);
});

test('opening that link ends nothing: programs look at links before people do', async () => {
  await signUp();
  const [mail] = await mails();
  const { pathname, search } = new URL(mail?.unsubscribeUrl ?? '');
  const answer = await api.app.inject(pathname + search);
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `/boletin/suscripcion?token=${await token()}`,
  ]);
  expect(await readers()).toHaveLength(1);
});

test('a link that somebody made up does nothing', async () => {
  await signUp();
  const own = await token();
  for (const made of ['', 'x', own.replace(/.$/, own.endsWith('A') ? 'B' : 'A'), `9${own}`])
    for (const choice of ['confirm', 'unsubscribe'])
      expect((await choose({ token: made, choice })).statusCode).toBe(404);
  expect(await readers()).toMatchObject([{ pending: true }]);
  expect((await choose({ token: own, choice: 'erase-all' })).statusCode).toBe(400);
});

test('who never confirmed is forgotten after a week, and anybody on request', async () => {
  await signUp();
  await signUp({ email: 'luis@example.com' });
  await choose({ token: await token(), choice: 'confirm' });
  await forgetUnconfirmed(api.database, new Date(noon + 6 * day));
  expect(await readers()).toHaveLength(2);
  await forgetUnconfirmed(api.database, new Date(noon + 8 * day));
  expect(await readers()).toMatchObject([{ pending: false }]);
  const [left] = await readers();
  expect(await eraseReader(api.cases, left?.email.toUpperCase() ?? '')).toBe(true);
  expect(await eraseReader(api.cases, 'nobody@example.com')).toBe(false);
  expect([await readers(), await mails()]).toEqual([[], []]);
});
