import { pqrsFieldsOf, pqrsStepsOf, type PqrsDraft } from '@eldorado/rules/pqrs';
import { solveProof } from '@eldorado/http/proof';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { draftHours, forgetDrafts } from './drafts.ts';
import { exampleAnswers } from './exampleAnswers.ts';
import type { CaseReceipt, CaseView } from './schema.ts';

const token = 'a-token-of-the-office';
const origin = 'https://eldorado.example';
let now = new Date('2026-11-20T17:00:30Z');
let api: TestApi;
beforeAll(async () => {
  const clock = { now: () => new Date(now) };
  api = await testApi({ clock, casesToken: token, publicOrigin: origin, jobs: false });
});
afterAll(() => api.close());
beforeEach(async () => {
  // Limits are a test’s own below: all of these come from one address and one person.
  await rows('delete from rate_limits');
  now = new Date('2026-11-20T17:00:30Z');
});

const form = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const addressOf = (response: { headers: { location?: string | undefined } }) =>
  new URL(response.headers.location ?? '', origin);

/** Answers the form's pages one by one, as a browser without JavaScript does. @returns the draft's token. */
async function fillIn(answers: PqrsDraft = exampleAnswers, locale = 'es'): Promise<string> {
  let draft = '';
  for (const step of pqrsStepsOf(answers).filter((name) => name !== 'review')) {
    const fields = Object.fromEntries(
      pqrsFieldsOf(step, answers).map((name) => [name, answers[name]]),
    );
    const answer = await form('/api/v2/case-drafts', { step, locale, draft, ...fields });
    expect(answer.statusCode).toBe(303);
    draft = addressOf(answer).searchParams.get('draft') ?? '';
  }
  return draft;
}
const submit = (draft: string, locale = 'es', signs: Record<string, string> = {}) =>
  form('/api/v2/cases', { draft, locale, consentVersion: '2026-11-23', ...signs });
async function receipt(draft: string) {
  const answer = await api.app.inject(`/api/v2/case-drafts/${draft}`);
  return answer.json<{ sent: CaseReceipt }>().sent;
}
async function sendCase(answers = exampleAnswers) {
  const draft = await fillIn(answers);
  await submit(draft);
  return receipt(draft);
}
const follow = async (link: string) =>
  (await api.app.inject(`/api/v2/case-links/${link}`)).json<CaseView>();
const office = (number: string, payload: object, authorization = `Bearer ${token}`) =>
  api.app.inject({
    method: 'POST',
    url: `/api/v2/cases/${number}`,
    headers: { authorization },
    payload: { by: 'Luz', ...payload },
  });
const rows = async <Row extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  (await api.database.transaction((client) => client.query<Row>(sql, values))).rows;
const mailsOf = (number: string) =>
  rows<{ id: string; content: { subject: string; to: string; locale: string } }>(
    'select id, content from mails where about = $1 order by queued_at, id',
    [number],
  );

test('pages that are posted one by one make a case with a due day and a confirmation', async () => {
  const draft = await fillIn();
  const sent = await submit(draft);
  expect([sent.statusCode, addressOf(sent).pathname]).toEqual([303, '/contacto/pqrs/enviada']);
  const { number, dueDay, link, mailed } = await receipt(draft);
  expect(number).toMatch(/^PQ(-[2-9A-Z]{4}){3}$/);
  expect([dueDay, mailed]).toEqual(['2026-12-14', true]);
  expect(await follow(link)).toMatchObject({ state: 'received', comment: exampleAnswers.comment });
  const [mail] = await mailsOf(number);
  expect(mail).toMatchObject({
    id: `${number}-1-received`,
    content: { to: 'ana@example.com', subject: `Recibimos tu solicitud ${number}` },
  });
  expect(JSON.stringify(mail)).toContain(`${origin}/contacto/pqrs/seguimiento?case=${number}.`);
});

test('ten posts of one draft at the same moment make one case and one e-mail', async () => {
  const draft = await fillIn();
  const answers = await Promise.all(Array.from({ length: 10 }, () => submit(draft)));
  expect(new Set(answers.map((answer) => answer.headers.location)).size).toBe(1);
  const { number } = await receipt(draft);
  expect(await mailsOf(number)).toHaveLength(1);
  expect(await rows('select 1 from case_drafts where number = $1', [number])).toHaveLength(1);
});

test('what fills in the unseen field comes back with a challenge, and is taken when it is solved', async () => {
  const draft = await fillIn();
  const asked = addressOf(await submit(draft, 'es', { website: 'https://example.com' }));
  expect(asked.pathname).toBe('/contacto/pqrs/revisar');
  expect(asked.searchParams.get('problem')).toBe('proof-required');
  expect(await receipt(draft)).toBeNull();
  const proof = await solveProof(asked.searchParams.get('proof') ?? '');
  const sent = await submit(draft, 'es', { website: 'https://example.com', proof });
  expect(addressOf(sent).pathname).toBe('/contacto/pqrs/enviada');
});

test('a person sends five in ten minutes, from wherever, and a draft waits unchanged for its turn', async () => {
  const of = (email: string) => fillIn({ ...exampleAnswers, email });
  for (let sent = 0; sent < 5; sent++) await submit(await of('luis@example.com'));
  const draft = await of('Luis@Example.com');
  expect(addressOf(await submit(draft)).searchParams.get('problem')).toBe('too-many-requests');
  now = new Date(now.getTime() + 600_001);
  expect(addressOf(await submit(draft)).pathname).toBe('/contacto/pqrs/enviada');
});

test('what is wrong leads back to its page, with everything typed', async () => {
  const answer = await form('/api/v2/case-drafts', {
    step: 'person',
    locale: 'fr',
    name: 'Ana',
    email: 'ana@example',
  });
  const address = addressOf(answer);
  expect([address.pathname, address.searchParams.get('check')]).toEqual([
    '/fr/contacto/pqrs/datos',
    '1',
  ]);
  const draft = await api.app.inject(`/api/v2/case-drafts/${address.searchParams.get('draft')}`);
  expect(draft.json()).toMatchObject({ answers: { name: 'Ana', email: 'ana@example' } });
  expect(draft.json<{ errors: object[] }>().errors).toEqual(
    expect.arrayContaining([
      { path: 'email', code: 'email-invalid' },
      { path: 'consent', code: 'consent-required' },
    ]),
  );
  expect(draft.headers['cache-control']).toContain('no-store');
});

test('the map is shown with the draft for which a place is chosen, and nothing typed is lost', async () => {
  const answer = await form('/api/v2/case-drafts', {
    ...{ step: 'subject', locale: 'pt', topic: 'infrastructure', place: 'Sala A2', then: 'map' },
  });
  const address = addressOf(answer);
  expect(address.pathname).toBe('/pt/mapas');
  const draft = await api.app.inject(`/api/v2/case-drafts/${address.searchParams.get('pqrs')}`);
  expect(draft.json()).toMatchObject({ answers: { place: 'Sala A2', topic: 'infrastructure' } });
});

test('a draft that is not complete goes to its first page with something to do', async () => {
  const draft = await fillIn({ ...exampleAnswers, comment: '' });
  const address = addressOf(await submit(draft));
  expect(address.pathname).toBe('/contacto/pqrs/hechos');
  expect(address.searchParams.get('then')).toBe('review');
  const corrected = await form('/api/v2/case-drafts', {
    ...{ step: 'event', draft, locale: 'es', then: 'review' },
    ...{ comment: 'Ahora sí', eventDate: '2026-11-19', eventTime: '' },
  });
  expect(addressOf(corrected).pathname).toBe('/contacto/pqrs/revisar');
});

test('a tick that is taken away is gone, and a foreign token names no draft', async () => {
  const draft = await fillIn();
  await form('/api/v2/case-drafts', {
    step: 'person',
    draft,
    locale: 'es',
    name: 'Ana',
    email: 'a@b.co',
    phone: '',
  });
  const kept = await api.app.inject(`/api/v2/case-drafts/${draft}`);
  expect(kept.json()).toMatchObject({ answers: { consent: '', name: 'Ana' } });
  const foreign = await form('/api/v2/case-drafts', {
    step: 'type',
    draft: 'chosen-by-somebody',
    locale: 'es',
    type: 'petition',
  });
  expect(addressOf(foreign).searchParams.get('draft')).not.toBe('chosen-by-somebody');
});

test('an anonymous case keeps no name, sends no e-mail and is found by its number alone', async () => {
  const anonymous = { ...exampleAnswers, identity: 'anonymous' };
  const { number, mailed } = await sendCase(anonymous);
  expect(mailed).toBe(false);
  expect(await mailsOf(number)).toEqual([]);
  const found = await form('/api/v2/case-links', {
    number: ` ${number.toLowerCase()} `,
    email: '',
    locale: 'es',
  });
  expect(addressOf(found).searchParams.get('case')).toMatch(number);
  const shown = await api.app.inject({
    url: `/api/v2/cases/${number}?by=Luz`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(shown.json()).toMatchObject({ answers: { name: '', email: '', phone: '' } });
});

test('a case is found by number and address, and by neither alone', async () => {
  const { number, link } = await sendCase();
  const asked = (email: string) =>
    api.app.inject({ method: 'POST', url: '/api/v2/case-links', payload: { number, email } });
  expect((await asked(' ANA@example.com')).json()).toEqual({ link });
  expect((await asked('')).statusCode).toBe(404);
  expect((await asked('eve@example.com')).statusCode).toBe(404);
  expect((await api.app.inject(`/api/v2/case-links/${number}`)).statusCode).toBe(404);
  expect((await api.app.inject(`/api/v2/case-links/${number}.${'A'.repeat(22)}`)).statusCode).toBe(
    404,
  );
});

test('sent, asked, completed, extended, forwarded, answered, rated and opened again, each told and kept', async () => {
  const { number, link } = await sendCase();
  now = new Date('2026-11-24T15:00:00Z');
  for (const payload of [{ action: 'take' }, { action: 'ask', text: '¿A qué hora fue?' }])
    expect((await office(number, payload)).statusCode).toBe(200);
  const sender = (fields: Record<string, string>) =>
    form(`/api/v2/case-links/${link}`, { locale: 'es', ...fields });
  expect(
    addressOf(await sender({ action: 'inform', text: 'A las seis.' })).searchParams.get('done'),
  ).toBe('inform');
  expect(addressOf(await sender({ action: 'rate', rating: '5' })).searchParams.get('problem')).toBe(
    'not-answered',
  );
  expect(
    (await office(number, { action: 'extend', text: 'Esperamos el video.', day: '2026-12-30' }))
      .statusCode,
  ).toBe(200);
  expect(
    (await office(number, { action: 'extend', text: 'Más.', day: '2026-12-31' })).json(),
  ).toMatchObject({ status: 409, code: 'already-extended' });
  expect(
    (await office(number, { action: 'forward', text: 'Es suyo.', to: 'Avianca' })).statusCode,
  ).toBe(200);
  expect((await office(number, { action: 'answer', text: 'Pusimos más carros.' })).statusCode).toBe(
    200,
  );
  await sender({ action: 'rate', rating: '4', text: 'Bien' });
  await sender({ action: 'reopen', text: 'Hoy tampoco había.' });
  const shown = await follow(link);
  expect(shown.events.map(({ kind }) => kind)).toEqual([
    ...[
      'received',
      'taken',
      'asked',
      'informed',
      'extended',
      'forwarded',
      'answered',
      'rated',
      'reopened',
    ],
  ]);
  expect(shown).toMatchObject({
    state: 'received',
    extended: false,
    dueDay: '2026-12-16',
    forwardedTo: 'Avianca',
  });
  expect(shown.events[4]).toMatchObject({ text: 'Esperamos el video.', day: '2026-12-30' });
  expect((await mailsOf(number)).map(({ id }) => id.replace(`${number}-`, '')).sort()).toEqual([
    '1-received',
    '3-asked',
    '5-extended',
    '6-forwarded',
    '7-answered',
    '9-reopened',
  ]);
  expect(
    await rows('select actor, action from case_audit where number = $1 order by id', [number]),
  ).toEqual(
    ['take', 'ask', 'extend', 'forward', 'answer'].map((action) => ({ actor: 'Luz', action })),
  );
});

test('the database has no words of the sender', async () => {
  const draft = await fillIn();
  const { number } = await sendCase();
  const kept = JSON.stringify([
    await rows('select * from cases where number = $1', [number]),
    await rows('select * from case_events where number = $1', [number]),
    await rows('select * from case_drafts'),
  ]);
  for (const word of ['Rojas', 'ana@', '300 123', '3001234567', 'carros de equipaje', draft])
    expect(kept).not.toContain(word);
});

test('the office’s door needs its token, and reading is written down', async () => {
  const { number } = await sendCase();
  for (const authorization of ['', 'Bearer wrong'])
    expect(
      (await api.app.inject({ url: '/api/v2/cases', headers: { authorization } })).statusCode,
    ).toBe(401);
  const list = await api.app.inject({
    url: '/api/v2/cases?state=received',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(list.json<{ cases: { number: string }[] }>().cases.map((row) => row.number)).toContain(
    number,
  );
  expect(list.body).not.toContain('ana@');
  await api.app.inject({
    url: `/api/v2/cases/${number}?by=Luz`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await rows('select action from case_audit where number = $1', [number])).toEqual([
    { action: 'show' },
  ]);
});

test('a page of another site sends nothing', async () => {
  const answer = await form(
    '/api/v2/case-drafts',
    { step: 'type', locale: 'es' },
    { origin: 'https://evil.example' },
  );
  expect(answer.statusCode).toBe(403);
});

test.each<[string, unknown]>([
  ['/api/v2/case-drafts', null],
  ['/api/v2/case-drafts', { step: 'sent' }],
  ['/api/v2/case-drafts', { step: 'type', answers: { type: { a: 1 } } }],
  ['/api/v2/cases', { draft: 7 }],
  ['/api/v2/case-links', []],
  ['/api/v2/case-links/x', { action: 'inform' }],
])('%s takes %j without a failure of its own', async (url, payload) => {
  const answer = await api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
  expect(answer.statusCode).toBeLessThan(500);
});

test('a draft of yesterday is gone', async () => {
  const draft = await fillIn();
  now = new Date(now.getTime() + (draftHours + 1) * 3_600_000);
  expect((await api.app.inject(`/api/v2/case-drafts/${draft}`)).statusCode).toBe(404);
  await forgetDrafts(api.cases);
  expect(await rows('select 1 from case_drafts')).toEqual([]);
});
