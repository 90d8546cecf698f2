import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleMail } from './testing/exampleMail.ts';
import { smtpServer, type Behaviour } from './testing/smtpServer.ts';
import { folderMailer, smtpMailer } from './mailer.ts';
import { readMailSettings, type MailSettings } from './settings.ts';

const settings = readMailSettings({});
const queuedAt = new Date('2026-11-20T17:00:00Z');
const closing: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function served(behaviour: Behaviour = {}, change: Partial<MailSettings> = {}) {
  const server = await smtpServer(behaviour);
  const mailer = smtpMailer(
    server.url,
    { ...settings, ...change },
    Object.values(behaviour).includes('silence') ? 300 : undefined,
  );
  closing.push(
    () => server.close(),
    () => mailer.close(),
  );
  return { server, mailer };
}

test('an e-mail arrives as text and HTML, with its file, date and name', async () => {
  const { server, mailer } = await served();
  expect((await mailer.send(exampleMail(), queuedAt)).kind).toBe('sent');
  const [message] = server.messages;
  expect(message).toMatchObject({ from: 'avisos@eldorado.example', to: ['ana@example.com'] });
  expect(message?.data).toContain('Subject: We have your message');
  expect(message?.data).toContain('Message-ID: <example-1@eldorado.example>');
  expect(message?.data).toContain('Date: Fri, 20 Nov 2026 17:00:00 +0000');
  expect(message?.data).toContain('Auto-Submitted: auto-generated');
  expect(message?.data).toMatch(/Content-Type: text\/plain[^]*> Tom &\r?\n> Ana/);
  expect(message?.data).toMatch(/Content-Type: text\/html[^]*Tom &amp;<br>Ana/);
  expect(message?.data).toMatch(/Content-Type: text\/calendar;[^]*filename=reserva.ics/);
  expect(message?.data).not.toContain('List-Unsubscribe');
});

test('a newsletter says how to end it by one click', async () => {
  const { server, mailer } = await served();
  const url = 'https://site.example/api/v2/newsletter/unsubscribe?token=abc_-def';
  await mailer.send(exampleMail({ unsubscribeUrl: url }), queuedAt);
  expect(server.messages[0]?.data).toContain(`List-Unsubscribe: <${url}>`);
  expect(server.messages[0]?.data).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('a line of a subject does not become a header, nor a comma a second reader', async () => {
  const { server, mailer } = await served();
  const subject = 'Taxi\r\nBcc: eve@example.com';
  await mailer.send(
    exampleMail({ subject, replyTo: 'a@example.com\r\nBcc: b@example.com' }),
    queuedAt,
  );
  await mailer.send(exampleMail({ to: 'ana@example.com, eve@example.com' }), queuedAt);
  for (const { to, data } of server.messages) {
    expect(to).not.toContain('eve@example.com');
    expect(data.split(/\r?\n\r?\n/)[0]).not.toMatch(/^Bcc:/m);
  }
});

test.each<[string, Behaviour, 'later' | 'refused']>([
  ['a recipient refused for good', { recipient: 550 }, 'refused'],
  ['a recipient refused for now', { recipient: 451 }, 'later'],
  ['a text refused for good', { text: 554 }, 'refused'],
  ['a text refused for now', { text: 452 }, 'later'],
  ['a sender that the server does not know', { sender: 553 }, 'later'],
  ['a server that takes the text and says nothing', { text: 'silence' }, 'later'],
  ['a server that hangs up at the text', { text: 'hang up' }, 'later'],
  ['a server that hangs up at the recipient', { recipient: 'hang up' }, 'later'],
  ['a server that says nothing at all', { greeting: 'silence' }, 'later'],
])('%s', async (_case, behaviour, outcome) => {
  const { mailer } = await served(behaviour);
  const { kind, answer } = await mailer.send(exampleMail(), queuedAt);
  expect([kind, answer.includes('ana@')]).toEqual([outcome, false]);
  expect(answer).not.toBe('');
});

test('a server that is away is tried later', async () => {
  const mailer = smtpMailer('smtp://127.0.0.1:9', settings);
  expect(await mailer.send(exampleMail(), queuedAt)).toMatchObject({ kind: 'later' });
});

test('a signed e-mail has a signature that its key bears out (RFC 6376)', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const dkim = { domainName: 'eldorado.example', keySelector: 'site', privateKey };
  const { server, mailer } = await served({}, { dkim });
  const unsubscribeUrl = 'https://eldorado.example/boletin?t=1';
  await mailer.send(exampleMail({ unsubscribeUrl }), queuedAt);
  const [head = '', ...rest] = (server.messages[0]?.data ?? '').split('\r\n\r\n');
  const headers = head.split(/\r\n(?!\s)/);
  // The canonical form `relaxed` of headers and body.
  const relaxed = (header: string) => {
    const [name = '', ...value] = header.split(':');
    return `${name.toLowerCase().trim()}:${value.join(':').replace(/\s+/g, ' ').trim()}`;
  };
  const signature = relaxed(headers.find((header) => header.startsWith('DKIM-Signature')) ?? '');
  const tag = (name: string) =>
    (new RegExp(`[;: ]${name}=([^;]*)`).exec(signature)?.[1] ?? '').replace(/\s/g, '');
  const body = rest
    .join('\r\n\r\n')
    .replace(/[ \t]+\r\n/g, '\r\n')
    .replace(/[ \t]+/g, ' ');
  const whole = `${body.replace(/(\r\n)+$/, '')}\r\n`;
  expect([tag('d'), tag('s'), tag('a')]).toEqual(['eldorado.example', 'site', 'rsa-sha256']);
  expect(tag('bh')).toBe(createHash('sha256').update(whole).digest('base64'));
  const named = tag('h').split(':');
  expect(named).toEqual(
    expect.arrayContaining([
      ...['from', 'to', 'subject', 'message-id', 'date'],
      ...['list-unsubscribe', 'list-unsubscribe-post'],
    ]),
  );
  const signed = named.map((name) =>
    relaxed(headers.find((header) => header.toLowerCase().startsWith(`${name}:`)) ?? ''),
  );
  const unsigned = signature.replace(/([;: ]b=)[^;]*$/, '$1');
  const proof = createVerify('sha256').update([...signed, unsigned].join('\r\n'));
  expect(proof.verify(publicKey, tag('b'), 'base64')).toBe(true);
});

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'outbox-'));
  closing.push(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

test('without a server e-mails are files of a folder', async () => {
  const path = folder();
  expect((await folderMailer(path, settings).send(exampleMail(), queuedAt)).kind).toBe('sent');
  expect(readdirSync(path)).toEqual(['example-1.eml']);
  expect(readFileSync(join(path, 'example-1.eml'), 'utf8')).toContain('To: ana@example.com');
});

test('the folder forgets e-mails one by one, half-written ones too', async () => {
  const path = folder();
  const mailer = folderMailer(path, settings);
  for (const id of ['a-1', 'a-11']) await mailer.send(exampleMail({ id }), queuedAt);
  writeFileSync(join(path, '.a-1.half'), '');
  writeFileSync(join(path, '.a-2.half'), '');
  writeFileSync(join(path, 'README'), '');
  expect([...(await mailer.kept())].sort()).toEqual(['a-1', 'a-11', 'a-2']);
  await mailer.forget(['a-1']);
  expect(readdirSync(path).sort()).toEqual(['.a-2.half', 'README', 'a-11.eml']);
});

test('a folder that is not there keeps nothing', async () => {
  const mailer = folderMailer(join(tmpdir(), 'no-outbox'), settings);
  expect(await mailer.kept()).toEqual([]);
  await mailer.forget(['a-1']);
});
