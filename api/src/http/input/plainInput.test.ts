import { fixedClock } from '../../time/clock.ts';
import { exampleMessage } from '../../contact/exampleMessage.ts';
import { faults } from '../../testing/faults.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { findUnusable } from './plainInput.ts';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock: fixedClock('2026-11-20T17:00:30Z') });
});
afterAll(() => api.close());

const nul = '\0';
const half = '\ud83d';
const reader = { fullName: 'Ana', email: 'ana@example.com', consent: true, locale: 'es' };

test.each([
  ['a contact message', '/v2/contact-messages', { ...exampleMessage, comment: `a${nul}b` }],
  ['half an emoji', '/v2/contact-messages', { ...exampleMessage, subject: half }],
  ['a sign-up', '/v2/newsletter', { ...reader, fullName: nul, consentVersion: '1' }],
])('NUL or half a pair in %s is a bad request', async (_what, url, payload) => {
  const answer = await api.app.inject({ method: 'POST', url: `/api${url}`, payload });
  expect(answer.json()).toMatchObject({ status: 400, code: 'invalid-request' });
  expect(answer.json<{ errors: { code: string }[] }>().errors[0]?.code).toBe('text-invalid');
});

test.each([
  '/v2/taxi-imperial/plates/%00',
  '/v2/flights/%00',
  '/v2/establishments/a%00',
  '/v2/taxi-imperial/places?q=%00',
  '/v2/flights?q=a%00',
  '/v2/taxi-imperial/fare?km=Infinity',
  '/v2/taxi-imperial/fare?km=-Infinity',
  '/v2/taxi-imperial/fare?km=1e999',
  '/v2/taxi-imperial/fare?km=NaN',
  '/v2/taxi-imperial/fare?km=1e308',
  '/v2/taxi-imperial/fare?km=15&persons=Infinity',
  '/v2/open-data/flights?page=Infinity',
  // Sent twice: which of them counts is nobody's to guess.
  '/v2/open-data/flights?page=1&page=2',
  '/v2/flights?q=a&q=b',
  '/v2/taxi-imperial/fare?km=15&km=16',
  '/v2/flights/%ff',
  '/v2/flights/%',
])('%s is a problem document 400', async (url) => {
  const answer = await api.app.inject(`/api${url}`);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.json()).toMatchObject({ status: 400, code: 'invalid-request' });
  expect(faults('Problem', answer.json())).toEqual([]);
});

test('where no question is described, whatever is asked changes nothing', async () => {
  const plain = await api.app.inject('/api/v2/airlines');
  const asked = await api.app.inject('/api/v2/airlines?toJSON=%00&__proto__=%7b%7d&a=Infinity');
  expect([asked.statusCode, asked.body]).toEqual([200, plain.body]);
});

test.each(['{"fullName":', '{"__proto__":{}}', '', 'null x'])(
  '%p for JSON is 400',
  async (body) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/v2/contact-messages',
      headers: { 'content-type': 'application/json' },
      payload: body,
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid-request' });
  },
);

const inherited = ['constructor', 'toString', 'hasOwnProperty', 'valueOf', '__proto__'];
const form = 'application/x-www-form-urlencoded';

test.each(['contact-messages', 'newsletter', 'case-drafts', 'taxi-imperial/sign-in/codes'])(
  'names that every object inherits are no fault of ours at %s',
  async (place) => {
    const url = `/api/v2/${place}`;
    const odd: unknown[] = [];
    for (const name of inherited)
      for (const [type, payload] of [
        ['application/json', `{"${name}":1}`],
        ['application/json', `{"fullName":{"${name}":1},"email":{"${name}":"a"}}`],
        [form, `${name}=1&fullName=a`],
      ] as const) {
        const headers = { 'content-type': type };
        const answer = await api.app.inject({ method: 'POST', url, headers, payload });
        const { location = '' } = answer.headers;
        if (answer.statusCode >= 500 || location.includes('failed'))
          odd.push([payload, answer.statusCode, location]);
      }
    expect(odd).toEqual([]);
  },
);

test('a value is found in a list, in a name and at any depth', () => {
  expect(findUnusable({ a: ['', { b: nul }] })).toEqual({ path: 'a..1..b', code: 'text-invalid' });
  expect(findUnusable({ [half]: 1 })).toEqual({ path: '', code: 'text-invalid' });
  expect(findUnusable({ a: Number.POSITIVE_INFINITY })).toMatchObject({ code: 'number-invalid' });
  expect(findUnusable({ a: 'á😀', b: 1, c: null })).toBeNull();
  let deep: unknown = nul;
  for (let level = 0; level < 100_000; level++) deep = [deep];
  expect(findUnusable(deep)?.code).toBe('text-invalid');
});
