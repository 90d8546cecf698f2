import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rotateKeys } from '../cases/store/rotate.ts';
import { exampleMessage } from '../contact/exampleMessage.ts';
import { encryptPlainMessages } from '../contact/encryptPlain.ts';
import type { AirportApi } from '../airportApi.ts';
import { openDatabase } from '../db/database.ts';
import { omit } from '../db/omit.ts';
import { main as newsletter } from '../newsletter/cli.ts';
import { exportReaders } from '../newsletter/exportReaders.ts';
import { encryptPlainReaders } from '../newsletter/encryptPlain.ts';
import { readerOf, subscribe } from '../newsletter/store.ts';
import { erasePerson, exportPerson } from '../person/person.ts';
import { fleet } from '../testing/fleet.ts';
import { runHere } from '../testing/runCommand.ts';
import { casesOf, testApi, testDatabase, type TestApi } from '../testing/testApi.ts';
import { fixedClock } from '../time/clock.ts';
import { parseKeys } from './keys.ts';
import { makeEncryption } from './encryption.ts';

/** What the contact form and the newsletter keep of people is encrypted, whoever kept it. */
jest.setTimeout(120_000);

const clock = fixedClock('2026-11-20T17:00:00Z');
const keyOf = (fill: number) => Buffer.alloc(32, fill).toString('base64');
const [older, newer] = [`2026a:${keyOf(1)}`, `2027a:${keyOf(2)}`];
const options = { clock, dataKeys: older, jobs: false, publicOrigin: 'https://site.example' };
const reader = { fullName: 'Luis Díaz', email: 'luis@example.com', locale: 'es' as const };
const consent = { consent: true as const, consentVersion: '2026-11-21' };

const rowsOf = async <Row extends object>(
  { database }: Pick<AirportApi, 'database'>,
  sql: string,
) => (await database.transaction((client) => client.query<Row>(sql))).rows;
/** All that the database has of forms, as text. */
async function dump(api: Pick<AirportApi, 'database'>): Promise<string> {
  const texts = [];
  for (const table of ['contact_messages', 'newsletter_subscriptions', 'mails', 'rate_limits'])
    texts.push(...(await rowsOf(api, `select t::text from ${table} t`)));
  return JSON.stringify(texts);
}
const personal = [
  ...[exampleMessage.fullName, exampleMessage.email, exampleMessage.mobile],
  ...[exampleMessage.subject, exampleMessage.comment, reader.fullName, reader.email],
];
let visitors = 0;
const post = ({ app }: AirportApi, url: string, payload: object, headers = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/v2/${url}`,
    remoteAddress: `198.51.${++visitors}.1`,
    payload,
    headers,
  });
const signUp = (api: AirportApi, email: string) =>
  post(api, 'newsletter', { ...reader, ...consent, email });

describe('of this version', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(options);
    expect((await post(api, 'contact-messages', exampleMessage)).statusCode).toBe(201);
    expect((await signUp(api, reader.email)).statusCode).toBe(200);
  });
  afterAll(() => api.close());
  const opening = (keys: string) => ({
    ...casesOf(api),
    encryption: makeEncryption(parseKeys(keys)),
  });

  test('the tables say nothing of who wrote and what, and nobody can try it out with them alone', async () => {
    const text = await dump(api);
    for (const word of personal) expect(text).not.toContain(word);
    // The hash that a message had before was one of it alone.
    const { fullName, email, mobile, subject, comment, consentVersion, locale } = exampleMessage;
    const ordered = { fullName, email, mobile, subject, comment, consentVersion };
    for (const guess of [
      { ...ordered, consent: true, locale },
      { ...ordered, locale },
    ])
      expect(text).not.toContain(createHash('sha256').update(JSON.stringify(guess)).digest('hex'));
    expect(
      await rowsOf(api, `select left(value, 6) as by from shared_secrets where name = 'personal'`),
    ).toEqual([{ by: '2026a.' }]);
  });

  test('one address signs up once, however it is written and whoever comes at the same moment', async () => {
    const cases = ['Eva@example.com', 'EVA@EXAMPLE.COM', 'eva@example.com', 'eVa@Example.com'];
    const answers = await Promise.all(cases.map((email) => signUp(api, email)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const found = await readerOf(casesOf(api), ' EVA@example.COM');
    expect(found).toHaveLength(1);
    const about = `newsletter-${found[0]?.id}`;
    expect(await rowsOf(api, `select id from mails where about = '${about}'`)).toHaveLength(1);
  });

  test('a site without the key says so, and neither reads nor keeps anything', async () => {
    const other = opening(newer);
    const before = await dump(api);
    await expect(exportPerson(other, reader.email, 'luz')).rejects.toThrow(/2026a/);
    await expect(erasePerson(other, reader.email, 'luz')).rejects.toThrow(/2026a/);
    const sent = subscribe(
      other,
      { ...reader, ...consent, email: 'new@example.com' },
      { origin: '', now: clock.now() },
    );
    await expect(sent).rejects.toThrow(/2026a/);
    expect(await dump(api)).toBe(before);
  });

  test('the office’s export of the newsletter is written down with who did it', async () => {
    const file = join(api.dataDir, 'readers.csv');
    const ended = await runHere(newsletter, ['export', file, '--by', 'marta'], {
      ...{ DATABASE_URL: api.databaseUrl, DATA_KEYS: older },
      PUBLIC_ORIGIN: 'https://site.example',
    });
    expect(ended.stderr).toBe('');
    expect(readFileSync(file, 'utf8')).toMatch(/^\ufeffemail,full_name,/);
    const audited = await rowsOf(
      api,
      `select action, number from case_audit where actor = 'marta'`,
    );
    expect(audited).toEqual([{ action: 'export', number: 'newsletter' }]);
  });

  test('after a rotation the new key alone reads all of it, finds it and knows who signed up', async () => {
    expect(await rotateKeys(opening(`${newer},${older}`))).toBe(7);
    expect(await rotateKeys(opening(`${newer},${older}`))).toBe(0);
    const after = opening(newer);
    const now = clock.now();
    const again = { ...reader, ...consent, fullName: 'Otro', email: 'LUIS@example.com' };
    await subscribe(after, again, { origin: '', now });
    expect((await exportPerson(after, 'Luis@Example.com', 'luz')).newsletter).toMatchObject([
      { fullName: reader.fullName, email: reader.email },
    ]);
    const { contactMessages } = await exportPerson(after, 'ANA@example.com', 'luz');
    expect(contactMessages).toMatchObject([{ comment: exampleMessage.comment }]);
    const { erased } = await erasePerson(after, 'ANA@example.com', 'luz');
    expect(erased).toEqual([contactMessages[0]?.reference]);
    expect((await erasePerson(after, 'LUIS@example.com', 'luz')).erased).toEqual(['newsletter']);
  });
});

describe('of the version before', () => {
  const old = {
    message: (reference: string, key: string) =>
      `insert into contact_messages (reference, full_name, email, mobile, subject, comment, locale, consent_version,
         consent_purpose, consent_at, idempotency_key, request_hash, received_at)
       values ('${reference}', '${exampleMessage.fullName}', '${exampleMessage.email}', '${exampleMessage.mobile}',
         '${exampleMessage.subject}', '${exampleMessage.comment}', 'es', '${exampleMessage.consentVersion}', 'x', now(),
         '${key}', 'hash of the version before', now())`,
    reader: (email: string) =>
      `insert into newsletter_subscriptions (full_name, email, locale, purpose, consent_version, consented_at, created_at, pending)
       values ('${reader.fullName}', '${email}', 'es', 'newsletter', '1', now(), now(), false) returning id`,
  };
  let site: Awaited<ReturnType<typeof fleet>>;
  let readerId = 0;
  beforeAll(async () => {
    const databaseUrl = await testDatabase();
    const log = { info: () => undefined, warn: () => undefined };
    const database = await openDatabase({ dataDir: '', databaseUrl, log });
    await rowsOf({ database }, old.message('ED-1', 'k1'));
    await rowsOf({ database }, old.message('ED-2', 'form-0123'));
    const [row] = await rowsOf<{ id: number }>({ database }, old.reader('Luis@Example.com'));
    readerId = row?.id ?? 0;
    await database.close();
    site = await fleet(databaseUrl, [options, options]);
  });
  afterAll(() => site.close());

  test('what was kept plainly is encrypted when the site starts, by several processes too', async () => {
    const [api] = site.apis;
    const text = await dump(api);
    for (const word of [...personal, 'form-0123'])
      expect(text.toLowerCase()).not.toContain(word.toLowerCase());
    const { contactMessages } = await exportPerson(casesOf(api), exampleMessage.email, 'luz');
    expect(contactMessages).toMatchObject([
      { reference: 'ED-1', ...omit(exampleMessage, 'consent') },
      { reference: 'ED-2' },
    ]);
    expect(await readerOf(casesOf(api), reader.email)).toMatchObject([
      { id: readerId, fullName: reader.fullName, email: 'Luis@Example.com', pending: false },
    ]);
  });

  test('a message that is sent again under its key is the one of before, and another one is refused', async () => {
    const [api] = site.apis;
    const key = { 'idempotency-key': 'k1' };
    const again = await post(api, 'contact-messages', exampleMessage, key);
    expect([again.statusCode, again.json()]).toEqual([201, { reference: 'ED-1' }]);
    const other = { ...exampleMessage, comment: 'Otra cosa' };
    expect((await post(api, 'contact-messages', other, key)).statusCode).toBe(409);
  });

  test('in a rolling update what the version before still keeps is found, and encrypted soon', async () => {
    const [api] = site.apis;
    await rowsOf(api, old.message('ED-3', 'k3'));
    await rowsOf(api, old.reader('LUIS@example.com'));
    await rowsOf(api, old.reader('sol@example.com'));
    await rowsOf(
      api,
      `update newsletter_subscriptions set full_name = 'Luisa Díaz' where id = ${readerId}`,
    );
    const again = await post(api, 'contact-messages', exampleMessage, { 'idempotency-key': 'k3' });
    expect(again.json()).toEqual({ reference: 'ED-3' });
    expect(await readerOf(casesOf(api), 'Sol@example.com')).toHaveLength(1);
    expect(
      (await exportPerson(casesOf(api), exampleMessage.email, 'luz')).contactMessages,
    ).toHaveLength(3);

    await Promise.all(
      site.apis.map(async (each) => {
        const cases = casesOf(each);
        await encryptPlainMessages(cases);
        await encryptPlainReaders(cases);
      }),
    );
    const text = await dump(api);
    for (const word of ['Luisa', 'sol@', ...personal]) expect(text).not.toContain(word);
    // The one of before stays, with the name that was corrected; its links go on.
    expect(await readerOf(casesOf(api), reader.email)).toMatchObject([
      { id: readerId, fullName: 'Luisa Díaz' },
    ]);
    const csv = await exportReaders(casesOf(api), 'https://site.example', 'luz');
    const [, token] = new RegExp(`token=(${readerId}\\.[\\w-]+)`).exec(csv) ?? [];
    const choice = { token, choice: 'unsubscribe' };
    expect((await post(api, 'newsletter/subscription', choice)).statusCode).toBe(200);
    expect(await readerOf(casesOf(api), reader.email)).toEqual([]);
  });
});
