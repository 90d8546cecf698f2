import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitingMails } from '../testing/waitingMails.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { exportReaders } from '../../newsletter/exportReaders.ts';
import { queueMail, type Mail } from '../mail.ts';
import { sendMails } from '../sendMails.ts';
import { exampleMail } from '../testing/exampleMail.ts';
import {
  exchangeReport,
  outOfOffice,
  postfixReport,
  type Returned,
} from '../testing/exampleReports.ts';
import { domains } from '../../domains.ts';
import { recordBounces } from './bouncesCommand.ts';
import { readReport } from './readReport.ts';

jest.setTimeout(90_000);

const id = '<example-1@eldorado.example>';

describe('a report', () => {
  test('of Postfix is read with the status, the words and what was returned', async () => {
    const unsubscribe = 'https://site.example/api/v2/newsletter/unsubscribe?token=7.abc';
    expect(await readReport(postfixReport({ messageId: id, unsubscribe }))).toEqual({
      failed: true,
      status: '5.1.1',
      diagnostic:
        '550 5.1.1 <ana@example.com>: Recipient address rejected: User unknown in virtual mailbox table',
      messageId: id,
      unsubscribe: `<${unsubscribe}>`,
    });
  });

  test('of Exchange is read by its parts, whatever its explanations quote', async () => {
    expect(await readReport(exchangeReport({ messageId: id }))).toMatchObject({
      failed: true,
      status: '5.1.10',
      messageId: id,
      unsubscribe: '',
    });
  });

  test.each<[string, Partial<Returned>, object]>([
    ['a delay', { action: 'delayed', status: '4.4.1' }, { failed: false, status: '4.4.1' }],
    ['a success', { action: 'delivered', status: '2.0.0' }, { failed: false }],
    [
      'a status that says nothing',
      { status: '5.0.0', diagnostic: 'smtp; 550-5.1.1 no such user' },
      { status: '5.1.1' },
    ],
    [
      'a status that says nothing, and no better one',
      { status: '5.0.0', diagnostic: 'smtp; 554 Host network not allowed' },
      { status: '5.0.0' },
    ],
    ['a status that is none', { status: 'unknown', diagnostic: 'x-unix; 67' }, { status: '' }],
  ])('of %s', async (_case, change, expected) => {
    expect(await readReport(postfixReport({ messageId: id, ...change }))).toMatchObject(expected);
  });

  test.each([
    ['an answer of a mail program', outOfOffice],
    ['nothing', ''],
    ['bytes', Buffer.from([0, 255, 254, 10, 13, 0])],
    [
      'parts without end',
      `Content-Type: multipart/report; boundary=a\r\n\r\n${'--a\r\n'.repeat(2_000)}`,
    ],
    [
      'an empty status',
      postfixReport({ messageId: id }).replace(/Final-Recipient[^]*?\r\n\r\n/, ''),
    ],
  ])('is not seen in %s', async (_case, message) => {
    expect(await readReport(message)).toBeNull();
  });
});

const noon = Date.parse('2026-11-20T17:00:00Z');
const clock = { now: () => new Date(noon) };
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock, jobs: false, publicOrigin: 'https://site.example' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await rows('delete from newsletter_subscriptions');
  await rows('delete from mails');
});

const rows = async <T extends object>(sql: string) =>
  (await api.database.transaction((client) => client.query<T>(sql))).rows;

/** Takes e-mails from the pipe. */
async function record(...messages: string[]): Promise<string[]> {
  const lines: string[] = [];
  for (const message of messages)
    lines.push(
      ...(await recordBounces(api.database, ['-'], () => Promise.resolve(Buffer.from(message)), {
        now: clock.now(),
        writers: domains,
      })),
    );
  return lines;
}
async function sent(change: Partial<Mail> = {}) {
  await api.database.transaction((client) =>
    queueMail(client, api.cases.encryption, exampleMail(change), clock.now()),
  );
  await sendMails(api.taxi);
}
const states = () => rows('select state, answer from mails order by id');

test('an e-mail that came back is so at its row, without addresses', async () => {
  await sent();
  const words =
    '550 5.1.1 <(address)>: Recipient address rejected: User unknown in virtual mailbox table';
  const bounced = [{ state: 'bounced', answer: `5.1.1 ${words}` }];
  expect(await record(postfixReport({ messageId: id }))).toEqual(['-: 5.1.1, e-mail example-1']);
  expect(await states()).toEqual(bounced);
  await record(postfixReport({ messageId: id }));
  expect(await states()).toEqual(bounced);
});

test('a delay, an answer and a report of another’s e-mail change nothing', async () => {
  await sent();
  expect(
    await record(
      postfixReport({ messageId: id, action: 'delayed', status: '4.4.1' }),
      outOfOffice,
      exchangeReport({ messageId: '<x@elsewhere.example>' }),
    ),
  ).toEqual([
    '-: not for good (4.4.1)',
    '-: no report of delivery',
    '-: 5.1.10, of no e-mail that is known',
  ]);
  expect(await states()).toMatchObject([{ state: 'sent' }]);
});

test('what still waits cannot be stopped by a report that somebody made up', async () => {
  await api.database.transaction((client) =>
    queueMail(client, api.cases.encryption, exampleMail(), clock.now()),
  );
  await record(postfixReport({ messageId: id }));
  expect(await states()).toMatchObject([{ state: 'waiting' }]);
});

let visitors = 0;
async function signUp(): Promise<string> {
  await api.app.inject({
    method: 'POST',
    url: '/api/v2/newsletter',
    remoteAddress: `203.0.113.${++visitors}`,
    payload: {
      ...{ fullName: 'Ana', email: 'ana@example.com', consent: true },
      ...{ consentVersion: '2026-11-21', locale: 'en' },
    },
  });
  const [mail] = await waitingMails(api.cases);
  return mail?.unsubscribeUrl ?? '';
}
const exported = async () =>
  (await exportReaders(api.cases, 'https://site.example', 'luz')).includes('ana@example.com');

test('a reader whose address does not exist twice is not written to any more', async () => {
  const unsubscribe = await signUp();
  const token = new URL(unsubscribe).searchParams.get('token') ?? '';
  const choose = (choice: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/v2/newsletter/subscription',
      payload: { token, choice },
    });
  await choose('confirm');
  const first = postfixReport({ messageId: '<news-1@tool.example>', unsubscribe });
  expect(await record(first, first)).toEqual(Array(2).fill('-: 5.1.1, a reader of the newsletter'));
  expect(await exported()).toBe(true);
  const notGone = ['5.2.2', '5.7.1', '4.4.1'].map((status, index) =>
    postfixReport({ messageId: `<full-${index}@tool.example>`, unsubscribe, status }),
  );
  await record(...notGone);
  expect(await exported()).toBe(true);
  await record(exchangeReport({ messageId: '<news-2@tool.example>', unsubscribe }));
  expect(await exported()).toBe(false);

  // Who leaves takes the bounces along, and may come again.
  await choose('unsubscribe');
  expect(await rows('select * from newsletter_bounces')).toEqual([]);
});

test('a sign-up whose e-mails come back is not asked again', async () => {
  const unsubscribe = await signUp();
  await record(
    ...[1, 2].map((index) => postfixReport({ messageId: `<n-${index}@a.example>`, unsubscribe })),
  );
  await rows('delete from mails');
  await signUp();
  expect(await rows('select id from mails')).toEqual([]);
});

test('a link that is none of ours is nobody’s', async () => {
  const unsubscribe = (await signUp()).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect(await record(postfixReport({ messageId: '<n-1@a.example>', unsubscribe }))).toEqual([
    '-: 5.1.1, of no e-mail that is known',
  ]);
});

test('a folder is read with all that is in it, such as a Maildir', async () => {
  await sent();
  const folder = join(api.dataDir, 'maildir');
  mkdirSync(join(folder, 'new'), { recursive: true });
  writeFileSync(join(folder, 'new', '2'), outOfOffice);
  writeFileSync(join(folder, 'new', '1'), postfixReport({ messageId: id }));
  writeFileSync(join(folder, 'huge'), Buffer.alloc(5 * 1024 * 1024 + 1, 'a'));
  const unused = () => Promise.reject(new Error('no pipe'));
  const heard = { now: clock.now(), writers: domains };
  expect(await recordBounces(api.database, [folder], unused, heard)).toEqual([
    `${join(folder, 'huge')}: no report of delivery`,
    `${join(folder, 'new', '1')}: 5.1.1, e-mail example-1`,
    `${join(folder, 'new', '2')}: no report of delivery`,
  ]);
});
