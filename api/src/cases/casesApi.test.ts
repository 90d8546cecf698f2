import { pqrsFieldsOf, pqrsStepsOf, type PqrsDraft } from '@eldorado/rules/pqrs';
import { solveProof } from '@eldorado/http/proof';
import { examplePdf } from '../attachments/inspect/exampleFiles.ts';
import { waitingMails } from '../mail/testing/waitingMails.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { draftHours, forgetDrafts } from './draft/drafts.ts';
import { caseDays, forgetOldCases } from './store/erase.ts';
import { exampleAnswers } from './exampleAnswers.ts';
import { mailLinkDays } from './store/links.ts';
import type { CaseReceipt, CaseView, FollowedCase } from './schema.ts';
import { withdrawUncompleted } from './sender/withdraw.ts';

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
  (await api.app.inject(`/api/v2/case-links/${link}`)).json<FollowedCase>();
const office = (number: string, payload: object, authorization = `Bearer ${token}`) =>
  api.app.inject({
    method: 'POST',
    url: `/api/v2/cases/${number}`,
    headers: { authorization },
    payload: { by: 'Luz', ...payload },
  });
const rows = async <Row extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  (await api.database.transaction((client) => client.query<Row>(sql, values))).rows;
const mailsOf = async (number: string) =>
  (await waitingMails(api.cases)).filter(({ about }) => about === number);

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
    to: 'ana@example.com',
    subject: `Recibimos tu solicitud ${number}`,
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

test('a consent to words that the site never showed is none, and the draft stays', async () => {
  const draft = await fillIn();
  const said = { draft, locale: 'es', consentVersion: '2019-01-01' };
  const answer = await api.app.inject({ method: 'POST', url: '/api/v2/cases', payload: said });
  expect(answer.json()).toMatchObject({
    ...{ status: 400, code: 'consent-required' },
    errors: [{ path: 'consent', code: 'consent-required' }],
  });
  expect(addressOf(await form('/api/v2/cases', said)).searchParams.get('problem')).toBe(
    'consent-required',
  );
  expect(await receipt(draft)).toBeNull();
  expect(addressOf(await submit(draft)).pathname).toBe('/contacto/pqrs/enviada');
});

test('a comment of 100 KB without JavaScript comes back with what was typed; what cannot be read, with the page that says so', async () => {
  const send = (comment: string) =>
    form(
      '/api/v2/case-drafts',
      { step: 'event', locale: 'fr', comment, eventDate: '2026-11-19', eventTime: '' },
      { referer: `${origin}/fr/contacto/pqrs/hechos?draft=abc` },
    );
  const long = addressOf(await send('x'.repeat(100_000)));
  expect(long.pathname).toBe('/fr/contacto/pqrs/hechos');
  const kept = await api.app.inject(`/api/v2/case-drafts/${long.searchParams.get('draft')}`);
  const { answers, errors } = kept.json<{ answers: PqrsDraft; errors: object[] }>();
  expect(answers.comment).toBe('x'.repeat(10_000));
  expect(errors).toContainEqual({ path: 'comment', code: 'too-long' });
  const tooLarge = await send('x'.repeat(600_000));
  expect([tooLarge.statusCode, tooLarge.headers.location]).toEqual([
    303,
    '/fr/contacto/pqrs/hechos?draft=abc&problem=too-large',
  ]);
  const json = await api.app.inject({
    ...{ method: 'POST', url: '/api/v2/case-drafts' },
    payload: { step: 'event', locale: 'fr', answers: { comment: 'x'.repeat(600_000) } },
  });
  expect(json.statusCode).toBe(413);
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

test('an answer that the form does not offer is none, whoever sends it', async () => {
  const save = async (step: string, answers: object) =>
    (
      await api.app.inject({
        method: 'POST',
        url: '/api/v2/case-drafts',
        payload: { step, locale: 'es', answers },
      })
    ).json<{ errors: { path: string; code: string }[] }>().errors;
  const wrong = (path: string) => [{ path, code: 'required' }];
  const airline = (code: string) => save('subject', { topic: 'airlines', airline: code });
  expect([await airline('AV'), await airline('ZZZ')]).toEqual([[], []]);
  expect(await airline('QQ')).toEqual(wrong('airline'));
  const service = (slug: string) => save('subject', { topic: 'services', service: slug });
  expect(await service('aduanas')).toEqual([]);
  expect(await service('nonsense-service')).toEqual(wrong('service'));
  const shop = (establishmentType: string) =>
    save('subject', { topic: 'establishments', establishmentType });
  expect(await shop('airlines')).toEqual(wrong('establishmentType'));
  expect(await shop('constructor')).toEqual(wrong('establishmentType'));
  const event = { type: 'complaint', comment: 'La fila no avanzó.', eventDate: '2026-11-20' };
  // It is noon in Bogotá.
  expect(await save('event', { ...event, eventTime: '23:59' })).toEqual([
    { path: 'eventTime', code: 'time-future' },
  ]);
  expect(await save('event', { ...event, eventTime: '12:00' })).toEqual([]);
  expect(await save('event', { ...event, eventDate: '0001-01-01' })).toEqual([
    { path: 'eventDate', code: 'date-invalid' },
  ]);
});

test.each(['__proto__', 'constructor', 'toString', 'sent', ''])(
  'the form has no page %j',
  async (step) => {
    const url = '/api/v2/case-drafts';
    const headers = { 'content-type': 'application/json' };
    const payload = `{"step":${JSON.stringify(step)},"locale":"es","answers":{"type":"petition"}}`;
    const answer = await api.app.inject({ method: 'POST', url, payload, headers });
    expect(answer.statusCode).toBe(400);
  },
);

test('a case is found by its number and address as people copy them', async () => {
  const { number, link } = await sendCase({ ...exampleAnswers, email: 'Ana <ana@example.com>' });
  for (const copied of [
    ...[number.toLowerCase(), number.replaceAll('-', ' '), number.replaceAll('-', '')],
    ...[number.slice(3), number.replaceAll('-', '\u2013'), `Número: ${number}.`],
  ]) {
    const payload = { number: copied, email: '\u200Bana@example.com,' };
    const answer = await api.app.inject({ method: 'POST', url: '/api/v2/case-links', payload });
    expect([copied, answer.json()]).toEqual([copied, { link }]);
  }
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

test('a link opens its case until the day that the e-mail names, and a new one is given for number and address', async () => {
  const { number, link } = await sendCase();
  const [mail] = await mailsOf(number);
  const mailed = /case=([^"&]+)/.exec(JSON.stringify(mail))?.[1] ?? '';
  expect(JSON.stringify(mail)).toContain('El enlace sirve hasta el jueves, 18 de febrero de 2027');
  const opens = async (one: string) =>
    (await api.app.inject(`/api/v2/case-links/${one}`)).json<object>();
  const ended = { status: 404, code: 'link-ended' };
  // What a page gave stays in the browser’s history: it ends with the draft.
  now = new Date('2026-11-22T04:59:00Z');
  expect(await opens(link)).toMatchObject({ number });
  now = new Date('2026-11-22T05:00:00Z');
  expect(await opens(link)).toMatchObject(ended);
  expect(
    (await form(`/api/v2/case-links/${link}`, { action: 'inform', text: 'Más.' })).headers,
  ).toMatchObject({ location: expect.stringContaining('problem=link-ended') as string });
  now = new Date('2027-02-19T04:59:00Z');
  expect(await opens(mailed)).toMatchObject({ number });
  now = new Date('2027-02-19T05:00:00Z');
  expect(await opens(mailed)).toMatchObject(ended);
  // Nobody moves its end.
  expect(await opens(mailed.replace('.2027', '.2028'))).toMatchObject({ code: 'case-not-found' });
  const payload = { number, email: exampleAnswers.email };
  const again = await api.app.inject({ method: 'POST', url: '/api/v2/case-links', payload });
  expect(await opens(again.json<{ link: string }>().link)).toMatchObject({ number });
});

test('sent, asked, completed, extended, forwarded, answered, rated and opened again, each told and kept', async () => {
  const { number } = await sendCase();
  const link = api.cases.links.sign(number, mailLinkDays);
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

test('what a sender writes and the site does not take is on the page that says why, until it is taken', async () => {
  const { number, link } = await sendCase();
  const say = async (fields: Record<string, string>) => {
    const answer = await form(`/api/v2/case-links/${link}`, { locale: 'es', ...fields });
    return Object.fromEntries(addressOf(answer).searchParams);
  };
  const long = `Fue así.\n${'á'.repeat(4000)}`;
  expect(await say({ action: 'inform', text: long.replace('\n', '\r\n') })).toEqual({
    case: link,
    problem: 'too-long',
  });
  expect((await follow(link)).typed).toEqual({ action: 'inform', text: long, rating: '' });
  // The office answers while somebody writes.
  await office(number, { action: 'answer', text: 'Pusimos más carros.' });
  const inform = { action: 'inform', text: 'Era roja.' };
  expect(await say(inform)).toMatchObject({ problem: 'already-answered' });
  expect((await follow(link)).typed).toMatchObject(inform);
  const rate = { action: 'rate', rating: '', text: 'Bien' };
  expect(await say(rate)).toMatchObject({ problem: 'rating-required' });
  expect((await follow(link)).typed).toEqual(rate);
  expect(await say({ ...rate, rating: '4' })).toMatchObject({ done: 'rate' });
  expect((await follow(link)).typed).toBeNull();
  const tries = Array.from({ length: 30 }, () => say({ action: 'reopen', text: '' }));
  await Promise.all(tries);
  const reopen = { action: 'reopen', text: 'Hoy tampoco.' };
  expect(await say(reopen)).toMatchObject({ problem: 'too-many-requests' });
  expect((await follow(link)).typed).toMatchObject(reopen);
  const kept = JSON.stringify(await rows('select * from case_drafts'));
  expect(kept).not.toContain('tampoco');
  now = new Date(now.getTime() + 600_001);
  expect(await say(reopen)).toMatchObject({ done: 'reopen' });
  expect((await follow(link)).typed).toBeNull();
});

test('a case that nobody completes has its month, one more for who asks, and then ends as withdrawn', async () => {
  const { number } = await sendCase();
  const link = api.cases.links.sign(number, mailLinkDays);
  const moreTime = () => form(`/api/v2/case-links/${link}`, { action: 'more-time', locale: 'en' });
  expect(addressOf(await moreTime()).searchParams.get('problem')).toBe('not-waiting');
  await office(number, { action: 'ask', text: '¿De qué terminal?' });
  expect(await follow(link)).toMatchObject({ replyBy: '2026-12-21', mayHaveMoreTime: true });
  now = new Date('2026-12-21T15:00:00Z');
  // Pressed twice it is asked once.
  for (const answer of await Promise.all([moreTime(), moreTime()]))
    expect(addressOf(answer).searchParams.get('done')).toBe('more-time');
  expect(await follow(link)).toMatchObject({ replyBy: '2027-01-21', mayHaveMoreTime: false });
  await withdrawUncompleted(api.cases);
  expect(await follow(link)).toMatchObject({ state: 'waiting' });
  now = new Date('2027-01-22T15:00:00Z');
  await withdrawUncompleted(api.cases);
  await withdrawUncompleted(api.cases);
  const { state, events } = await follow(link);
  expect([state, events.map(({ kind }) => kind)]).toEqual([
    'withdrawn',
    ['received', 'asked', 'granted', 'withdrawn'],
  ]);
  const mails = await mailsOf(number);
  // None of them names a day for an answer whose term stands still.
  for (const kind of ['asked', 'granted', 'withdrawn']) {
    const mail = JSON.stringify(mails.find(({ id }) => id.endsWith(`-${kind}`)));
    expect(mail).not.toContain('Te respondemos a más tardar');
    expect(mail).not.toContain('14 de diciembre');
  }
  expect(JSON.stringify(mails)).toContain('jueves, 21 de enero de 2027');
  now = new Date(now.getTime() + (caseDays + 1) * 86_400_000);
  await forgetOldCases(api.cases);
  expect(await rows('select answers from cases where number = $1', [number])).toEqual([
    { answers: '' },
  ]);
});

test('a case whose e-mail came back says so on its page and to the office', async () => {
  const { number, link } = await sendCase();
  expect(await follow(link)).toMatchObject({ unreached: false });
  const bounce = (state: string) =>
    rows(
      `update mails set state = $2, content = null, ended_at = now(), answer = '5.1.1' where about = $1`,
      [number, state],
    );
  await bounce('bounced');
  expect(await follow(link)).toMatchObject({ unreached: true });
  const shown = await office(number, { action: 'take' });
  expect(shown.json()).toMatchObject({
    unreached: ['the e-mail that it is received came back: 5.1.1'],
  });
  await bounce('sent');
  expect(await follow(link)).toMatchObject({ unreached: false });
});

test('what a sender says is told with everything that is wrong, and happens once', async () => {
  const { number, link } = await sendCase();
  const say = (payload: object) =>
    api.app.inject({ method: 'POST', url: `/api/v2/case-links/${link}`, payload });
  const wrong = await say({ action: 'rate', rating: '6', text: 'x'.repeat(4001) });
  expect(wrong.json()).toMatchObject({
    ...{ status: 400, code: 'rating-required' },
    errors: [
      { path: 'rating', code: 'rating-required' },
      { path: 'text', code: 'too-long' },
    ],
  });
  // Words that a page still shows are not kept.
  expect((await follow(link)).typed).toBeNull();
  // Also at the same moment, as a button that is pressed twice.
  const inform = () => say({ action: 'inform', text: 'Era roja. ' });
  for (const answer of [...(await Promise.all([inform(), inform()])), await inform()])
    expect(answer.statusCode).toBe(200);
  await office(number, { action: 'answer', text: 'Ya está.' });
  for (let time = 0; time < 2; time++)
    expect((await say({ action: 'rate', rating: 5 })).statusCode).toBe(200);
  expect((await say({ action: 'rate', rating: '1' })).json()).toMatchObject({
    code: 'already-rated',
  });
  const { events } = await follow(link);
  expect(events.map(({ kind }) => kind)).toEqual(['received', 'informed', 'answered', 'rated']);
});

test('the page that looks for a case is told what is wrong, and shows it itself', async () => {
  const { number, link } = await sendCase();
  const ask = (fields: Record<string, string>) =>
    form('/api/v2/case-links', { locale: 'es', ...fields }, { accept: 'application/json' });
  expect((await ask({ number, email: 'ana@example.com' })).json()).toEqual({ link });
  expect((await ask({ number, email: 'eva@example.com' })).statusCode).toBe(404);
  expect((await ask({ number: ' ', email: 'ana@example.com' })).json()).toMatchObject({
    errors: [{ path: 'number', code: 'number-required' }],
  });
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

test('the office answers with files, which are sent and kept with the answer or not at all', async () => {
  const { number } = await sendCase();
  const pdf = await examplePdf();
  const file = { name: 'respuesta ñ.pdf', content: pdf.toString('base64') };
  const answer = (payload: object) => office(number, { action: 'answer', text: 'Va.', ...payload });
  const page = { name: 'p.html', content: Buffer.from('<html>').toString('base64') };
  const path = { ...file, name: '../p.pdf' };
  for (const [files, code] of [
    [[page], 'file-type'],
    [[path], 'file-name'],
    [[file, { name: 'p.pdf', content: '' }], 'file-type'],
  ] as const)
    expect((await answer({ files })).json()).toMatchObject({ status: 400, code });
  expect((await office(number, { action: 'ask', text: '¿?', files: [file] })).json()).toMatchObject(
    { status: 400, code: 'not-an-answer' },
  );
  expect(await rows('select 1 from case_files where number = $1', [number])).toEqual([]);
  const { case: shown } = (await answer({ files: [file] })).json<{ case: CaseView }>();
  expect(shown).toMatchObject({
    state: 'answered',
    files: [{ name: file.name, kind: 'pdf', size: pdf.length, source: 'office' }],
  });
  const mail = (await mailsOf(number)).find(({ id }) => id.endsWith('-answered'));
  const contentType = 'application/pdf';
  expect(mail?.files).toEqual([{ filename: file.name, contentType, base64: file.content }]);
  // Refused by the case: what was put beside it is gone.
  expect((await answer({ files: [file] })).statusCode).toBe(409);
  expect(await rows('select 1 from case_files where number = $1', [number])).toHaveLength(1);
});

test('the office forwards to an address over HTTP', async () => {
  const { number } = await sendCase();
  const said = { action: 'forward', text: 'Es suyo.', to: 'DIAN' };
  expect((await office(number, { ...said, mail: 'dian' })).json()).toMatchObject({
    status: 400,
    code: 'email-invalid',
  });
  await office(number, { ...said, mail: 'pqrs@dian.example' });
  const addresses = (await mailsOf(number)).map(({ to }) => to).sort();
  expect(addresses).toEqual(['ana@example.com', 'ana@example.com', 'pqrs@dian.example']);
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
  ['/api/v2/case-drafts', { step: 'constructor' }],
  ['/api/v2/case-drafts', { step: '__proto__' }],
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
  // After what the other tests have kept.
  now = new Date('2026-11-30T17:00:30Z');
  const draft = await fillIn();
  now = new Date(now.getTime() + (draftHours + 1) * 3_600_000);
  expect((await api.app.inject(`/api/v2/case-drafts/${draft}`)).statusCode).toBe(404);
  await forgetDrafts(api.cases);
  expect(await rows('select 1 from case_drafts')).toEqual([]);
});

// The last one: who is refused stays so for the hour.
test('everybody together begins so many drafts an hour, and those that were begun go on', async () => {
  now = new Date('2026-12-05T17:00:30Z');
  const begin = async (draft = '') => {
    const sent = { step: 'type', locale: 'es', draft, type: exampleAnswers.type };
    return addressOf(await form('/api/v2/case-drafts', sent)).searchParams;
  };
  const draft = (await begin()).get('draft') ?? '';
  await rows(
    `update rate_limits set hits = array_fill($1::timestamptz, array[3000]) where name = 'case-drafts-all'`,
    [now],
  );
  expect((await begin()).get('problem')).toBe('case-drafts-unavailable');
  expect((await begin(draft)).get('problem')).toBeNull();
});
