import { exampleAnswers } from '../cases/exampleAnswers.ts';
import { exampleMessage } from '../contact/exampleMessage.ts';
import { newsletterConsents } from '../newsletter/form.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { fixedClock } from '../time/clock.ts';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await testApi({
    clock: fixedClock('2026-11-20T17:00:00Z'),
    mailDomains: {
      isUnreachable: (address) => Promise.resolve(address.endsWith('@nowhere.example')),
    },
  });
});
afterAll(() => api.close());

const post = async (url: string, payload: object) => {
  const answer = await api.app.inject({ method: 'POST', url: `/api/v2/${url}`, payload });
  return answer.json<{ step: string; draft: string; errors: object[] }>();
};
const lost = 'ana@nowhere.example';
const fault = { path: 'email', code: 'email-unreachable' };
const reader = {
  ...{ fullName: 'Ana', consent: true, locale: 'es' },
  consentVersion: newsletterConsents[0],
};

test.each([
  ['contact-messages', { ...exampleMessage, email: lost }],
  ['newsletter', { ...reader, email: lost }],
])('%s refuses an address that no mail reaches, by its field', async (url, form) => {
  expect(await post(url, form)).toMatchObject({ status: 400, errors: [fault] });
});

test('a page of a complaint says so, and the page that shows it again as well', async () => {
  const answers = { ...exampleAnswers, email: lost };
  const saved = await post('case-drafts', { step: 'person', locale: 'es', answers });
  expect([saved.step, saved.errors]).toEqual(['person', [fault]]);
  const kept = await api.app.inject(`/api/v2/case-drafts/${saved.draft}`);
  expect(kept.json()).toMatchObject({ answers: { email: lost }, errors: [fault] });
});

test('who stays unknown is asked for no address', async () => {
  const answers = { ...exampleAnswers, identity: 'anonymous', email: lost };
  const saved = await post('case-drafts', { step: 'person', locale: 'es', answers });
  expect(saved.errors).toEqual([]);
});
