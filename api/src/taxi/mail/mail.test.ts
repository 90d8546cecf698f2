import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { folderMailer, smtpMailer, type Mail } from './mailer.ts';

const mail: Mail = {
  id: 'TI-1-0-booked',
  to: 'ana@example.com',
  subject: 'Tu reserva de taxi TI-1',
  text: 'Tu reserva se realizó correctamente.\n',
  calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
};
const from = 'El Dorado <taxis@eldorado.example>';
const closing: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A real SMTP server. @param refuse the answer to a recipient; null takes it. */
async function smtpServer(refuse: (recipient: string) => number | null = () => null) {
  const messages: { to: string[]; from: string; data: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const responseCode = refuse(address);
      done(responseCode === null ? null : Object.assign(new Error('no'), { responseCode }));
    },
    onData(stream, session, done) {
      void text(stream).then((data) => {
        const { mailFrom, rcptTo } = session.envelope;
        messages.push({
          data,
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
        });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, from);
  closing.push(
    () => mailer.close(),
    () => new Promise<void>((closed) => void server.close(() => closed())),
  );
  return { messages, mailer };
}

test('an e-mail reaches an SMTP server with its calendar', async () => {
  const { messages, mailer } = await smtpServer();
  expect(await mailer.send(mail)).toBe('sent');
  const [message] = messages;
  expect(message).toMatchObject({ from: 'taxis@eldorado.example', to: ['ana@example.com'] });
  expect(message?.data).toContain('Subject: Tu reserva de taxi TI-1');
  expect(message?.data).toContain('Message-ID: <TI-1-0-booked@eldorado.example>');
  expect(message?.data).toMatch(/Content-Type: text\/calendar;[^]*filename=reserva.ics/);
});

test('a line of an address or a subject does not become a header', async () => {
  const { messages, mailer } = await smtpServer();
  await mailer.send({ ...mail, subject: 'Taxi\r\nBcc: eve@example.com' });
  expect(messages[0]?.to).toEqual(['ana@example.com']);
  expect(messages[0]?.data).not.toMatch(/^Bcc:/m);
});

test.each([
  [550, 'never'],
  [451, 'later'],
])('a recipient refused with %i is tried %s', async (code, outcome) => {
  const { mailer } = await smtpServer(() => code);
  expect(await mailer.send(mail)).toBe(outcome);
});

test('a server that is away is tried later', async () => {
  const mailer = smtpMailer('smtp://127.0.0.1:9', from);
  expect(await mailer.send(mail)).toBe('later');
});

test('without a server e-mails are files of a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  expect(await folderMailer(folder, from).send(mail)).toBe('sent');
  expect(readdirSync(folder)).toEqual(['TI-1-0-booked.eml']);
  expect(readFileSync(join(folder, 'TI-1-0-booked.eml'), 'utf8')).toContain('To: ana@example.com');
});

test('the folder forgets bookings one by one, half-written e-mails too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  const mailer = folderMailer(folder, from);
  for (const id of ['TI-1-0-booked', 'TI-1-12-moved', 'TI-11-0-booked'])
    await mailer.send({ ...mail, id });
  writeFileSync(join(folder, '.TI-1-13-cancelled.aside'), '');
  writeFileSync(join(folder, 'README'), '');
  expect([...(await mailer.kept())].sort()).toEqual(['TI-1', 'TI-11']);
  await mailer.forget(['TI-1']);
  expect(readdirSync(folder).sort()).toEqual(['README', 'TI-11-0-booked.eml']);
});

test('a folder that is not there keeps nothing', async () => {
  const mailer = folderMailer(join(tmpdir(), 'no-outbox'), from);
  expect(await mailer.kept()).toEqual([]);
  await mailer.forget(['TI-1']);
});
