import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { until } from '@eldorado/releases/until';
import { openDatabase, type Database } from '../db/database.ts';
import { randomMoment } from '../testing/randomMoment.ts';
import { testDatabase } from '../testing/testApi.ts';
import { hour } from '../time/time.ts';
import { testEncryption } from '../testing/testEncryption.ts';
import { smtpMailer } from './mailer.ts';
import { sendMails } from './sendMails.ts';
import { readMailSettings } from './settings.ts';
import { smtpServer } from './testing/smtpServer.ts';

/** A process that writes and sends e-mails is killed with SIGKILL, each time at another moment of its work. */
const rounds = process.env['THOROUGH'] ? 20 : 2;
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
  const child = spawn(
    process.execPath,
    ['--import', '@eldorado/build/register', join(import.meta.dirname, 'testing/mailProcess.ts')],
    {
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        SMTP_URL: server.url,
        ROUND: String(round),
        // Later each time, so that what the one before had under way is due again.
        AIRPORT_NOW: new Date(noon + round * hour).toISOString(),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  const gone = new Promise((exited) => child.once('exit', exited));
  await until(() => said.includes('\n') || child.exitCode !== null);
  await randomMoment('mail-crash', round);
  child.kill('SIGKILL');
  await gone;
  return said.split('\n').slice(0, -1);
}

test(`killed at ${rounds} moments, no e-mail is lost, and what is sent twice is one e-mail`, async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round++) acknowledged.push(...(await killed(round)));
  const mailer = smtpMailer(server.url, readMailSettings({}));
  const clock = { now: () => new Date(noon + (rounds + 1) * hour) };
  while ((await sendMails({ clock, database, mailer, encryption: testEncryption })) > 0);
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
