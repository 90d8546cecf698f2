import fc, { type Arbitrary } from 'fast-check';
import { newsletterLimits } from '@eldorado/rules';
import { pqrsSteps } from '@eldorado/rules/pqrs';
import { pqrsDraftFaults } from '@eldorado/rules/pqrs-schema';
import { thoroughly } from '@eldorado/testing/thorough';
import { exampleImage } from './attachments/inspect/exampleFiles.ts';
import { inspectFile } from './attachments/inspect/inspectFile.ts';
import { exampleAnswers } from './cases/exampleAnswers.ts';
import { findCase } from './cases/store/store.ts';
import { exampleMessage } from './contact/exampleMessage.ts';
import { openPersonal } from './contact/message.ts';
import { contactMessages } from './contact/tables.ts';
import { pageFeedback } from './feedback/tables.ts';
import { aboutSubscription } from './newsletter/mails.ts';
import { openReader } from './newsletter/reader.ts';
import { newsletterSubscriptions } from './newsletter/tables.ts';
import { linkSecret, tokenOf } from './newsletter/token.ts';
import { requestsEach } from './testing/fuzz/requestsEach.ts';
import { inheritedNames, oddText, oddValue } from './testing/fuzz/values.ts';
import { multipart } from './testing/multipart.ts';
import { testApi, type TestApi } from './testing/testApi.ts';
import { bogotaDay, hour, minute } from './time/time.ts';

/** What is posted here, each as JSON or as a browser sends it by itself. */
const forms = 9;
const bodiesEach = requestsEach(forms, 60);
jest.setTimeout(Math.max(600_000, bodiesEach * 600));
const seed = 20261123;
const origin = 'https://site.example';
const time = { now: Date.parse('2026-11-20T17:00:00Z') };
const clock = { now: () => new Date(time.now) };
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock, jobs: false, publicOrigin: origin });
  // In this process, which is quicker; that it is done apart has a test of its own.
  api.cases.inspect = inspectFile;
});
afterAll(() => api.close());

const rows = async <Row extends object>(sql: string) =>
  (await api.database.transaction((client) => client.query<Row>(sql))).rows;

/** How many e-mails there are about each subject. */
async function mailedAbout(): Promise<ReadonlyMap<string, number>> {
  const counted = await rows<{ about: string; count: number }>(
    'select about, count(*)::int from mails group by about',
  );
  return new Map(counted.map(({ about, count }) => [about, count]));
}

interface Body {
  asForm: boolean;
  fields: Readonly<Record<string, unknown>>;
}

/** Bodies around one that is complete: a few fields odd, gone or not known, and every fourth as it should be. */
function around(complete: Readonly<Record<string, unknown>>): Arbitrary<Body> {
  const known = [...Object.keys(complete), 'website', 'proof', 'returnTo'];
  const oddities = fc.dictionary(
    // A form with files that has an inherited name is refused whole: not too many of them.
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...known) },
      { weight: 1, arbitrary: fc.constantFrom(...inheritedNames) },
    ),
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

interface Answer {
  status: number;
  location: string | undefined;
  said: string;
}

/**
 * Milliseconds between two posts: however many there are, a form's, up to two a body, are of twenty hours, and nothing that is kept for a
 * day grows too old.
 */
const pause = Math.min(minute, Math.floor((20 * hour) / (2 * bodiesEach)));
let posts = 0;

/** Posts from a network of its own, some time after the last one: limits are not what is looked for. */
async function postFrom(
  url: string,
  body: { headers: Record<string, string>; payload: string | Buffer },
): Promise<Answer> {
  time.now += pause;
  posts += 1;
  const answer = await api.app.inject({
    method: 'POST',
    url,
    remoteAddress: `10.${Math.floor(posts / 256) % 256}.${posts % 256}.9`,
    ...body,
  });
  return { status: answer.statusCode, location: answer.headers.location, said: answer.body };
}

/** The fields as a form has them. */
const textsOf = (fields: Body['fields']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        name,
        typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
      ]),
  );

const post = (url: string, { asForm, fields }: Body) =>
  postFrom(url, {
    headers: {
      'content-type': asForm ? 'application/x-www-form-urlencoded' : 'application/json',
    },
    payload: asForm
      ? new URLSearchParams(Object.entries(textsOf(fields))).toString()
      : JSON.stringify(fields),
  });

/** Whether an answer says that we failed, to a program or by the page it leads to. */
const isOurs = ({ status, location }: Answer) =>
  status >= 500 || (location !== undefined && /[=-]failed/.test(location));

const bodies = (complete: Readonly<Record<string, unknown>>) =>
  fc.sample(around(complete), { seed, numRuns: bodiesEach });
/** Each person is another one, with words of their own: ten of a text are taken in ten minutes. */
const personal = ({ asForm, fields }: Body, index: number): Body => {
  const { email, comment } = fields;
  const own = {
    ...(email === exampleMessage.email && { email: `person-${index}@example.com` }),
    ...(comment === exampleMessage.comment && { comment: `${comment} ${index}` }),
  };
  return { asForm, fields: { ...fields, ...own } };
};

/** Posts them all. @returns the answers, those that were our fault, and how many of each status. */
async function postAll(url: string, all: readonly Body[]) {
  const answers: Answer[] = [];
  for (const body of all) answers.push(await post(url, body));
  const odd = answers.flatMap((answer, index) =>
    isOurs(answer) ? [{ ...answer, said: answer.said.slice(0, 300), body: all[index] }] : [],
  );
  const seen: Record<number, number> = {};
  for (const { status } of answers) seen[status] = (seen[status] ?? 0) + 1;
  return { odd: odd.slice(0, 3), seen, answers };
}

test('a field that would be a prototype is none', async () => {
  const urls = ['contact-messages', 'newsletter', 'case-drafts', 'cases', 'case-links'];
  for (const url of urls) {
    const body = { asForm: true, fields: { ['__proto__']: 'x' } };
    expect([url, (await postAll(`/api/v2/${url}`, [body])).odd]).toEqual([url, []]);
  }
});

test('a contact message is kept whole with its e-mail, or not at all', async () => {
  const { odd, seen } = await postAll(
    '/api/v2/contact-messages',
    bodies(exampleMessage).map(personal),
  );
  expect(odd).toEqual([]);
  const kept = await api.database.orm().select().from(contactMessages);
  expect(kept.length).toBe(seen[201]);
  expect(kept.length).toBeGreaterThan(bodiesEach / 5);
  const mailed = await mailedAbout();
  const half = kept.filter((row) => {
    const { fullName, email, comment } = openPersonal(api.cases.encryption, row);
    const whole = fullName && email && comment && row.consentVersion;
    return !whole || mailed.get(row.reference) !== 1;
  });
  expect(half).toEqual([]);
});

test('a sign-up is kept whole with the question that is sent to its address, or not at all', async () => {
  const { fullName, email, consentVersion } = exampleMessage;
  const complete = { fullName, email, consent: true, consentVersion, locale: 'es' };
  const all = bodies({ ...complete, returnTo: '/boletin' }).map(personal);
  const { odd } = await postAll('/api/v2/newsletter', all);
  expect(odd).toEqual([]);
  const kept = await api.database.orm().select().from(newsletterSubscriptions);
  expect(kept.length).toBeGreaterThan(bodiesEach / 5);
  const mailed = await mailedAbout();
  const half = kept.filter((row) => {
    const { fullName: name, email: address } = openReader(api.cases.encryption, row);
    const whole = name && address && row.consentVersion;
    return !whole || mailed.get(aboutSubscription(row.id)) !== 1;
  });
  expect(half).toEqual([]);
});

test('what a reader chooses is done to their subscription whole, and to no other', async () => {
  const secret = await api.database.transaction(linkSecret);
  const readers = () =>
    api.database.orm().select().from(newsletterSubscriptions).orderBy(newsletterSubscriptions.id);
  const before = await readers();
  const choices = ['confirm', 'save', 'unsubscribe'];
  const all = bodies({ choice: '', locale: 'fr', fullName: 'Eva Ruiz' }).map(
    ({ asForm, fields }, index): Body => {
      const { id } = before[index % before.length] ?? { id: 0 };
      const choice = fields['choice'] === '' ? choices[index % choices.length] : fields['choice'];
      return { asForm, fields: { token: tokenOf(secret, id), ...fields, choice } };
    },
  );
  const { odd, answers } = await postAll('/api/v2/newsletter/subscription', all);
  expect(odd).toEqual([]);
  const doneTo = (status: string) =>
    new Set(
      answers.flatMap(({ status: code, said }, index) =>
        code === 200 && said.includes(`"${status}"`)
          ? [Number(String(all[index]?.fields['token']).split('.')[0])]
          : [],
      ),
    );
  const [saved, left] = [doneTo('saved'), doneTo('unsubscribed')];
  expect([saved.size, left.size].every((count) => count > bodiesEach / 20)).toBe(true);
  const mailed = await mailedAbout();
  const after = new Map((await readers()).map((row) => [row.id, row]));
  for (const row of before) {
    const now = after.get(row.id);
    expect([row.id, now === undefined]).toEqual([row.id, left.has(row.id)]);
    // Whoever leaves takes every e-mail along.
    expect([row.id, mailed.get(aboutSubscription(row.id)) ?? 0]).toEqual([row.id, now ? 1 : 0]);
    if (!now) continue;
    const [then, { fullName, email }] = [
      openReader(api.cases.encryption, row),
      openReader(api.cases.encryption, now),
    ];
    expect(email).toBe(then.email);
    // A schema counts characters, as people do.
    const { length } = [...fullName];
    expect(length > 0 && length <= newsletterLimits.fullName).toBe(true);
    if (!saved.has(row.id)) expect([fullName, now.locale]).toEqual([then.fullName, row.locale]);
    expect(now.pending).toBe(now.confirmedAt === null);
  }
});

test('an opinion of a page is kept whole, or not at all', async () => {
  const complete = {
    page: '/en/servicios/notaria',
    release: 'mf-services@1.2.0',
    ...{ helpful: 'no', why: 'The price of a signature.' },
  };
  const { odd, answers } = await postAll('/api/v2/page-feedback', bodies(complete));
  expect(odd).toEqual([]);
  const thanked = answers.filter(({ location }) => location?.endsWith('#feedback-thanks'));
  const kept = await api.database.orm().select().from(pageFeedback);
  // Programs that fill in what people do not see are thanked, too.
  expect(kept.length).toBeLessThanOrEqual(thanked.length);
  expect(kept.length).toBeGreaterThan(bodiesEach / 10);
  const half = kept.filter(
    ({ page, remote, version, helpful, why }) =>
      !page.startsWith('/') || !remote || !version || (helpful && why !== null) || why === '',
  );
  expect(half).toEqual([]);
});

thoroughly(test)(
  'a complaint is complete, with its history and its e-mail, or a draft',
  async () => {
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
      for (const answer of [saved, made])
        if (isOurs(answer)) odd.push({ ...answer, said: answer.said.slice(0, 300), body });
    }
    expect(odd.slice(0, 3)).toEqual([]);

    const kept = await rows<{ number: string; mails: number; mailed: boolean }>(
      `select number, email_hash is not null as mailed,
       (select count(*)::int from mails where about = number) as mails from cases`,
    );
    expect(kept.length).toBeGreaterThan(bodiesEach / 10);
    for (const { number, mails, mailed } of kept) {
      const found = await findCase(api.database.orm(), api.cases, number);
      expect([found?.events.map(({ kind }) => kind), mails]).toEqual([
        ['received'],
        mailed ? 1 : 0,
      ]);
      expect(found && pqrsDraftFaults(found.answers, bogotaDay(clock.now()))).toEqual({});
    }
    const ended = await rows<{ answers: string }>(
      'select answers from case_drafts where number is not null',
    );
    expect(ended.map(({ answers }) => answers)).toEqual(kept.map(() => ''));
  },
);

thoroughly(test)(
  'what follows a case takes any words, and changes nothing but by them',
  async () => {
    const [known] = await rows<{ number: string }>(
      'select number from cases order by number limit 1',
    );
    const link = api.cases.links.sign(known?.number ?? '');
    const said = { action: 'inform', text: 'Era roja.', rating: '', locale: 'es' };
    const { odd } = await postAll(`/api/v2/case-links/${link}`, bodies(said));
    expect(odd).toEqual([]);
    const { odd: notFound } = await postAll(
      '/api/v2/case-links',
      bodies({ number: known?.number, email: 'person-0@example.com', locale: 'es' }),
    );
    expect(notFound).toEqual([]);
    const found = await findCase(api.database.orm(), api.cases, known?.number ?? '');
    const informed = found?.events.filter(({ kind }) => kind === 'informed') ?? [];
    expect(informed.length).toBeGreaterThan(0);
    // What is said again is not told again.
    expect(informed.filter(({ text }, place) => text === informed[place - 1]?.text)).toEqual([]);
    expect(informed.filter(({ text }) => !text?.trim())).toEqual([]);
  },
);

interface FileForm extends Body {
  files: readonly (readonly [string, Buffer])[];
  /** How much of it arrives. */
  part: number;
}

/** Forms with files around one that is complete: files that are good, odd or have odd names, and forms that are cut off. */
async function fileForms(complete: Readonly<Record<string, unknown>>): Promise<FileForm[]> {
  const photo = await exampleImage('png', 8, 8);
  const content = fc.oneof(
    fc.constantFrom(photo, photo.subarray(0, 40), Buffer.from('%PDF-1.7\n'), Buffer.alloc(0)),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  );
  const name = fc.oneof({ weight: 3, arbitrary: fc.constant('maleta.png') }, oddText);
  const form = fc.record({
    body: around(complete),
    files: fc.oneof(
      { weight: 3, arbitrary: fc.constant([['maleta.png', photo] as const]) },
      { weight: 4, arbitrary: fc.array(fc.tuple(name, content), { maxLength: 2 }) },
      // More than a message may have.
      { weight: 1, arbitrary: fc.array(fc.tuple(name, content), { minLength: 6, maxLength: 7 }) },
    ),
    part: fc.oneof(
      { weight: 5, arbitrary: fc.constant(1) },
      fc.double({ min: 0, max: 1, noNaN: true }),
    ),
  });
  return fc
    .sample(form, { seed, numRuns: bodiesEach })
    .map(({ body, files, part }) => ({ ...body, files, part }));
}

/** @param change a field that each has as its own. */
function postFiles(url: string, { fields, files, part }: FileForm, change: Record<string, string>) {
  const { headers, payload } = multipart({ ...textsOf(fields), ...change }, files);
  return postFrom(url, { headers, payload: payload.subarray(0, Math.ceil(part * payload.length)) });
}

/** The files that are neither kept with their content nor refused, and pieces of some that nobody waits for. */
async function halfFiles() {
  const kept = await rows<{ id: string; state: string }>('select id, state from case_files');
  const half: object[] = await rows('select file from case_file_parts');
  for (const file of kept) {
    const content = await api.cases.store.get(file.id);
    if (file.state === 'open' || (file.state === 'kept') !== (content !== null)) half.push(file);
  }
  return { half, kept: kept.filter(({ state }) => state === 'kept').length };
}

thoroughly(test)(
  'files of a form are kept whole or refused, whatever comes with them',
  async () => {
    const odd: object[] = [];
    for (const form of await fileForms({ draft: '', locale: 'es', then: 'review' })) {
      const answers = { ...exampleAnswers, email: 'files@example.com' };
      const saved = await post('/api/v2/case-drafts', {
        asForm: false,
        fields: { step: 'person', locale: 'es', answers },
      });
      const { draft } = JSON.parse(saved.said) as { draft: string };
      const change = form.fields['draft'] === '' ? { draft } : {};
      const answer = await postFiles('/api/v2/case-file-forms', form, change);
      if (isOurs(answer)) odd.push({ ...answer, form });
    }
    expect(odd.slice(0, 3)).toEqual([]);
    const { half, kept } = await halfFiles();
    expect(half).toEqual([]);
    expect(kept).toBeGreaterThan(bodiesEach / 5);
  },
);

thoroughly(test)('more information with files is told by its words, or not at all', async () => {
  const [known] = await rows<{ number: string }>(
    'select number from cases order by number desc limit 1',
  );
  const number = known?.number ?? '';
  const url = `/api/v2/case-links/${api.cases.links.sign(number)}/files`;
  const told = async () => {
    const found = await findCase(api.database.orm(), api.cases, number);
    return found?.events.filter(({ kind }) => kind === 'informed') ?? [];
  };
  const before = (await told()).length;
  const odd: object[] = [];
  let taken = 0;
  let repeated = 0;
  let last: string | undefined;
  const forms = await fileForms({ text: 'Era roja.', locale: 'es' });
  for (const [index, form] of forms.entries()) {
    // What was said last is told once, however often it is sent: each says something else.
    const change = form.fields['text'] === 'Era roja.' ? { text: `Era roja, ${index}.` } : {};
    const answer = await postFiles(url, form, change);
    if (isOurs(answer)) odd.push({ ...answer, form });
    if (answer.location?.includes('done=inform') !== true) continue;
    const { text } = { ...textsOf(form.fields), ...change };
    taken++;
    // Chance may write the same odd words twice in a row.
    if (text === last) repeated++;
    last = text;
  }
  expect(odd.slice(0, 3)).toEqual([]);
  const informed = await told();
  expect(informed.length - before).toBeLessThanOrEqual(taken);
  expect(informed.length - before).toBeGreaterThanOrEqual(taken - repeated);
  expect(taken).toBeGreaterThan(bodiesEach / 5);
  expect(informed.filter(({ text }) => !text?.trim())).toEqual([]);
  expect((await halfFiles()).half).toEqual([]);
});
