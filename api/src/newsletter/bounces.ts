import { sql, type SQL } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { newsletterSubscriptions as table } from './tables.ts';
import { linkSecret, readToken } from './token.ts';

/** E-mails that came back for good after which nobody writes to a reader any more. */
const mostBounces = 2;

/**
 * Counts an e-mail to a reader that came back because there is no such address, each once.
 * @param unsubscribe its header List-Unsubscribe, whose token says whose it was.
 * @returns whether it was to a reader.
 */
export async function noteBounce(
  client: PoolClient,
  { unsubscribe, messageId }: { unsubscribe: string; messageId: string },
  now: Date,
): Promise<boolean> {
  const token = /[?&]token=([\w.-]{1,100})/.exec(unsubscribe)?.[1] ?? '';
  const id = readToken(await linkSecret(client), token);
  if (id === null) return false;
  const { rowCount } = await client.query(
    `insert into newsletter_bounces (subscription_id, message_id, bounced_at)
     select id, $2, $3 from newsletter_subscriptions where id = $1
     on conflict (subscription_id, message_id) do update set bounced_at = newsletter_bounces.bounced_at`,
    [id, messageId.slice(0, 300), now],
  );
  return rowCount === 1;
}

/** Whether a reader's address still takes e-mails, as far as is known. */
export const isReachable: SQL<boolean> = sql<boolean>`(
  select count(*) < ${mostBounces} from newsletter_bounces where subscription_id = ${table.id}
)`;
