import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemScheduler } from '@eldorado/releases/scheduler';
import { startDebianProgram, type DebianProgram } from '../testing/debianProgram.ts';
import { silentProxy } from '../testing/silentProxy.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { fixedClock } from '../time/clock.ts';
import { minute } from '../time/time.ts';
import { queueMail } from './mail.ts';
import { smtpMailer } from './mailer.ts';
import { sendMails, sentAtOnce } from './sendMails.ts';
import { readMailSettings } from './settings.ts';
import { exampleMail } from './testing/exampleMail.ts';

jest.setTimeout(120_000);

/** Takes e-mail for everybody and keeps it; what it does with some is said by whom they are for. */
const config = (folder: string, port: number) => `
keep_environment =
primary_hostname = mail.example
daemon_smtp_ports = ${port}
local_interfaces = 127.0.0.1
spool_directory = ${folder}/spool
log_file_path = ${folder}/log/%slog
queue_only = true
host_lookup =
tls_advertise_hosts =
acl_smtp_rcpt = recipients
begin acl
recipients:
  deny
    local_parts = nobody
    message = no such person
  defer
    local_parts = full
    message = come back later
  accept
`;

let server: DebianProgram;
let proxy: Awaited<ReturnType<typeof silentProxy>>;
let api: TestApi;
const time = { now: Date.parse('2026-11-20T17:00:00Z') };
const clock = { now: () => new Date(time.now) };
beforeAll(async () => {
  server = await startDebianProgram({
    name: 'exim4',
    from: 'exim4-daemon-light',
    prepare(folder, port) {
      writeFileSync(join(folder, 'exim.conf'), config(folder, port));
      chmodSync(folder, 0o755);
      for (const name of ['spool', 'log']) mkdirSync(join(folder, name));
      // Started by root it goes on as a user of its own.
      if (process.getuid?.() === 0)
        execFileSync('chown', ['-R', 'Debian-exim', `${folder}/spool`, `${folder}/log`]);
      return ['-C', join(folder, 'exim.conf'), '-bdf'];
    },
  });
  proxy = await silentProxy(`smtp://127.0.0.1:${server.port}`);
  api = await testApi({ clock: fixedClock('2026-11-20T17:00:00Z'), jobs: false });
});
afterAll(async () => {
  await api.close();
  proxy.close();
  await server.close();
});

const rows = async <T extends object>(sql: string) =>
  (await api.database.transaction((client) => client.query<T>(sql))).rows;
const queue = (id: string, to: string) =>
  api.database.transaction((client) =>
    queueMail(client, api.cases.encryption, exampleMail({ id, to }), clock.now()),
  );
async function send(silence: number) {
  const mailer = smtpMailer(proxy.url, readMailSettings({}), silence);
  const { database, cases } = api;
  const { encryption } = cases;
  const context = { clock, scheduler: systemScheduler, database, mailer, encryption };
  while ((await sendMails(context)) === sentAtOnce);
  mailer.close();
}
const states = async () =>
  Object.fromEntries(
    (await rows<{ id: string; state: string }>('select id, state from mails')).map(
      ({ id, state }) => [id, state],
    ),
  );
/** The e-mails that the server has taken, by their Message-ID, as its log has them. */
const taken = () =>
  [...readFileSync(join(server.folder, 'log/mainlog'), 'utf8').matchAll(/<= .* id=([\w-]+)@/g)].map(
    ([, id]) => id,
  );

test('what a server takes is sent, what it refuses is refused, what it puts off is sent again', async () => {
  await queue('taken', 'ana@example.com');
  await queue('refused', 'nobody@example.com');
  await queue('later', 'full@example.com');
  await send(5_000);
  expect(await states()).toEqual({ taken: 'sent', refused: 'refused', later: 'waiting' });
  expect(taken()).toEqual(['taken']);
});

test('a server that stalls loses nothing, and has each e-mail once when it goes on', async () => {
  const ids = Array.from({ length: 5 }, (_, index) => `stalled-${index}`);
  for (const id of ids) await queue(id, `${id}@example.com`);
  server.signal('SIGSTOP');
  await send(400);
  expect(await states()).toMatchObject(Object.fromEntries(ids.map((id) => [id, 'waiting'])));
  server.signal('SIGCONT');
  time.now += 2 * minute;
  await send(5_000);
  expect(await states()).toMatchObject(Object.fromEntries(ids.map((id) => [id, 'sent'])));
  expect(
    taken()
      .filter((id) => id?.startsWith('stalled'))
      .sort(),
  ).toEqual(ids);
});

test('a connection that breaks loses nothing', async () => {
  await queue('broken', 'luis@example.com');
  proxy.hang();
  const sending = send(20_000);
  await proxy.connected();
  proxy.cut();
  await sending;
  expect(await states()).toMatchObject({ broken: 'waiting' });
  proxy.goOn();
  time.now += 2 * minute;
  await send(5_000);
  expect(await states()).toMatchObject({ broken: 'sent' });
  expect(taken().filter((id) => id === 'broken')).toHaveLength(1);
});
