import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { handScheduler, systemScheduler, type Scheduler } from '@eldorado/releases/scheduler';
import { until } from '@eldorado/releases/until';
import { thoroughly } from '@eldorado/testing/thorough';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { fixedClock } from '../time/clock.ts';
import { day, hour, minute } from '../time/time.ts';
import { makeEncryption } from '../encryption/encryption.ts';
import { forgetMails, openMail, queueMail, rotateMails, type Mail } from './mail.ts';
import { forgetOldMails, openMailDesk, sweepMails } from './mailDesk.ts';
import { smtpMailer, type Mailer, type MailOutcome } from './mailer.ts';
import { pauseAfter, sendMails } from './sendMails.ts';
import { readMailSettings } from './settings.ts';
import { exampleMail } from './testing/exampleMail.ts';
import { smtpServer } from './testing/smtpServer.ts';

jest.setTimeout(90_000);

const noon = Date.parse('2026-11-20T17:00:00Z');
const time = { now: noon };
const clock = { now: () => new Date(time.now) };
let api: TestApi;
let server: Awaited<ReturnType<typeof smtpServer>>;
let mailer: Mailer;
beforeAll(async () => {
  // A clock of its own: at each new day the API makes flights, which is nothing to the mail.
  api = await testApi({ clock: fixedClock('2026-11-20T17:00:00Z'), jobs: false });
  server = await smtpServer();
  mailer = smtpMailer(server.url, readMailSettings({}));
});
afterAll(async () => {
  mailer.close();
  await server.close();
  await api.close();
});
beforeEach(async () => {
  time.now = noon;
  server.messages.length = 0;
  for (const key of Object.keys(server.behaviour)) Reflect.deleteProperty(server.behaviour, key);
  await rows('delete from mails');
});

const rows = async <T extends object>(sql: string) =>
  (await api.database.transaction((client) => client.query<T>(sql))).rows;
const queue = (change: Partial<Mail> = {}) =>
  api.database.transaction((client) =>
    queueMail(client, api.cases.encryption, exampleMail(change), clock.now()),
  );
const send = (by: Mailer = mailer, scheduler: Scheduler = systemScheduler) => {
  const { database, cases } = api;
  return sendMails({ clock, scheduler, database, mailer: by, encryption: cases.encryption });
};
const states = () =>
  rows<{ id: string; state: string; attempts: number; answer: string | null; content: unknown }>(
    'select id, state, attempts, answer, content from mails order by id',
  );

test('an e-mail is kept with what it tells, or neither', async () => {
  const broken = api.database.transaction(async (client) => {
    await queueMail(client, api.cases.encryption, exampleMail(), clock.now());
    throw new Error('what it tells did not happen');
  });
  await expect(broken).rejects.toThrow('did not happen');
  expect(await states()).toEqual([]);
});

test('what was sent leaves nothing but that it was sent', async () => {
  await queue();
  expect(await send()).toBe(1);
  expect(server.messages).toHaveLength(1);
  expect(await states()).toMatchObject([{ state: 'sent', attempts: 1, content: null }]);
  expect(JSON.stringify(await rows('select * from mails'))).not.toContain('ana@example.com');
  expect(await send()).toBe(0);
});

test('what waits is encrypted: the table shows neither to whom it goes nor what it says', async () => {
  await queue();
  const [row] = await states();
  const table = JSON.stringify(await rows('select * from mails'));
  for (const secret of ['ana@example.com', 'We have your message', 'reserva.ics'])
    expect(table).not.toContain(secret);
  expect(openMail(api.cases.encryption, 'example-1', row?.content as string)).toEqual(
    exampleMail(),
  );
  // Moved to another row it cannot be opened; it waits, and says what is wrong.
  await rows("update mails set id = 'example-2'");
  await send();
  expect(server.messages).toEqual([]);
  expect(await states()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
});

test('an e-mail that waits outlives a change of keys, and one that was kept plainly is encrypted by it', async () => {
  const key = (fill: number) => ({ id: `k${fill}`, key: Buffer.alloc(32, fill) });
  const old = makeEncryption([key(1)]);
  const plain = exampleMail({ id: 'plain' });
  await api.database.transaction(async (client) => {
    await queueMail(client, old, exampleMail({ id: 'old' }), clock.now());
    await client.query(
      `insert into mails (id, about, content, due_at, queued_at) values ('plain', $1, $2, $3, $3)`,
      [plain.about, JSON.stringify(plain), clock.now()],
    );
  });
  const both = makeEncryption([key(2), key(1)]);
  const rotate = () => api.database.transaction((client) => rotateMails(client, both));
  expect([await rotate(), await rotate()]).toEqual([2, 0]);
  const encryption = makeEncryption([key(2)]);
  const { database } = api;
  expect(await sendMails({ clock, scheduler: systemScheduler, database, mailer, encryption })).toBe(
    2,
  );
  expect(await states()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
});

test('an e-mail that was kept plainly by an earlier release is sent', async () => {
  await rows(
    `insert into mails (id, about, content, due_at, queued_at)
     values ('example-1', 'x', '${JSON.stringify(exampleMail())}', '2026-11-20', '2026-11-20')`,
  );
  await send();
  expect(server.messages).toHaveLength(1);
});

test('news that are queued twice are sent once, after they were sent too', async () => {
  await queue();
  await queue();
  await send();
  await queue();
  await send();
  expect(server.messages).toHaveLength(1);
});

test('an id that could not stand in a header is refused', async () => {
  await expect(queue({ id: 'a b' })).rejects.toThrow('no id');
});

test('what the server refuses for now comes again, later and later, with the same name and date', async () => {
  server.behaviour.text = 451;
  await queue();
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 10; attempt++) {
    await send();
    const [row] = await rows<{ due: Date }>('select due_at as due from mails');
    const due = row?.due.getTime() ?? 0;
    time.now = due - 1;
    expect(await send()).toBe(0);
    pauses.push(pauseAfter(attempt) / minute);
    time.now = due;
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240]);
  expect(await states()).toMatchObject([{ state: 'waiting', attempts: 10 }]);
  server.behaviour.text = 'hang up';
  await send();
  time.now += 4 * hour;
  Reflect.deleteProperty(server.behaviour, 'text');
  await send();
  // The server had it before it hung up: the repeat can be recognised.
  const named = server.messages.map(({ data }) => /^(Message-ID|Date): .*$/gm.exec(data)?.[0]);
  expect(server.messages).toHaveLength(2);
  expect(new Set(named).size).toBe(1);
  expect(await states()).toMatchObject([{ state: 'sent', attempts: 12 }]);
});

test('an address that does not exist is recorded, without the address', async () => {
  server.behaviour.recipient = 550;
  await queue();
  await send();
  expect(await states()).toMatchObject([
    { state: 'refused', attempts: 1, answer: '550 no, not (address)', content: null },
  ]);
});

thoroughly(test)('what no server took for four days is given up', async () => {
  server.behaviour.sender = 421;
  await queue();
  for (let attempt = 0; attempt < 60; attempt++) {
    await send();
    time.now += 4 * hour;
  }
  const [row] = await states();
  expect(row).toMatchObject({ state: 'given-up', content: null });
  expect(row?.attempts).toBeGreaterThan(15);
});

test('several processes at once send each e-mail once', async () => {
  for (let index = 0; index < 40; index++) await queue({ id: `mail-${index}` });
  const process = async () => {
    while ((await send()) > 0);
  };
  await Promise.all([process(), process(), process()]);
  const ids = server.messages.map(({ data }) => /^Message-ID: .*$/m.exec(data)?.[0]);
  expect(ids).toHaveLength(40);
  expect(new Set(ids).size).toBe(40);
});

test('an e-mail whose process died under way is due again within half a minute', async () => {
  await queue();
  const dead: Mailer = { ...mailer, send: () => new Promise(() => undefined) };
  void send(dead, handScheduler());
  await until(async () => (await states())[0]?.attempts === 1);
  time.now += 25_000 - 1;
  expect(await send()).toBe(0);
  time.now += 1;
  expect(await send()).toBe(1);
  expect(await states()).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

test('an e-mail that a slow server takes minutes for is nobody else’s meanwhile', async () => {
  await queue();
  const hand = handScheduler();
  let take: (outcome: MailOutcome) => void = () => undefined;
  const slow: Mailer = { ...mailer, send: () => new Promise((taken) => (take = taken)) };
  const sending = send(slow, hand);
  await until(async () => (await states())[0]?.attempts === 1);
  const due = async () => (await rows<{ due: Date }>('select due_at as due from mails'))[0]?.due;
  for (let said = 1; said <= 10; said++) {
    time.now += 20_000;
    await hand.advance(20_000);
    await until(due, (at) => (at?.getTime() ?? 0) > time.now);
    expect(await send()).toBe(0);
  }
  take({ kind: 'sent', answer: '250 ok' });
  await sending;
  expect(await states()).toMatchObject([{ state: 'sent', attempts: 1 }]);
});

/** A mailer of which one e-mail is under way until it is told; the others end at once. */
function slowFor(slow: string, others: MailOutcome) {
  let take: (outcome: MailOutcome) => void = () => undefined;
  const by: Mailer = {
    ...mailer,
    send: ({ id }) =>
      id === slow ? new Promise((taken) => (take = taken)) : Promise.resolve(others),
  };
  return { by, take: () => take({ kind: 'sent', answer: '250 ok' }) };
}
const dueOf = async (id: string) =>
  (
    await rows<{ due: Date }>(`select due_at as due from mails where id = '${id}'`)
  )[0]?.due.getTime();

/** It is said again, so many times, that an e-mail is under way. */
async function saidAgain(id: string, times: number, hand: ReturnType<typeof handScheduler>) {
  for (let said = 1; said <= times; said++) {
    time.now += 20_000;
    await hand.advance(20_000);
    await until(
      () => dueOf(id),
      (at = 0) => at > time.now,
    );
  }
}

test('an outcome that cannot be noted leaves the others of its batch nobody else’s', async () => {
  await queue({ id: 'slow' });
  await queue({ id: 'unnoted' });
  const hand = handScheduler();
  // PostgreSQL takes no NUL in a text.
  const { by, take } = slowFor('slow', { kind: 'later', answer: '451 \0' });
  const sending = expect(send(by, hand)).rejects.toThrow('0x00');
  await until(async () => (await states())[0]?.attempts === 1);
  await saidAgain('slow', 5, hand);
  take();
  await sending;
  expect(await states()).toMatchObject([
    { id: 'slow', state: 'sent', attempts: 1 },
    { id: 'unnoted', state: 'waiting', attempts: 1 },
  ]);
});

test('what failed at once comes again after its own pause, however long another of its batch takes', async () => {
  await queue({ id: 'failed' });
  await queue({ id: 'slow' });
  const hand = handScheduler();
  const { by, take } = slowFor('slow', { kind: 'later', answer: '451 later' });
  const sending = send(by, hand);
  await until(async () => (await states())[0]?.answer === '451 later');
  await saidAgain('slow', 3, hand);
  expect(await dueOf('failed')).toBe(noon + pauseAfter(1));
  expect(await send()).toBe(1);
  take();
  await sending;
  expect(await states()).toMatchObject([
    { id: 'failed', state: 'sent', attempts: 2 },
    { id: 'slow', state: 'sent', attempts: 1 },
  ]);
});

test('what is forgotten while it waits is not sent, and what ended is forgotten after half a year', async () => {
  await queue({ id: 'one', about: 'a-case' });
  await queue({ id: 'other', about: 'another-case' });
  await api.database.transaction((client) => forgetMails(client, ['a-case']));
  await send();
  expect(await states()).toMatchObject([{ id: 'other', state: 'sent' }]);
  time.now += 179 * day;
  await forgetOldMails({ clock, database: api.database });
  expect(await states()).toHaveLength(1);
  time.now += 2 * day;
  await forgetOldMails({ clock, database: api.database });
  expect(await states()).toEqual([]);
});

test('without a server the desk writes files, and deletes those of what is forgotten', async () => {
  const scheduler = handScheduler();
  const context = { ...api.taxi, scheduler };
  await queue({ id: 'file-1' });
  const desk = openMailDesk(context, (error) => {
    throw error;
  });
  const outbox = () => {
    try {
      return readdirSync(join(api.dataDir, 'outbox'));
    } catch {
      return [];
    }
  };
  await until(async () => {
    await scheduler.advance(2_000);
    return outbox().includes('file-1.eml');
  });
  await desk.close();
  await sweepMails(context);
  expect(outbox()).toEqual(['file-1.eml']);
  await rows('delete from mails');
  await sweepMails(context);
  expect(outbox()).toEqual([]);
});
