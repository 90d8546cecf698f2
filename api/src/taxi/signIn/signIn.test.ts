import { scryptSync } from 'node:crypto';
import { noon, passengers, phoneOf, taxiSite, type TaxiSite } from '../testing/taxiSite.ts';
import { faults } from '../../testing/faults.ts';

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
const minutes = (count: number) => count * 60_000;

async function asked(phone = newPhone()) {
  const answer = await site.askForCode(phone);
  return { request: answer.json<{ request: string }>().request, code: site.lastCode(), phone };
}
const signIn = (request: string, code: string) =>
  site.call('POST', '/sign-in/sessions', { body: { request, code } });
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a code of six digits signs in, and a passenger without a name is known by phone', async () => {
  const { request, code, phone } = await asked();
  expect(code).toMatch(/^\d{6}$/);
  const answer = await signIn(request, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(answer.statusCode).toBe(200);
  expect(faults('TaxiSession', answer.json())).toEqual([]);
  const { token } = answer.json<{ token: string }>();
  const user = { name: null, phone, phone_country_code: '+57' };
  expect((await site.call('GET', '/me', { token })).json()).toEqual({ user });
});

test('codes come from the whole range and do not repeat', async () => {
  const codes = new Set<string>();
  for (let i = 0; i < 12; i++) codes.add((await asked()).code);
  expect(codes.size).toBeGreaterThan(10);
});

test('a code lives five minutes', async () => {
  const early = await asked();
  site.time.now = noon + minutes(5) - 1;
  expect((await signIn(early.request, early.code)).statusCode).toBe(200);
  const late = await asked();
  site.time.now += minutes(5);
  expect((await signIn(late.request, late.code)).json()).toMatchObject({ code: 'code-expired' });
});

test('a code is used once', async () => {
  const { request, code } = await asked();
  await signIn(request, code);
  expect((await signIn(request, code)).json()).toMatchObject({ code: 'code-used', status: 400 });
});

test('a code belongs to its request: with another one it is wrong', async () => {
  const mine = await asked();
  const other = await asked();
  if (mine.code === other.code) return;
  expect((await signIn(other.request, mine.code)).json()).toMatchObject({ code: 'code-wrong' });
  for (const request of ['none', '', 'no\u0000ne', '¿?', 'x'.repeat(101)]) {
    const answer = await signIn(request, mine.code);
    expect(answer.json()).toMatchObject({ status: 400, code: 'code-expired' });
  }
});

test('a code is stored as a salted hash that is bound to request and phone', async () => {
  const { request, code, phone } = await asked();
  const rows = await site.rows<Record<string, string>>(
    `select * from taxi_codes where request = '${request}'`,
  );
  expect(JSON.stringify(rows)).not.toContain(code);
  const [row = {}] = rows;
  const bound = `${request}.${row['phone_country_code']}${phone}.${code}`;
  expect(row['code_hash']).toBe(scryptSync(bound, row['salt'] ?? '', 32).toString('hex'));
  expect(rows[0]?.['phone']).toBe(phone);
  await site.rows(`update taxi_codes set phone = '${newPhone()}' where request = '${request}'`);
  expect((await signIn(request, code)).json()).toMatchObject({ code: 'code-wrong' });
  const salts = await site.rows<{ salt: string }>('select distinct salt from taxi_codes');
  const all = await site.rows('select request from taxi_codes');
  expect(salts).toHaveLength(all.length);
});

test('after five wrong tries the right code does not help either', async () => {
  const { request, code } = await asked();
  for (let i = 0; i < 5; i++)
    expect((await signIn(request, another(code))).json()).toMatchObject({ code: 'code-wrong' });
  const answer = await signIn(request, code);
  expect(answer.json()).toMatchObject({ code: 'code-too-many-tries', status: 429 });
});

test('a phone has ten wrong codes an hour, however many codes it asks for', async () => {
  const phone = newPhone();
  let wrong = 0;
  let last = await asked(phone);
  for (let code = 0; code < 4; code++) {
    for (let i = 0; i < 5; i++) {
      const answer = await signIn(last.request, another(last.code));
      if (answer.json<{ code: string }>().code === 'code-wrong') wrong += 1;
    }
    site.time.now += minutes(16);
    const next = await site.askForCode(phone);
    if (next.statusCode !== 202) continue;
    last = { phone, request: next.json<{ request: string }>().request, code: site.lastCode() };
  }
  expect(wrong).toBe(10);
  const refused = await site.askForCode(phone);
  expect(refused.json()).toMatchObject({ code: 'number-locked', status: 429 });
  site.time.now += Number(refused.headers['retry-after']) * 1_000;
  const again = await asked(phone);
  expect((await signIn(again.request, again.code)).statusCode).toBe(200);
});

test('a phone that had ten wrong codes takes no right one either, and says why and for how long', async () => {
  const { request, code, phone } = await asked();
  await site.rows(
    `insert into taxi_codes (request, phone_country_code, phone, locale, consent_version, salt, code_hash, attempts, created_at, expires_at)
     select request || n, phone_country_code, phone, locale, consent_version, salt, code_hash, 5, created_at, expires_at
     from taxi_codes, generate_series(1, 2) n where request = '${request}' and phone = '${phone}'`,
  );
  const refused = await signIn(request, code);
  expect(refused.json()).toMatchObject({
    code: 'number-locked',
    status: 429,
    errors: [{ path: 'code', code: 'number-locked' }],
  });
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBe(65 * 60);
  site.time.now += wait * 1_000;
  const again = await asked(phone);
  expect((await signIn(again.request, again.code)).statusCode).toBe(200);
});

test('a phone gets three codes in a quarter of an hour, half a minute apart', async () => {
  const phone = newPhone();
  expect((await site.askForCode(phone)).statusCode).toBe(202);
  const soon = await site.askForCode(phone);
  expect(soon.json()).toMatchObject({ code: 'resend-too-soon', status: 429 });
  expect(soon.headers['retry-after']).toBe('30');
  for (let i = 1; i < 3; i++) {
    site.time.now += 30_000;
    expect((await site.askForCode(phone)).statusCode).toBe(202);
  }
  site.time.now += 30_000;
  const fourth = await site.askForCode(phone);
  expect(fourth.json()).toMatchObject({ code: 'too-many-codes', status: 429 });
  expect(fourth.headers['retry-after']).toBe(String(15 * 60 - 90));
  site.time.now = noon + minutes(15);
  expect((await site.askForCode(phone)).statusCode).toBe(202);
});

test('parallel requests for one phone send one code', async () => {
  const phone = newPhone();
  const before = site.messages.length;
  const answers = await Promise.all(Array.from({ length: 10 }, () => site.askForCode(phone)));
  expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(1);
  expect(site.messages.length - before).toBe(1);
});

test('a new code ends the one before it', async () => {
  const first = await asked();
  site.time.now += 30_000;
  const second = await asked(first.phone);
  expect((await signIn(first.request, first.code)).json()).toMatchObject({ code: 'code-expired' });
  expect((await signIn(second.request, second.code)).statusCode).toBe(200);
});

test('a new code that cannot be sent leaves the one before it as it was', async () => {
  const first = await asked();
  const gateway = site.api.taxi.sms;
  if (gateway === null) throw new Error('The site sends no messages');
  const send = jest.spyOn(gateway, 'send').mockResolvedValue(false);
  site.time.now += 30_000;
  const failed = await site.askForCode(first.phone);
  expect(failed.json()).toMatchObject({ status: 503, code: 'sms-unavailable' });
  send.mockRestore();
  expect((await signIn(first.request, first.code)).statusCode).toBe(200);
});

test('of eight parallel sign-ins with one right code exactly one succeeds', async () => {
  const { request, code } = await asked();
  const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(request, code)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(7);
});

test('known and unknown phones get the same answer, whichever is asked for first', async () => {
  const known = Array.from({ length: 4 }, newPhone);
  await passengers(site, known);
  site.time.now += minutes(16);
  const shapes = new Set<string>();
  for (const [index, phone] of known.entries()) {
    const pair = [phone, newPhone()];
    for (const number of index % 2 === 0 ? pair : pair.reverse()) {
      const answer = await site.askForCode(number);
      const { request, ...rest } = answer.json<{ request: string }>();
      shapes.add(JSON.stringify([answer.statusCode, rest, request.length]));
    }
  }
  expect([...shapes]).toHaveLength(1);
});

test.each([
  [{ phone: '12' }, 'phone', 'phone-invalid'],
  [{ phone: '' }, 'phone', 'required'],
  [{ phone: '6015555555' }, 'phone', 'phone-not-mobile'],
  [{ phone: 'trescientos' }, 'phone', 'phone-invalid'],
  [{ phone_country_code: '' }, 'phone_country_code', 'required'],
  [{ phone_country_code: '+0' }, 'phone_country_code', 'country-code-invalid'],
  [{ phone_country_code: '+999' }, 'phone', 'phone-invalid'],
  [{ consent: false }, 'consent', 'consent-required'],
  [{ consentVersion: '' }, 'consentVersion', 'required'],
  [{ consentVersion: '1\u0000' }, 'consentVersion', 'invalid'],
  [{ phone: '300\u0000123' }, 'phone', 'phone-invalid'],
  [{ locale: 'de' }, 'locale', 'invalid'],
  // No country: satellites. A country that is not on the list: Jamaica, of the United States' code, and Cuba.
  [{ phone_country_code: '+881', phone: '612345678' }, 'phone_country_code', 'country-not-served'],
  [{ phone_country_code: '+882', phone: '1612345678' }, 'phone_country_code', 'country-not-served'],
  [{ phone_country_code: '+883', phone: '510012345' }, 'phone_country_code', 'country-not-served'],
  [{ phone_country_code: '+870', phone: '301234567' }, 'phone_country_code', 'country-not-served'],
  [{ phone_country_code: '+1', phone: '8762101234' }, 'phone_country_code', 'country-not-served'],
  [{ phone_country_code: '+53', phone: '51234567' }, 'phone_country_code', 'country-not-served'],
  // Premium numbers.
  [{ phone_country_code: '+1', phone: '9002345678' }, 'phone', 'phone-not-mobile'],
  [{ phone_country_code: '+979', phone: '123456789' }, 'phone', 'phone-not-mobile'],
  [{ phone_country_code: '+44', phone: '9012345678' }, 'phone', 'phone-not-mobile'],
])('asking with %p fails at %s with %s', async (change, path, code) => {
  const answer = await site.askForCode('3001234567', change);
  expect(answer.json()).toMatchObject({ status: 400, errors: [{ path, code }] });
});

test.each([
  ['12345', 'code-too-short'],
  ['1234567', 'code-invalid'],
  ['12a456', 'code-invalid'],
  ['', 'code-required'],
])('the code %p is answered as %s', async (given, code) => {
  expect((await signIn('any', given)).json()).toMatchObject({ status: 400, code });
});

test('phones of other countries are written in their own way', async () => {
  const answer = await site.askForCode('(11) 96123-4567', { phone_country_code: '55' });
  expect(answer.statusCode).toBe(202);
  expect(site.messages.at(-1)).toContain('+55•••67');
});

test('the text message is in the language of who asked', async () => {
  await site.askForCode(newPhone(), { locale: 'fr' });
  expect(site.messages.at(-1)).toContain('est votre code El Dorado taxis');
});

test('an address may ask a hundred and twenty times in a quarter of an hour, for whatever phones', async () => {
  site.time.now = noon + minutes(120);
  const codes = [];
  for (let i = 0; i < 121; i++) {
    const answer = await site.askForCode(newPhone(), {}, '203.0.113.9');
    codes.push(answer.json<{ code?: string }>().code);
  }
  expect(new Set(codes.slice(1, 120))).toEqual(new Set(['proof-required']));
  expect(codes.at(-1)).toBe('too-many-requests');
});
