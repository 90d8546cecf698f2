import { generateKeyPairSync } from 'node:crypto';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { exampleMail } from './testing/exampleMail.ts';
import { smtpServer } from './testing/smtpServer.ts';
import { smtpMailer } from './mailer.ts';
import { readMailSettings } from './settings.ts';
import type { Mail } from './mail.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** The domain's key, as its name server gives it. */
const resolver = (name: string, type: string) =>
  type === 'TXT' && name === 'site._domainkey.eldorado.example'
    ? Promise.resolve([[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]])
    : Promise.reject(Object.assign(new Error(name), { code: 'ENOTFOUND' }));

/** An e-mail as it comes to a reader's server. */
async function received(mail: Mail): Promise<string> {
  const server = await smtpServer({});
  const mailer = smtpMailer(server.url, {
    ...readMailSettings({}),
    dkim: { domainName: 'eldorado.example', keySelector: 'site', privateKey },
  });
  await mailer.send(mail, new Date('2026-11-20T17:00:00Z'));
  mailer.close();
  await server.close();
  return server.messages[0]?.data ?? '';
}

async function verdicts(message: string) {
  const { results } = await dkimVerify(Buffer.from(message), { resolver });
  return results.map(({ status }) => status.result);
}

const file = {
  filename: 'reserva.ics',
  contentType: 'text/calendar; charset=utf-8',
  base64: Buffer.from('BEGIN:VCALENDAR\r\n').toString('base64'),
};
const mails: [string, Partial<Mail>][] = [
  ['plain', {}],
  ['with accents in its subject', { subject: 'Su reserva: ¡sí, está confirmada! – São José' }],
  ['with a very long subject', { subject: 'Reserva '.repeat(60).trim() }],
  ['with an answer’s address', { replyTo: 'ana@example.com' }],
  ['with a file', { files: [file] }],
  ['with a way to end it', { unsubscribeUrl: 'https://eldorado.example/boletin?t=1' }],
  [
    'with lines of dots, blanks and great length',
    { parts: [{ kind: 'quote', text: `.\n..\n \t \n${'largo '.repeat(400)}\n\n\n` }] },
  ],
];

test.each(mails)('the signature of an e-mail %s holds for another verifier', async (_, change) => {
  expect(await verdicts(await received(exampleMail(change)))).toEqual(['pass']);
});

test.each([
  ['its text', /We have/i, 'They had'],
  ['who it is from', 'El Dorado <', 'El Dorada <'],
  ['its way to end it', 'boletin?t=1', 'boletin?t=2'],
  ['its one press', 'List-Unsubscribe=One-Click', 'List-Unsubscribe=Two-Click'],
])('an e-mail of which %s was changed on the way does not hold', async (_, from, to) => {
  const message = await received(
    exampleMail({ unsubscribeUrl: 'https://eldorado.example/boletin?t=1' }),
  );
  const changed = message.replace(from, to);
  expect(changed).not.toBe(message);
  expect(await verdicts(changed)).not.toContain('pass');
});
