import { testApi, type TestApi } from '../testing/testApi.ts';
import { day, minute } from '../time/time.ts';
import { runFeedbackCommand, type FeedbackValues } from './command.ts';
import { feedbackDays, forgetFeedback } from './store.ts';

jest.setTimeout(90_000);

const noon = Date.parse('2026-11-20T17:00:00Z');
const time = { now: noon };
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock: { now: () => new Date(time.now) }, jobs: false });
});
afterAll(() => api.close());
beforeEach(async () => {
  time.now += 20 * minute;
  await api.database.transaction((client) => client.query('delete from page_feedback'));
});

const page = '/en/servicios/notaria';
const said = { page, release: 'mf-services@1.2.0', helpful: 'yes', website: '' };

/** Sends the form as a browser does. */
const send = (
  change: Record<string, string> = {},
  { headers = {}, ip = '203.0.113.7' }: { headers?: Record<string, string>; ip?: string } = {},
) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v2/page-feedback',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ ...said, ...change }).toString(),
    remoteAddress: ip,
  });
const leadsTo = async (...asked: Parameters<typeof send>) => {
  const { statusCode, headers } = await send(...asked);
  return [statusCode, headers['location']];
};
const run = async (words: string[] = [], values: FeedbackValues = {}) =>
  (await runFeedbackCommand(api.database, words, values))?.join('\n') ?? 'usage';
const kept = async () =>
  (
    await api.database.transaction((client) =>
      client.query<{ page: string; why: string | null }>('select * from page_feedback order by id'),
    )
  ).rows;

const thanks = [303, `${page}#feedback-thanks`];
const failed = [303, `${page}#feedback-failed`];

test('an answer leads back to its page, and is kept with language and release', async () => {
  expect(await leadsTo({ why: 'not asked' })).toEqual(thanks);
  expect(await kept()).toMatchObject([
    {
      ...{ page: '/servicios/notaria', locale: 'en', remote: 'mf-services', version: '1.2.0' },
      ...{ helpful: true, why: null },
    },
  ]);
});

test('what names a person is struck out, and a line stays a line', async () => {
  await send({
    helpful: 'no',
    why: 'Write to ana.rojas+x@example.com.co\r\nor +57 (300) 123-4567,\u001b[31m CC 1.032.456.789. Gate 42 closes at 20:30, COP 12.000.',
  });
  const [row] = await kept();
  expect(row?.why).toBe('Write to … or +…, [31m CC …. Gate 42 closes at 20:30, COP 12.000.');
});

test('a program that fills in what people do not see is thanked and forgotten', async () => {
  expect(await leadsTo({ website: 'https://spam.example' })).toEqual(thanks);
  expect(await kept()).toEqual([]);
});

test.each([
  [{ page: '//evil.example' }],
  [{ page: 'https://evil.example/a' }],
  [{ page: '/a?b#c' }],
  [{ release: 'shell@1.0.0' }],
  [{ helpful: 'perhaps' }],
  [{ helpful: 'no', why: 'x'.repeat(1_001) }],
])('%p is refused, and leads nowhere', async (change) => {
  expect(await leadsTo(change)).toEqual([400, undefined]);
  expect(await kept()).toEqual([]);
});

test('a page of another site cannot send it, and only a form is taken', async () => {
  expect(await leadsTo({}, { headers: { 'sec-fetch-site': 'cross-site' } })).toEqual([
    403,
    undefined,
  ]);
  expect(await leadsTo({}, { headers: { 'content-type': 'application/json' } })).toEqual([
    415,
    undefined,
  ]);
  expect(await kept()).toEqual([]);
});

test('a network has sixty answers in ten minutes; the next one is told that it is not kept', async () => {
  for (let index = 0; index < 60; index++) expect(await leadsTo()).toEqual(thanks);
  expect(await leadsTo()).toEqual(failed);
  expect(await leadsTo({}, { ip: '198.51.100.7' })).toEqual(thanks);
  expect(await kept()).toHaveLength(61);
});

test('a team sees its pages, its releases and what was written', async () => {
  expect(await run()).toBe('Nobody has said anything.');
  expect(await run(['texts'])).toBe('Nobody has said anything.');
  await send();
  await send({ page: '/servicios/notaria', helpful: 'no', why: 'Falta el horario.' });
  time.now += day;
  await send({ release: 'mf-services@1.3.0', helpful: 'no' });
  await send({ page: '/carga', release: 'mf-corporate@1.0.0' });
  expect(await run()).toBe(
    [
      'page                yes  no  helped  texts',
      '/servicios/notaria    1   2    33 %      1',
      '/carga                1   0   100 %      0',
    ].join('\n'),
  );
  expect(await run([], { by: 'release', release: 'mf-services' })).toBe(
    [
      'release            yes  no  helped  texts',
      'mf-services@1.2.0    1   1    50 %      1',
      'mf-services@1.3.0    0   1     0 %      0',
    ].join('\n'),
  );
  expect(
    JSON.parse(await run([], { by: 'language', page: '/servicios/notaria', json: true })),
  ).toEqual([
    { name: 'en', yes: 1, no: 1, texts: 0 },
    { name: 'es', yes: 0, no: 1, texts: 1 },
  ]);
  expect(await run(['texts'])).toMatch(
    /^2026-11-20 \d\d:\d\d UTC {2}\/servicios\/notaria {2}es {2}mf-services@1\.2\.0\n {2}Falta el horario\.$/,
  );
  const onlyNew = { since: '2026-11-21', release: 'mf-services@1.3.0' };
  expect(await run([], onlyNew)).toContain('/servicios/notaria    0   1     0 %      0');
  expect(JSON.parse(await run(['texts'], { ...onlyNew, json: true }))).toEqual([]);
  time.now -= day;
});

test('a command that is none says how to write it', async () => {
  expect([await run(['count']), await run([], { by: 'colour' })]).toEqual(['usage', 'usage']);
  await expect(run([], { since: 'yesterday' })).rejects.toThrow('--since must be a day');
});

test('an answer is forgotten after its days', async () => {
  await send();
  await forgetFeedback(api.database, new Date(time.now + feedbackDays * day));
  expect(await kept()).toHaveLength(1);
  await forgetFeedback(api.database, new Date(time.now + feedbackDays * day + 1));
  expect(await kept()).toEqual([]);
});
