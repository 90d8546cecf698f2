import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface Mail {
  /** `<number>-<sequence>-<kind>`: the same for each attempt, so that a reader's program shows one message. */
  id: string;
  to: string;
  subject: string;
  text: string;
  calendar: string;
}

/** Sends e-mail. Answers whether it was taken; `never` for an address that refuses it for good. Never throws. */
export interface Mailer {
  send(mail: Mail): Promise<'sent' | 'later' | 'never'>;
  /** The bookings of which it keeps e-mails. Never throws. */
  kept(): Promise<readonly string[]>;
  /** Deletes the e-mails that it keeps of bookings. Never throws: what is left is `kept` still. */
  forget(numbers: readonly string[]): Promise<void>;
  close(): void;
}

const domain = 'eldorado.example';

const messageOf = (from: string, mail: Mail) => ({
  from,
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  messageId: `<${mail.id}@${domain}>`,
  attachments: [
    {
      filename: 'reserva.ics',
      content: mail.calendar,
      contentType: 'text/calendar; charset=utf-8',
    },
  ],
});

/** Sends by an SMTP server, such as smtps://user:password@mail.example.com. */
export function smtpMailer(url: string, from: string): Mailer {
  const { hostname, port, username, password, protocol } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(from, mail));
        return 'sent';
      } catch (error) {
        const { responseCode = 0 } = error as { responseCode?: number };
        // 535 is the server's opinion of the site's own password, not of the address.
        return responseCode >= 550 && responseCode < 560 ? 'never' : 'later';
      }
    },
    kept: () => Promise.resolve([]),
    forget: () => Promise.resolve(),
    close: () => transport.close(),
  };
}

/** The booking of a file of the outbox, whole or half written. */
const numberOf = (file: string) => /^\.?(.+)-\d+-[a-z]+\./.exec(file)?.[1] ?? '';

/** The demonstration's outbox: each e-mail is a file of a folder. */
export function folderMailer(folder: string, from: string): Mailer {
  // Without a folder nothing is kept.
  const files = () => readdir(folder).catch(() => []);
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const { message } = await transport.sendMail(messageOf(from, mail));
        const aside = join(folder, `.${mail.id}.${randomUUID()}`);
        await writeFile(aside, message as Buffer, { mode: 0o600 });
        await rename(aside, join(folder, `${mail.id}.eml`));
        return 'sent';
      } catch {
        return 'later';
      }
    },
    async kept() {
      return [...new Set((await files()).map(numberOf))].filter((number) => number !== '');
    },
    async forget(numbers) {
      for (const file of await files()) {
        if (numbers.includes(numberOf(file)))
          await rm(join(folder, file), { force: true }).catch(() => undefined);
      }
    },
    close: () => undefined,
  };
}
