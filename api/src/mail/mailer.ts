import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import type { MailSettings } from './settings.ts';
import { withoutAddresses } from '../text/withoutPersonal.ts';
import { writeMail } from './writeMail.ts';

export interface MailOutcome {
  /** `refused` is for good: the server will not take this e-mail for this address. */
  kind: 'sent' | 'later' | 'refused';
  /** What the server said, without addresses. */
  answer: string;
}

/** Sends e-mail, one attempt a call. Never throws. */
export interface Mailer {
  /** @param queuedAt the e-mail's date, the same for each attempt. */
  send(mail: Mail, queuedAt: Date): Promise<MailOutcome>;
  /** The ids of the e-mails that it keeps as files. Never throws. */
  kept(): Promise<readonly string[]>;
  /** Deletes the files of e-mails. Never throws: what is left is `kept` still. */
  forget(ids: readonly string[]): Promise<void>;
  close(): void;
}

/** The mailer that the settings name: an SMTP server, or a folder. */
export const makeMailer = (settings: MailSettings, folder: string): Mailer =>
  settings.smtpUrl === null
    ? folderMailer(folder, settings)
    : smtpMailer(settings.smtpUrl, settings);

function messageOf({ from }: MailSettings, mail: Mail, date: Date) {
  const domain = /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'eldorado.example';
  return {
    from,
    // An object, so that an address with a comma never becomes two.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    date,
    messageId: `<${mail.id}@${domain}>`,
    ...writeMail(mail),
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    headers: {
      // No out-of-office answers (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.locale,
      ...(mail.unsubscribeUrl && {
        'List-Unsubscribe': { prepared: true, value: `<${mail.unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: (mail.files ?? []).map(({ filename, contentType, base64 }) => ({
      filename,
      contentType,
      content: Buffer.from(base64, 'base64'),
    })),
  };
}

/** A server's words for the log of e-mails: whom it named is no business of that. */
const serverWords = (words: string) => withoutAddresses(words).slice(0, 300);

interface SmtpFailure {
  message?: string;
  /** Of the SMTP command that failed. */
  responseCode?: number;
  command?: string;
  response?: string;
}

/** What a signature covers: RFC 6376, 5.4.1, and what an unsubscription by one press rests on (RFC 8058, 4). */
const signedFields =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post';

const signing = ({ dkim }: MailSettings) =>
  dkim ? { dkim: { ...dkim, headerFieldNames: signedFields } } : {};

/** Sends by an SMTP server, such as smtps://user:password@mail.example.com, over a connection an e-mail. */
export function smtpMailer(url: string, settings: MailSettings, longestSilence = 20_000): Mailer {
  const { hostname, port, username, password, protocol } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    ...signing(settings),
    connectionTimeout: longestSilence,
    greetingTimeout: longestSilence,
    socketTimeout: longestSilence,
  });
  return {
    async send(mail, queuedAt) {
      try {
        const { response } = await transport.sendMail(messageOf(settings, mail, queuedAt));
        return { kind: 'sent', answer: serverWords(response) };
      } catch (error) {
        const { message = '', responseCode = 0, command = '', response } = error as SmtpFailure;
        // Only of the recipient and the text: what the server thinks of the site's password or sender is put right there.
        const final = responseCode >= 500 && /^(RCPT TO|DATA)$/.test(command);
        return {
          kind: final ? 'refused' : 'later',
          answer: serverWords(response ?? message),
        };
      }
    },
    kept: () => Promise.resolve([]),
    forget: () => Promise.resolve(),
    close: () => transport.close(),
  };
}

/** The e-mail of a file of the outbox, whole or half written. */
const idOf = (file: string) =>
  /^([A-Za-z0-9-]+)\.eml$/.exec(file)?.[1] ?? /^\.([A-Za-z0-9-]+)\./.exec(file)?.[1];

/** The demonstration's outbox: each e-mail is a file of a folder. */
export function folderMailer(folder: string, settings: MailSettings): Mailer {
  // Without a folder nothing is kept.
  const files = () => readdir(folder).catch(() => []);
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'windows' },
    signing(settings),
  );
  return {
    async send(mail, queuedAt) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const { message } = await transport.sendMail(messageOf(settings, mail, queuedAt));
        const aside = join(folder, `.${mail.id}.${randomUUID()}`);
        await writeFile(aside, message as Buffer, { mode: 0o600 });
        await rename(aside, join(folder, `${mail.id}.eml`));
        return { kind: 'sent', answer: 'written into the outbox folder' };
      } catch (error) {
        return { kind: 'later', answer: error instanceof Error ? error.message : String(error) };
      }
    },
    async kept() {
      return [...new Set((await files()).flatMap((file) => idOf(file) ?? []))];
    },
    async forget(ids) {
      const gone = new Set(ids);
      for (const file of await files()) {
        if (gone.has(idOf(file) ?? ''))
          await rm(join(folder, file), { force: true }).catch(() => undefined);
      }
    },
    close: () => undefined,
  };
}
