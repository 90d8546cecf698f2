import type { PoolClient } from 'pg';
import type { Encryption } from '../encryption/encryption.ts';
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

/**
 * Puts an e-mail into the outbox, in the transaction of what it tells: both are kept or neither. Sent within seconds; encrypted
 * until then, since it says whose it is and what they wrote.
 */
export async function queueMail(
  client: PoolClient,
  encryption: Encryption,
  mail: Mail,
  now: Date,
): Promise<void> {
  if (!/^[A-Za-z0-9-]{1,100}$/.test(mail.id)) throw new Error(`'${mail.id}' is no id of an e-mail`);
  await client.query(
    `insert into mails (id, about, content, due_at, queued_at) values ($1, $2, to_jsonb($3::text), $4, $4)
     on conflict (id) do nothing`,
    [mail.id, mail.about, encryption.encrypt(JSON.stringify(mail), encryptedAs(mail.id)), now],
  );
}

/** What the table has of an e-mail that waits: encrypted, or plain where a release wrote it that did not encrypt. */
export type KeptMail = string | Mail;

const encryptedAs = (id: string) => `mail ${id}`;

/** @throws when it cannot be opened: its key is not in `DATA_KEYS`, or it was changed. */
export const openMail = (encryption: Encryption, id: string, content: KeptMail): Mail =>
  typeof content === 'string'
    ? (JSON.parse(encryption.decrypt(content, encryptedAs(id))) as Mail)
    : content;

/** Encrypts the e-mails that wait again, by the key that encrypts now. @returns how many. */
export async function rotateMails(client: PoolClient, encryption: Encryption): Promise<number> {
  const { rows: waiting } = await client.query<{ id: string; content: KeptMail }>(
    `select id, content from mails where state = 'waiting' for update`,
  );
  let count = 0;
  for (const { id, content } of waiting) {
    if (typeof content === 'string' && encryption.isCurrent(content)) continue;
    const again = encryption.encrypt(
      JSON.stringify(openMail(encryption, id, content)),
      encryptedAs(id),
    );
    await client.query('update mails set content = to_jsonb($2::text) where id = $1', [id, again]);
    count += 1;
  }
  return count;
}

/** Forgets every e-mail about some subjects, waiting ones unsent; `sweepMails` then deletes their files. */
export const forgetMails = (client: PoolClient, about: readonly string[]) =>
  client.query('delete from mails where about = any($1)', [about]);
