import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemScheduler } from '@eldorado/releases/scheduler';
import { until } from '@eldorado/releases/until';
import { thorough } from '@eldorado/testing/thorough';
import { readContent } from '../attachments/content.ts';
import { examplePdf } from '../attachments/inspect/exampleFiles.ts';
import { folderFiles } from '../attachments/store/folderFiles.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { randomMoment } from '../testing/randomMoment.ts';
import type { KillPoint } from '../testing/killPoint.ts';
import { sentForms } from '../testing/sentForms.ts';
import { startProcess } from '../testing/startProcess.ts';
import { testDatabase } from '../testing/testApi.ts';
import { hour } from '../time/time.ts';
import { testEncryption } from '../testing/testEncryption.ts';
import { smtpMailer } from './mailer.ts';
import { sendMails } from './sendMails.ts';
import { readMailSettings } from './settings.ts';
import { smtpServer } from './testing/smtpServer.ts';

/** A process that writes and sends e-mails is killed with SIGKILL, each time at another moment of its work. */
const rounds = thorough ? 20 : 2;
const noon = Date.parse('2026-11-20T17:00:00Z');
jest.setTimeout(400_000);

let databaseUrl: string;
let database: Database;
let server: Awaited<ReturnType<typeof smtpServer>>;
beforeAll(async () => {
  databaseUrl = await testDatabase();
  database = await openDatabase({
    dataDir: '',
    databaseUrl,
    log: { info: () => undefined, warn: () => undefined },
  });
  server = await smtpServer();
});
afterAll(async () => {
  await server.close();
  await database.close();
});

/** Lets a process work until it has acknowledged something, and a moment of the round's own. @returns what it acknowledged. */
async function killed(round: number): Promise<string[]> {
  const child = await startProcess(new URL('testing/mailProcess.ts', import.meta.url), {
    DATABASE_URL: databaseUrl,
    SMTP_URL: server.url,
    ROUND: String(round),
    // Later each time, so that what the one before had under way is due again.
    AIRPORT_NOW: new Date(noon + round * hour).toISOString(),
  });
  await child.firstLine();
  await randomMoment('mail-crash', round);
  await child.kill();
  return child.lines();
}

test(`killed at ${rounds} moments, no e-mail is lost, and what is sent twice is one e-mail`, async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round++) acknowledged.push(...(await killed(round)));
  const mailer = smtpMailer(server.url, readMailSettings({}));
  const clock = { now: () => new Date(noon + (rounds + 1) * hour) };
  const sending = { clock, scheduler: systemScheduler, database, mailer };
  while ((await sendMails({ ...sending, encryption: testEncryption })) > 0);
  mailer.close();

  const sent = server.messages.map(({ data }) => /^Message-ID: <(.*)@/m.exec(data)?.[1] ?? '');
  const { rows } = await database.transaction((client) =>
    client.query<{ id: string; state: string }>('select id, state from mails'),
  );
  expect(rows.filter(({ state }) => state !== 'sent')).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(rounds);
  expect(acknowledged.filter((id) => !sent.includes(id))).toEqual([]);
  // At most those that were under way when their process was killed: five at once.
  const twice = sent.filter((id, at) => sent.indexOf(id) !== at);
  expect(twice.length).toBeLessThanOrEqual(rounds * 5);
  expect(new Set(sent).size).toBe(rows.length);
  // A repeat is the same e-mail: its date too.
  const dates = new Map<string, string>();
  for (const { data } of server.messages) {
    const id = /^Message-ID: <(.*)@/m.exec(data)?.[1] ?? '';
    const date = /^Date: .*$/m.exec(data)?.[0] ?? '';
    expect(dates.get(id) ?? date).toBe(date);
    dates.set(id, date);
  }
});

type Place = KillPoint & { form: 'complaint' | 'newsletter' | 'signIn' };

/** Where the site is killed while a form is sent, in the order of the way that it takes. The first alone unless `npm run thorough`. */
const places: readonly Place[] = (
  [
    ['complaint', 'insert into mails', 'after commit'],
    ['complaint', 'insert into "case_drafts"', 'before commit'],
    ['complaint', 'insert into "case_drafts"', 'after commit'],
    ['complaint', 'insert into "case_files"', 'after commit'],
    ['complaint', 'insert into "case_file_parts"', 'before commit'],
    ['complaint', 'insert into "case_file_parts"', 'after commit'],
    ['complaint', 'inspect', 'before'],
    ['complaint', 'store.put', 'after'],
    ['complaint', 'delete from "case_file_parts"', 'after commit'],
    ['complaint', 'insert into "cases"', 'after'],
    ['complaint', 'insert into mails', 'before commit'],
    // Its e-mail is taken, then with the mail server, then noted.
    ['complaint', 'mailer.send', 'before'],
    ['complaint', 'mailer.send', 'after'],
    ['complaint', 'update mails set state', 'before commit'],
    ['newsletter', 'insert into "newsletter_subscriptions"', 'after'],
    ['newsletter', 'insert into mails', 'after commit'],
    ['signIn', 'insert into taxi_codes', 'after commit'],
    ['signIn', 'sms.send', 'after'],
    ['signIn', 'update taxi_codes set attempts', 'before commit'],
    ['signIn', 'insert into taxi_sessions', 'after commit'],
  ] as const
)
  .map(([form, at, when]) => ({ form, at, when }))
  .slice(0, thorough ? undefined : 1);
/** Milliseconds by the site's clock from one process to the next: what one had taken is due by then. */
const latestMail = 30_000;

/** The API with its forms, in a process that is killed, and a next one, which takes its place. */
async function formsSite(dataDir: string) {
  let count = 0;
  const start = () =>
    startProcess(new URL('../testing/formsProcess.ts', import.meta.url), {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SMTP_URL: server.url,
      PACE: thorough ? '1' : '20',
      AIRPORT_NOW: new Date(noon + count++ * latestMail).toISOString(),
    });
  let [site, next] = await Promise.all([start(), start()]);
  let origin = await site.firstLine();
  return {
    process: () => site,
    origin: () => origin,
    lastMessage: () => site.lines().at(-1) ?? '',
    async back() {
      await site.gone;
      site = next;
      origin = await site.firstLine();
      if (count <= places.length) next = await start();
    },
    close: () => Promise.all([site.kill(), next.kill()]),
  };
}

const query = async <Row extends object>(sql: string) =>
  (await database.transaction((client) => client.query<Row>(sql))).rows;

/** What is in the database of what was sent, each once; the files are whole. */
async function expectEachOnce(dataDir: string, file: Buffer): Promise<void> {
  const sent = (form: Place['form']) => places.filter((place) => place.form === form).length;
  const [made] = await query(
    `select (select count(*)::int from cases) as complaint,
       (select count(*)::int from newsletter_subscriptions) as newsletter,
       (select count(*)::int from taxi_users) as "signIn",
       (select count(*)::int from mails where id not like 'mail-%') as mails`,
  );
  expect(made).toEqual({
    complaint: sent('complaint'),
    newsletter: sent('newsletter'),
    signIn: sent('signIn'),
    mails: sent('complaint') + sent('newsletter'),
  });
  const kept = await query<{ id: string }>(
    `select id from case_files where number is not null and state = 'kept'`,
  );
  expect(kept).toHaveLength(sent('complaint'));
  const store = folderFiles(join(dataDir, 'attachments'));
  for (const { id } of kept) {
    const content = await readContent({ encryption: testEncryption, store }, { id });
    expect(content.equals(file)).toBe(true);
  }
}

test(`killed at ${places.length} places of complaints and sign-ups, none is lost or there twice, and no e-mail is late`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'forms-crash-'));
  const file = await examplePdf();
  const before = server.messages.length;
  const site = await formsSite(dataDir);
  try {
    const forms = sentForms(site, file);
    const waiting = () => query(`select id from mails where state = 'waiting'`);
    const waits: number[] = [];
    for (const [index, { form, ...point }] of places.entries()) {
      const victim = site.process();
      await victim.killAt(point);
      await forms.send[form](index);
      const sentAt = performance.now();
      // What the desk does comes after the answer.
      if (site.process() === victim) await site.back();
      await until(waiting, ({ length }) => length === 0);
      waits.push(performance.now() - sentAt);
    }

    const messages = server.messages.slice(before);
    const ids = messages.map(({ data }) => /^Message-ID: <(.*)@/m.exec(data)?.[1] ?? '');
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
    const mailed = new Set(messages.flatMap(({ to }) => to));
    const lost: object[] = [];
    for (const one of forms.acknowledged) if (!(await forms.isThere(one, mailed))) lost.push(one);
    process.stdout.write(
      `${places.length} kills: acknowledged ${forms.acknowledged.length}, lost ${lost.length}, e-mails ${ids.length}, twice ${twice.length}, the latest ${(Math.max(...waits) / 1_000).toFixed(1)} s after its form\n`,
    );
    expect(lost).toEqual([]);
    const taken = places.filter(({ at }) => /^mailer.send|^update mails set state/.test(at));
    // Where the server had the e-mail and nobody knew any more.
    expect(twice).toHaveLength(taken.filter(({ when }) => when !== 'before').length);
    // Whose process died is sent by the next one, at its first try: were it later due than that one's clock says, it would wait for ever.
    const again = await query(
      `select attempts from mails where id not like 'mail-%' and attempts > 1`,
    );
    expect(again).toEqual(taken.map(() => ({ attempts: 2 })));
    await expectEachOnce(dataDir, file);
  } finally {
    await site.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
