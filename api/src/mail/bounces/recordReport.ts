import type { PoolClient } from 'pg';
import type { Database } from '../../db/database.ts';
import { withoutAddresses } from '../../text/withoutPersonal.ts';
import type { DeliveryReport } from './readReport.ts';

/**
 * What says that there is no such address (RFC 3463): unknown mailbox or domain, a malformed or moved address, a mailbox
 * that is disabled. A full one, or a server that takes nothing from us, may take the next e-mail.
 */
const gone = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']);

/**
 * What a domain does when an e-mail comes back because there is no such address.
 * @returns to whom it was, of those that the domain writes to; null when it was to none of them.
 */
export type MailReturned = (
  client: PoolClient,
  mail: Pick<DeliveryReport, 'messageId' | 'unsubscribe'>,
  now: Date,
) => Promise<string | null>;

/** The domains, of which some write to addresses that they know again. */
export type MailWriters = readonly { mailReturned?: MailReturned }[];

export interface Recorded {
  /** The id of the e-mail in the outbox's table, when the report is of one that is known there. */
  mail: string | null;
  /** Against whose addresses it counts. */
  recipients: string[];
}

/**
 * Writes down that an e-mail came back: at its row, found by the Message-ID, and with who wrote it. A report that is read again
 * changes nothing.
 */
export const recordReport = (
  database: Database,
  { status, diagnostic, messageId, unsubscribe }: DeliveryReport,
  { now, writers }: { now: Date; writers: MailWriters },
): Promise<Recorded> =>
  database.work.transaction(async (client) => {
    const id = /^<([A-Za-z0-9-]{1,100})@/.exec(messageId)?.[1] ?? '';
    const answer = withoutAddresses(`${status} ${diagnostic}`.trim()).slice(0, 300);
    const { rows } = await client.query<{ id: string }>(
      `update mails set state = 'bounced', answer = $2 where id = $1 and state in ('sent', 'bounced')
       returning id`,
      [id, answer],
    );
    const recipients: string[] = [];
    for (const { mailReturned } of gone.has(status) ? writers : []) {
      const recipient = (await mailReturned?.(client, { unsubscribe, messageId }, now)) ?? null;
      if (recipient !== null) recipients.push(recipient);
    }
    return { mail: rows[0]?.id ?? null, recipients };
  });
