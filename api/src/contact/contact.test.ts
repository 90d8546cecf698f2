import { checkForm, contactSchema } from '@eldorado/rules/contact-schema';
import type { Mail } from '../mail/mail.ts';
import { waitingMails } from '../mail/testing/waitingMails.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { makeRateLimit } from '../http/limits/rateLimit.ts';
import { fixedClock } from '../time/clock.ts';
import { writeMail } from '../mail/writeMail.ts';
import { deskOf, readDesks } from './desk.ts';
import { exampleMessage as message } from './exampleMessage.ts';
import { runContactCommand } from './officeCommands.ts';

jest.setTimeout(60_000);

const failures = (change: Record<string, unknown>) => {
  const result = checkForm(contactSchema, { ...message, ...change });
  return result.kind === 'invalid' ? result.faults : [];
};

test('a complete message is valid and trimmed', () => {
  expect(checkForm(contactSchema, { ...message, fullName: '  Ana María Rojas ' })).toEqual({
    kind: 'valid',
    form: message,
  });
});

test.each([
  ['fullName', '', 'required'],
  ['subject', '   ', 'required'],
  ['email', 'ana@example', 'email-invalid'],
  ['email', 'ana example@x.co', 'email-invalid'],
  ['subject', 'Taxi\r\nBcc: eve@example.com', 'text-invalid'],
  ['fullName', 'Ana\u001B[2J', 'text-invalid'],
  ['fullName', '\u200B', 'required'],
  ['email', '.ana@example.com', 'email-invalid'],
  ['email', 'ana@-example.com', 'email-invalid'],
  ['email', 'ana@[127.0.0.1]', 'email-invalid'],
  ['email', 'ana@example,com.co', 'email-invalid'],
  ['mobile', '12', 'phone-invalid'],
  ['mobile', 'trescientos', 'phone-invalid'],
  ['comment', 'x'.repeat(4001), 'too-long'],
  ['consent', false, 'consent-required'],
  ['consent', 'true', 'consent-required'],
  ['consent', undefined, 'consent-required'],
  ['consentVersion', '', 'required'],
  ['consentVersion', 'x'.repeat(41), 'too-long'],
  ['locale', 'de', 'invalid'],
  ['locale', undefined, 'required'],
  ['email', 7, 'required'],
  ['email', { at: 1 }, 'required'],
])('%s = %p fails with %s', (path, value, code) => {
  expect(failures({ [path]: value })).toEqual([{ path, code }]);
});

test('a body of any other shape fails field by field, in the order of the form', () => {
  for (const body of [null, [], 'x', undefined])
    expect(checkForm(contactSchema, body)).toMatchObject({
      kind: 'invalid',
      faults: [
        { path: 'fullName', code: 'required' },
        { path: 'email', code: 'required' },
        { path: 'mobile', code: 'required' },
        { path: 'subject', code: 'required' },
        { path: 'comment', code: 'required' },
        { path: 'consent', code: 'consent-required' },
        { path: 'consentVersion', code: 'required' },
        { path: 'locale', code: 'required' },
      ],
    });
});

/** Names that every object has: fields of no form, and of values what makes them texts. */
const inherited = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

test.each(inherited)('%s is no field, and nothing of a value', (name) => {
  const body = Object.defineProperty({ ...message }, name, { value: 1, enumerable: true });
  expect(checkForm(contactSchema, body)).toEqual({ kind: 'valid', form: message });
  expect(failures({ fullName: { [name]: 1 } })).toEqual([{ path: 'fullName', code: 'required' }]);
});

test('what was pasted is cleaned, and a line break counts once', () => {
  const pasted = {
    fullName: '\u200BAna María Rojas\uFEFF',
    email: 'Ana Rojas <ana@example.com>,',
    mobile: '\u202A(+57)\u00A0300\u2011123\u20114567\u202C',
    comment: `${'x'.repeat(3_936)}${'\r\n'.repeat(63)}y`,
  };
  expect(checkForm(contactSchema, { ...message, ...pasted })).toMatchObject({
    kind: 'valid',
    form: {
      fullName: 'Ana María Rojas',
      email: 'ana@example.com',
      mobile: '+57 300-123-4567',
      comment: `${'x'.repeat(3_936)}${'\n'.repeat(63)}y`,
    },
  });
});

test.each([
  ['Perdí mi maleta', 'lost-property'],
  ['LOST LUGGAGE', 'lost-property'],
  ['Silla de ruedas para mi vuelo', 'accessibility'],
  ['Retraso del vuelo AV 9314', 'flights'],
  ['Mon vol est annulé', 'flights'],
  ['Tarifa de taxi', 'taxis'],
  ['Voltaje de los enchufes', 'general'],
  ['Estacionamento', 'parking'],
  ['Felicitaciones', 'general'],
])('%s is for %s', (subject, desk) => {
  expect(deskOf(subject)).toBe(desk);
});

test('desks have addresses', () => {
  expect(readDesks({})).toEqual({});
  expect(readDesks({ CONTACT_DESKS: 'general=a@b.co, taxis = t@b.co' })).toEqual({
    general: 'a@b.co',
    taxis: 't@b.co',
  });
  for (const CONTACT_DESKS of ['a@b.co', 'kitchen=a@b.co', 'taxis=', 'taxis=a@b.co;c@d.co'])
    expect(() => readDesks({ CONTACT_DESKS })).toThrow('CONTACT_DESKS');
});

test('the sixth message within ten minutes waits until the first is ten minutes old', () => {
  const limit = makeRateLimit({ limit: 5, windowMs: 600_000 });
  for (let i = 0; i < 5; i++) expect(limit.take('10.0.0.1', i * 1000)).toBe(0);
  expect(limit.take('10.0.0.1', 10_000)).toBe(590);
  expect(limit.take('10.0.0.2', 10_000)).toBe(0);
  expect(limit.take('10.0.0.1', 600_001)).toBe(0);
});

describe('over the API', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({
      clock: fixedClock('2026-11-20T17:00:00Z'),
      jobs: false,
      publicOrigin: 'https://site.example',
      desks: { general: 'info@airport.example', taxis: 'taxis@airport.example' },
    });
  });
  afterAll(() => api.close());

  const mails = () => waitingMails(api.cases);
  const send = (payload: object, remoteAddress: string) =>
    api.app.inject({ method: 'POST', url: '/api/v2/contact-messages', payload, remoteAddress });

  test.each(['contact-messages', 'newsletter'])(
    'names that every object has are a wrong body of %s, not a fault of ours',
    async (endpoint) => {
      for (const name of inherited)
        for (const [type, payload] of [
          ['application/json', `{"${name}":1,"fullName":{"${name}":1}}`],
          ['application/x-www-form-urlencoded', `${name}=1`],
        ] as const) {
          const url = `/api/v2/${endpoint}`;
          const headers = { 'content-type': type };
          const answer = await api.app.inject({ method: 'POST', url, payload, headers });
          expect([name, answer.statusCode]).toEqual([name, 400]);
        }
    },
  );
  const sendForm = (change: Record<string, string>, remoteAddress: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/v2/contact-messages',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...message, consent: 'on', ...change }).toString(),
      remoteAddress,
    });

  test('who wrote has an e-mail with the reference and nothing that was typed; the desk has it all', async () => {
    const answer = await send({ ...message, locale: 'en', subject: 'Taxi 7' }, '203.0.113.1');
    const { reference } = answer.json<{ reference: string }>();
    const [toDesk, toSender] = await mails();
    expect(toSender).toMatchObject({ to: message.email, about: reference, locale: 'en' });
    const { text } = writeMail(toSender as Mail);
    expect(text).toContain(`Reference number: ${reference}`);
    expect(text).toContain('https://site.example/en/contacto');
    for (const typed of [message.comment, message.fullName, 'Taxi 7'])
      expect(text).not.toContain(typed);
    expect(toDesk).toMatchObject({ to: 'taxis@airport.example', replyTo: message.email });
    expect(writeMail(toDesk as Mail).text).toContain(message.comment);
  });

  test('a form without JavaScript is taken, and sent twice it is one message', async () => {
    const before = (await mails()).length;
    const first = await sendForm({}, '203.0.113.2');
    const again = await sendForm({}, '203.0.113.2');
    expect([first.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await mails()).toHaveLength(before + 2);
    const other = await sendForm({ comment: 'Otra cosa' }, '203.0.113.2');
    expect(other.json()).not.toEqual(first.json());
  });

  test('a consent to words that the site never showed, and a text of 100 KB, are told with their fields', async () => {
    const consent = await sendForm({ consentVersion: '2019-01-01' }, '203.0.113.9');
    expect(consent.json()).toMatchObject({
      ...{ status: 400, errors: [{ path: 'consent', code: 'consent-required' }] },
    });
    const long = await sendForm({ comment: 'x'.repeat(100_000) }, '203.0.113.9');
    expect(long.json()).toMatchObject({
      ...{ status: 400, errors: [{ path: 'comment', code: 'too-long' }] },
    });
  });

  test('a form that is not complete names its faults', async () => {
    const payload = new URLSearchParams({ ...message, subject: ' ', consent: '' });
    payload.delete('consent');
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/v2/contact-messages',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: payload.toString(),
    });
    expect(answer.json()).toMatchObject({
      status: 400,
      errors: [
        { path: 'subject', code: 'required' },
        { path: 'consent', code: 'consent-required' },
      ],
    });
  });

  test('the office lists messages by subject and reads them, which is written down', async () => {
    const run = async (...words: string[]) =>
      (await runContactCommand(api.cases, words, 'luz'))?.join('\n') ?? 'usage';
    const sent = await send({ ...message, subject: 'Parqueadero' }, '203.0.113.3');
    const { reference } = sent.json<{ reference: string }>();
    const list = await run('list', 'parking');
    expect(list).toMatch(new RegExp(`^parking +${reference} .* es\n1 messages\\.$`));
    expect(list).not.toContain('Parqueadero');
    expect(await run('list', 'accessibility')).toBe('0 messages.');
    expect(await run('list')).toContain(reference);
    const shown = await run('show', reference);
    for (const word of ['parking, es', 'Parqueadero', ...Object.values(message).slice(0, 3)])
      expect(shown).toContain(word);
    expect(await run('show', 'parking')).toBe(shown);
    await expect(run('show', 'ED-0')).rejects.toThrow('There is no message ED-0.');
    for (const words of [[], ['show'], ['list', 'kitchen'], ['show', reference, 'more']])
      expect(await run(...words)).toBe('usage');
    const { rows } = await api.database.transaction((client) =>
      client.query('select actor, action from case_audit where number = $1', [reference]),
    );
    expect(rows).toEqual(Array(2).fill({ actor: 'luz', action: 'show' }));
  });
});
