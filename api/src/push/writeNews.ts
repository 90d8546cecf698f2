import type { PoolClient } from 'pg';
import type { ApiContext } from '../context.ts';
import { flightDetail } from '../flightDetail/flightDetail.ts';
import type { Locale } from '../text/locale.ts';
import type { FlightAnswer } from '../flightDetail/schema.ts';
import type { FollowEvent } from './schema.ts';
import { hour } from '../time/time.ts';
import { eventOf, isOver, newsFor, newsKey } from './flightNews.ts';
import { notificationOf } from './notification.ts';

/** Followers of a flight that is over stay this long, for messages that are still on their way. */
const afterwards = hour;
const urgentEvents: readonly (FollowEvent | null)[] = ['gate', 'boarding', 'cancellation'];

interface Follower {
  token: string;
  locale: Locale;
  events: FollowEvent[];
  notified: string;
}

async function write(client: PoolClient, flight: FlightAnswer, now: Date) {
  const notified = newsKey(flight.history);
  const { rows } = await client.query<Follower>(
    `select token, locale, events, notified from flight_followers
     where flight_id = $1 and notified <> $2 and expires_at > $3 for update skip locked`,
    [flight.id, notified, now],
  );
  for (const follower of rows) {
    const news = newsFor(flight.history, follower.notified, follower.events);
    if (news === null) continue;
    await client.query(
      'insert into flight_news (token, payload, urgent, due_at) values ($1, $2, $3, $4)',
      [
        follower.token,
        JSON.stringify(notificationOf(flight, news, follower)),
        urgentEvents.includes(eventOf(news)),
        now,
      ],
    );
  }
  await client.query(
    `update flight_followers set notified = $2,
       expires_at = case when $4 then least(expires_at, $5::timestamptz) else expires_at end
     where token = any($1) and notified <> $2 and expires_at > $3`,
    [
      rows.map(({ token }) => token),
      notified,
      now,
      isOver(flight),
      new Date(now.getTime() + afterwards),
    ],
  );
}

/** Writes a message to every follower whose flight has news, and forgets those whose time is over. */
export async function writeNews({
  clock,
  database,
  store,
}: Pick<ApiContext, 'clock' | 'database' | 'store'>): Promise<void> {
  const now = clock.now();
  const flights = await database.transaction(async (client) => {
    await client.query('delete from flight_followers where expires_at <= $1', [now]);
    const { rows } = await client.query<{ id: string; notified: string[] }>(
      'select flight_id as id, array_agg(distinct notified) as notified from flight_followers group by flight_id',
    );
    return rows;
  });
  for (const { id, notified } of flights) {
    const flight = store().flights.byId.has(id) ? flightDetail(store(), id, now.getTime()) : null;
    if (flight === null) continue;
    const whole = newsKey(flight.history);
    if (notified.every((known) => known === whole)) continue;
    await database.transaction((client) => write(client, flight, now));
  }
}
