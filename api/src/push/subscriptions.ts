import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { FlightAnswer } from '../flightDetail/schema.ts';
import type { FollowInput, FollowReceipt } from './schema.ts';
import { hour, iso } from '../time/time.ts';
import { newsKey } from './flightNews.ts';

/** A flight may be this late and still have followers; they go when it is over, and with it at the latest. */
const longest = 24 * hour;
const mostFlights = 20;

/**
 * Keeps a follower of a flight until it is over. The same browser that follows again changes its choice and keeps its
 * token. What happened before is not told. Answers null when the browser follows too many flights.
 */
export async function follow(
  database: Database,
  { subscription, locale, events }: FollowInput,
  flight: FlightAnswer,
): Promise<FollowReceipt | null> {
  const { endpoint, keys } = subscription;
  const expiresAt = new Date(Date.parse(flight.estimatedAt ?? flight.scheduledAt) + longest);
  return database.transaction(async (client) => {
    const { rows: others } = await client.query<{ count: number }>(
      'select count(*)::int as count from flight_followers where endpoint = $1 and flight_id <> $2',
      [endpoint, flight.id],
    );
    if ((others[0]?.count ?? 0) >= mostFlights) return null;
    const { rows } = await client.query<{ token: string }>(
      `insert into flight_followers (token, endpoint, p256dh, auth, flight_id, locale, events, notified, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (endpoint, flight_id) do update set p256dh = excluded.p256dh, auth = excluded.auth,
         locale = excluded.locale, events = excluded.events, notified = excluded.notified, expires_at = excluded.expires_at
       returning token`,
      [
        randomBytes(18).toString('base64url'),
        endpoint,
        keys.p256dh,
        keys.auth,
        flight.id,
        locale,
        JSON.stringify(events),
        newsKey(flight.history),
        expiresAt,
      ],
    );
    const token = rows[0]?.token ?? '';
    return { token, flight: flight.id, events, expiresAt: iso(expiresAt.getTime()) };
  });
}

/** Forgets a follower and what was on its way to it. */
export async function stopFollowing(database: Database, token: string): Promise<void> {
  await database.transaction((client) =>
    client.query('delete from flight_followers where token = $1', [token]),
  );
}
