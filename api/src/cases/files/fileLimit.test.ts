import { thoroughly } from '@eldorado/testing/thorough';
import { multipart } from '../../testing/multipart.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { minute } from '../../time/time.ts';
import { exampleAnswers } from '../exampleAnswers.ts';
import { keepDraft } from '../draft/drafts.ts';
import { makeFileLimit } from './fileLimit.ts';

const start = Date.parse('2026-11-20T17:00:00Z');
let now = start;
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock: { now: () => new Date(now) }, jobs: false });
});
afterAll(() => api.close());
beforeEach(() => {
  now += 60 * minute;
});

const newDraft = () =>
  api.database.transaction((client) => keepDraft(client, api.cases, null, exampleAnswers));

/** Announces a file. @returns the answer's status, and the seconds after which to try again. */
async function announce(remoteAddress: string) {
  const { statusCode, headers } = await api.app.inject({
    method: 'POST',
    url: '/api/v2/case-files',
    remoteAddress,
    headers: {
      'tus-resumable': '1.0.0',
      'case-draft': await newDraft(),
      'upload-length': '9',
      'upload-metadata': `filename ${Buffer.from('a.png').toString('base64')}`,
    },
  });
  return [statusCode, headers['retry-after']];
}

/** Posts a form with files as a browser does by itself. @returns what the page that follows says is wrong. */
async function post(remoteAddress: string) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v2/case-file-forms',
    remoteAddress,
    ...multipart({ locale: 'es', draft: await newDraft() }, []),
  });
  expect(answer.statusCode).toBe(303);
  return new URL(String(answer.headers.location), 'https://eldorado.example').searchParams.get(
    'problem',
  );
}

/** Other processes of the database took so many from there. */
const takeElsewhere = (count: number, addressOf: (index: number) => string) =>
  api.database.transaction(async (client) => {
    const limit = makeFileLimit(api.database);
    for (let index = 0; index < count; index++)
      expect(await limit.take(addressOf(index), now, client)).toBe(0);
  });

test('a terminal’s wifi sends 300 in ten minutes by both doors; who is one too many learns when to go on', async () => {
  await takeElsewhere(298, () => '203.0.113.9');
  expect(await announce('203.0.113.9')).toEqual([201, undefined]);
  now += 4 * minute;
  expect(await post('203.0.113.9')).toBeNull();
  // All addresses of a /24 are one sender.
  expect(await announce('203.0.113.77')).toEqual([429, '360']);
  expect(await post('203.0.113.78')).toBe('too-many-requests');
  expect(await announce('198.51.100.1')).toEqual([201, undefined]);
  now += 6 * minute - 1_000;
  expect(await announce('203.0.113.77')).toEqual([429, '1']);
  now += 1_000;
  expect(await announce('203.0.113.77')).toEqual([201, undefined]);
  expect(await post('203.0.113.78')).toBeNull();
});

thoroughly(test)(
  'a stranger’s /48 has what it has, from however many of its /56s, and nobody else waits for it',
  async () => {
    const of = (index: number) => `2001:db8:7:${((index % 250) * 256).toString(16)}::1`;
    await takeElsewhere(600, of);
    expect(await announce('2001:db8:7:fe00::1')).toEqual([429, '600']);
    expect(await post('2001:db8:7:fe00::1')).toBe('too-many-requests');
    expect(await announce('2001:db8:8::1')).toEqual([201, undefined]);
    expect(await post('203.0.113.9')).toBeNull();
  },
);
