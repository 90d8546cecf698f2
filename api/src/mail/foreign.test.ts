import { generateKeyPairSync } from 'node:crypto';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { thorough } from '@eldorado/testing/thorough';
import { exampleAnswers } from '../cases/exampleAnswers.ts';
import type { CaseLinks } from '../cases/store/links.ts';
import { caseMail } from '../cases/mails/mails.ts';
import { caseMailWords } from '../cases/mails/mailWords.ts';
import type { Case, CaseEvent } from '../cases/store/store.ts';
import { transferMail } from '../cases/mails/transferMail.ts';
import { exampleMessage } from '../contact/exampleMessage.ts';
import { deskMail, receivedMail } from '../contact/mails.ts';
import { confirmMail } from '../newsletter/mails.ts';
import { bookingMail } from '../taxi/booking/confirmation.ts';
import { exampleBooking } from '../taxi/testing/exampleBooking.ts';
import { locales, type Locale } from '../text/locale.ts';
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

const at = new Date('2026-11-20T17:00:00Z');

/** The domain's key, as its name server gives it. */
const resolver = (name: string, type: string) =>
  type === 'TXT' && name === 'site._domainkey.eldorado.example'
    ? Promise.resolve([[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]])
    : Promise.reject(Object.assign(new Error(name), { code: 'ENOTFOUND' }));

/** E-mails as they come to readers' servers. */
async function receivedAll(mails: readonly Mail[]): Promise<string[]> {
  const server = await smtpServer({});
  const mailer = smtpMailer(server.url, {
    ...readMailSettings({}),
    dkim: { domainName: 'eldorado.example', keySelector: 'site', privateKey },
  });
  for (const mail of mails) await mailer.send(mail, at);
  mailer.close();
  await server.close();
  return server.messages.map(({ data }) => data);
}
const received = async (mail: Mail) => (await receivedAll([mail]))[0] ?? '';

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

const origin = 'https://eldorado.example';
const links = { sign: () => 'PQ-7KQ2-XM4P-9TRX.20270218.abc' } as unknown as CaseLinks;
const exampleCase = (locale: Locale) =>
  ({
    ...{ number: 'PQ-7KQ2-XM4P-9TRX', locale, state: 'taken', dueDay: '2026-12-14' },
    ...{ type: 'complaint', topic: 'services', receivedAt: at, files: [], events: [] },
    answers: exampleAnswers,
  }) as unknown as Case;
const told = Object.keys(caseMailWords.es.told) as CaseEvent['kind'][];

/** Each e-mail that the site writes, by what it tells of. */
const written: [string, (locale: Locale) => readonly (Mail | null)[]][] = [
  [
    'a message',
    (locale) => [
      receivedMail({ email: 'ana@example.com', locale }, 'ED-261120-ABC234', origin),
      deskMail({ ...exampleMessage, locale }, 'ED-261120-ABC234', 'taxis@example.com'),
    ],
  ],
  [
    'the newsletter',
    (locale) => [
      confirmMail({ id: 1, email: 'ana@example.com', locale }, { token: 't', origin, now: at }),
    ],
  ],
  [
    'a ride',
    (locale) =>
      (['booked', 'moved', 'cancelled'] as const).map((kind) =>
        bookingMail({ ...exampleBooking, locale }, 'luis@example.com', kind, origin),
      ),
  ],
  [
    'a case',
    (locale) => [
      ...told.map((kind) =>
        caseMail({ links, publicOrigin: origin }, exampleCase(locale), {
          ...{ kind, at, text: 'Señor:\nrevisamos.', day: '2026-12-20', to: 'Aerocivil' },
        }),
      ),
      transferMail(exampleCase(locale), { kind: 'forwarded', at, mail: 'pqrs@example.com' }, [
        file,
      ]),
    ],
  ],
];

test.each(written)('what the site writes of %s is signed, in each language', async (_, write) => {
  const all = locales.flatMap(write).filter((mail) => mail !== null);
  // Of many a third, each kind in another language.
  const every = thorough || all.length < 10 ? 1 : 3;
  const mails = all.filter((_mail, index) => index % every === 0);
  const messages = await receivedAll(mails);
  expect(await Promise.all(messages.map(verdicts))).toEqual(mails.map(() => ['pass']));
});
