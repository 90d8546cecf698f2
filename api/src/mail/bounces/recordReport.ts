import type { Database } from '../../db/database.ts';
import { noteBounce } from '../../newsletter/bounces.ts';
import { withoutAddresses } from '../../text/withoutPersonal.ts';
import type { DeliveryReport } from './readReport.ts';

/**
 * What says that there is no such address (RFC 3463): unknown mailbox or domain, a malformed or moved address, a mailbox
 * that is disabled. A full one, or a server that takes nothing from us, may take the next e-mail.
 */
const gone = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']);

export interface Recorded {
  /** The id of the e-mail in the outbox's table, when the report is of one that is known there. */
  mail: string | null;
  /** Whether it counts against the address of a newsletter's reader. */
  reader: boolean;
}

/**
 * Writes down that an e-mail came back: at its row, found by the Message-ID, and at the reader of the newsletter, found by the
 * link to unsubscribe, which nobody else can make. A report that is read again changes nothing.
 */
export const recordReport = (
  database: Database,
  { status, diagnostic, messageId, unsubscribe }: DeliveryReport,
  now: Date,
): Promise<Recorded> =>
  database.work.transaction(async (client) => {
    const id = /^<([A-Za-z0-9-]{1,100})@/.exec(messageId)?.[1] ?? '';
    const answer = withoutAddresses(`${status} ${diagnostic}`.trim()).slice(0, 300);
    const { rows } = await client.query<{ id: string }>(
      `update mails set state = 'bounced', answer = $2 where id = $1 and state in ('sent', 'bounced')
       returning id`,
      [id, answer],
    );
    const reader = gone.has(status) && (await noteBounce(client, { unsubscribe, messageId }, now));
    return { mail: rows[0]?.id ?? null, reader };
  });
