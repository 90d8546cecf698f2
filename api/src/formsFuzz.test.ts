import fc, { type Arbitrary } from 'fast-check';
import { pqrsSteps } from '@eldorado/rules/pqrs';
import { pqrsDraftFaults } from '@eldorado/rules/pqrs-schema';
import { exampleAnswers } from './cases/exampleAnswers.ts';
import { findCase } from './cases/store.ts';
import { exampleMessage } from './contact/exampleMessage.ts';
import { oddText, oddValue } from './testing/fuzz/values.ts';
import { testApi, type TestApi } from './testing/testApi.ts';
import { bogotaDay, minute } from './time/time.ts';

jest.setTimeout(600_000);

/** A thousand bodies a form by `THOROUGH=1`; each as JSON or as a browser sends it by itself. */
const bodiesEach = process.env['THOROUGH'] ? 1_000 : 60;
const seed = 20261123;
const origin = 'https://site.example';
const time = { now: Date.parse('2026-11-20T17:00:00Z') };
const clock = { now: () => new Date(time.now) };
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock, jobs: false, publicOrigin: origin });
});
afterAll(() => api.close());

const rows = async <Row extends object>(sql: string) =>
  (await api.database.transaction((client) => client.query<Row>(sql))).rows;

interface Body {
  asForm: boolean;
  fields: Readonly<Record<string, unknown>>;
}

/** Bodies around one that is complete: a few fields odd, gone or not known, and every fourth as it should be. */
function around(complete: Readonly<Record<string, unknown>>): Arbitrary<Body> {
  const names = [...Object.keys(complete), '__proto__', 'website', 'proof', 'returnTo'];
  const oddities = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(oddText, oddValue, fc.constant(undefined)),
    { maxKeys: 3 },
  );
  return fc.record({
    asForm: fc.boolean(),
    fields: fc
      .oneof({ weight: 1, arbitrary: fc.constant({}) }, { weight: 3, arbitrary: oddities })
      .map((odd) => ({ ...complete, ...odd })),
  });
}

/** Posts a body from a network of its own, a minute after the last one: limits are not what is looked for. */
async function post(url: string, { asForm, fields }: Body) {
  time.now += minute;
  const text = (value: unknown) =>
    typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const pairs = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, text(value)]);
  const answer = await api.app.inject({
    method: 'POST',
    url,
    remoteAddress: `10.${Math.floor(time.now / minute / 256) % 256}.${(time.now / minute) % 256}.9`,
    headers: {
      'content-type': asForm ? 'application/x-www-form-urlencoded' : 'application/json',
    },
    payload: asForm ? new URLSearchParams(pairs).toString() : JSON.stringify(fields),
  });
  return { status: answer.statusCode, location: answer.headers.location, said: answer.body };
}

const bodies = (complete: Readonly<Record<string, unknown>>) =>
  fc.sample(around(complete), { seed, numRuns: bodiesEach });
/** Each person is another one. */
const personal = ({ asForm, fields }: Body, index: number): Body => {
  const { email } = fields;
  return email === exampleMessage.email
    ? { asForm, fields: { ...fields, email: `person-${index}@example.com` } }
    : { asForm, fields };
};

/** Posts them all. @returns those that were our fault, and how many of each status. */
async function postAll(url: string, all: readonly Body[]) {
  const odd: object[] = [];
  const seen: Record<number, number> = {};
  for (const body of all) {
    const { status, location, said } = await post(url, body);
    seen[status] = (seen[status] ?? 0) + 1;
    if (status >= 500 || location?.includes('=failed') === true)
      odd.push({ status, location, said: said.slice(0, 300), body });
  }
  return { odd: odd.slice(0, 3), seen };
}

test('a contact message is kept whole with its e-mail, or not at all', async () => {
  const { odd, seen } = await postAll(
    '/api/v2/contact-messages',
    bodies(exampleMessage).map(personal),
  );
  expect(odd).toEqual([]);
  const kept = await rows<{ mails: number; whole: boolean }>(
    `select (select count(*)::int from mails where about = reference) as mails,
       full_name <> '' and email <> '' and comment <> '' and consent_version <> '' as whole
     from contact_messages`,
  );
  expect(kept.length).toBe(seen[201]);
  expect(kept.length).toBeGreaterThan(bodiesEach / 5);
  expect(kept.filter(({ mails, whole }) => mails !== 1 || !whole)).toEqual([]);
});

test('a sign-up is kept whole with the question that is sent to its address, or not at all', async () => {
  const { fullName, email, consentVersion } = exampleMessage;
  const complete = { fullName, email, consent: true, consentVersion, locale: 'es' };
  const all = bodies({ ...complete, returnTo: '/boletin' }).map(personal);
  const { odd } = await postAll('/api/v2/newsletter', all);
  expect(odd).toEqual([]);
  const kept = await rows<{ mails: number; whole: boolean }>(
    `select (select count(*)::int from mails where about = 'newsletter-' || newsletter_subscriptions.id) as mails,
       full_name <> '' and email <> '' and consent_version <> '' as whole
     from newsletter_subscriptions`,
  );
  expect(kept.length).toBeGreaterThan(bodiesEach / 5);
  expect(kept.filter(({ mails, whole }) => mails !== 1 || !whole)).toEqual([]);
});

test('a complaint is complete, with its history and its e-mail, or a draft', async () => {
  const complete = { ...exampleAnswers, locale: 'es', step: 'person', then: 'review', draft: '' };
  const steps = Object.keys(pqrsSteps);
  const odd: object[] = [];
  for (const [index, body] of bodies(complete).map(personal).entries()) {
    const step = index % 3 === 0 ? steps[index % steps.length] : body.fields['step'];
    const { locale, then, draft, ...answers } = body.fields;
    const sent = body.asForm
      ? { asForm: true, fields: { ...body.fields, step } }
      : { asForm: false, fields: { step, locale, then, draft, answers } };
    const saved = await post('/api/v2/case-drafts', sent);
    const address = new URL(saved.location ?? '/', origin).searchParams;
    const token = body.asForm
      ? address.get('draft')
      : (JSON.parse(saved.said) as { draft?: string }).draft;
    const fields = { draft: token ?? '', locale, consentVersion: '2026-11-23' };
    const made = await post('/api/v2/cases', { asForm: body.asForm, fields });
    for (const { status, location, said } of [saved, made])
      if (status >= 500 || location?.includes('=failed') === true)
        odd.push({ status, location, said: said.slice(0, 300), body });
  }
  expect(odd.slice(0, 3)).toEqual([]);

  const kept = await rows<{ number: string; mails: number; mailed: boolean }>(
    `select number, email_hash is not null as mailed,
       (select count(*)::int from mails where about = number) as mails from cases`,
  );
  expect(kept.length).toBeGreaterThan(bodiesEach / 10);
  for (const { number, mails, mailed } of kept) {
    const found = await findCase(api.database.orm(), api.cases, number);
    expect([found?.events.map(({ kind }) => kind), mails]).toEqual([['received'], mailed ? 1 : 0]);
    expect(found && pqrsDraftFaults(found.answers, bogotaDay(clock.now()))).toEqual({});
  }
  const ended = await rows<{ answers: string }>(
    'select answers from case_drafts where number is not null',
  );
  expect(ended.map(({ answers }) => answers)).toEqual(kept.map(() => ''));
});

test('what follows a case takes any words, and changes nothing but by them', async () => {
  const [known] = await rows<{ number: string }>(
    'select number from cases order by number limit 1',
  );
  const link = api.cases.links.sign(known?.number ?? '');
  const said = { action: 'inform', text: 'Era roja.', rating: '', locale: 'es' };
  const { odd, seen } = await postAll(`/api/v2/case-links/${link}`, bodies(said));
  expect(odd).toEqual([]);
  const { odd: notFound } = await postAll(
    '/api/v2/case-links',
    bodies({ number: known?.number, email: 'person-0@example.com', locale: 'es' }),
  );
  expect(notFound).toEqual([]);
  const found = await findCase(api.database.orm(), api.cases, known?.number ?? '');
  const informed = found?.events.filter(({ kind }) => kind === 'informed') ?? [];
  expect(informed.length).toBeGreaterThanOrEqual(seen[200] ?? 0);
  expect(informed.filter(({ text }) => !text?.trim())).toEqual([]);
});
