import { createHash } from 'node:crypto';
import type { ApiContext } from '../context.ts';
import type { PushService } from './pushService.ts';

const mostAttempts = 6;
const firstPause = 30_000;
/** Messages that are under way at once. */
export const sentAtOnce = 40;
/** News of a gate is worth nothing hours later. */
const ttlSeconds = 2 * 3_600;

interface Due {
  id: string;
  payload: { tag: string };
  urgent: boolean;
  attempts: number;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Milliseconds to wait after so many failed attempts: 30 s, then 1, 2, 4 and 8 minutes. */
export const pauseAfter = (failed: number) => firstPause * 2 ** (failed - 1);

/**
 * Sends what is due, several at once. What fails comes again after a pause that doubles, and is given up in the end.
 * @returns how many were sent or tried.
 */
export async function sendDue(
  { clock, database }: Pick<ApiContext, 'clock' | 'database'>,
  service: PushService,
): Promise<number> {
  const now = clock.now();
  const due = await database.transaction(async (client) => {
    const { rows } = await client.query<Due>(
      `update flight_news m set attempts = m.attempts + 1, due_at = $1::timestamptz + interval '1 minute'
       from flight_followers s
       where s.token = m.token and m.id in (
         select id from flight_news where due_at <= $1 order by due_at, id limit $2 for update skip locked
       )
       returning m.id, m.payload, m.urgent, m.attempts, s.endpoint, s.p256dh, s.auth`,
      [now, sentAtOnce],
    );
    return rows;
  });
  if (due.length === 0) return 0;
  const outcomes = await Promise.all(
    due.map(async (message) => ({
      message,
      outcome: await service.send(message, {
        body: JSON.stringify(message.payload),
        ttl: ttlSeconds,
        urgent: message.urgent,
        // At most 32 characters of base64url (RFC 8030).
        topic: createHash('sha256').update(message.payload.tag).digest('base64url').slice(0, 32),
      }),
    })),
  );
  await database.transaction(async (client) => {
    for (const { message, outcome } of outcomes) {
      const { id, endpoint, attempts } = message;
      if (outcome.kind === 'gone') {
        await client.query('delete from flight_followers where endpoint = $1', [endpoint]);
      } else if (outcome.kind === 'later' && attempts < mostAttempts) {
        const pause = Math.max(pauseAfter(attempts), outcome.afterSeconds * 1_000);
        await client.query('update flight_news set due_at = $2 where id = $1', [
          id,
          new Date(now.getTime() + pause),
        ]);
      } else {
        await client.query('delete from flight_news where id = $1', [id]);
      }
    }
  });
  return due.length;
}
