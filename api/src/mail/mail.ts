import type { PoolClient } from 'pg';
import type { Locale } from '../text/locale.ts';

/** A part of what an e-mail says; each is written as text and as HTML. */
export type MailPart =
  | { kind: 'text'; text: string }
  /** Labels with what they stand for, a line each. */
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[] }
  /** The words of somebody else, with their line breaks. */
  | { kind: 'quote'; text: string }
  | { kind: 'link'; label: string; url: string };

export interface MailFile {
  filename: string;
  /** Its MIME type, such as `text/calendar; charset=utf-8`. */
  contentType: string;
  /** Its bytes in base64. */
  base64: string;
}

export interface Mail {
  /** Letters, digits and dashes. The same for the same news: queued twice it is sent once, and it makes the Message-ID. */
  id: string;
  /** What it tells of, such as a booking's number: `forgetMails` forgets by it. */
  about: string;
  /** One address. */
  to: string;
  locale: Locale;
  subject: string;
  parts: readonly MailPart[];
  files?: readonly MailFile[];
  /** An address that ends the subscription by one POST (RFC 8058); readers' programs show a button for it. */
  unsubscribeUrl?: string;
  /** Where an answer goes, when it is not to the sender. */
  replyTo?: string;
}

/** Puts an e-mail into the outbox, in the transaction of what it tells: both are kept or neither. Sent within seconds. */
export async function queueMail(client: PoolClient, mail: Mail, now: Date): Promise<void> {
  if (!/^[A-Za-z0-9-]{1,100}$/.test(mail.id)) throw new Error(`'${mail.id}' is no id of an e-mail`);
  await client.query(
    `insert into mails (id, about, content, due_at, queued_at) values ($1, $2, $3, $4, $4)
     on conflict (id) do nothing`,
    [mail.id, mail.about, JSON.stringify(mail), now],
  );
}

/** Forgets every e-mail about some subjects, waiting ones unsent; `sweepMails` then deletes their files. */
export const forgetMails = (client: PoolClient, about: readonly string[]) =>
  client.query('delete from mails where about = any($1)', [about]);
