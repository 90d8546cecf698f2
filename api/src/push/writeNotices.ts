import type { PoolClient } from 'pg';
import type { ApiContext } from '../context.ts';
import { flightDetail } from '../flightDetail/flightDetail.ts';
import { itemOf } from '../news/answers.ts';
import { notePath } from '../news/notePath.ts';
import { noticesAt, touches } from '../news/notices.ts';
import type { Note } from '../news/note.ts';
import { localisePath, type Locale } from '../text/locale.ts';
import { isOver } from './flightNews.ts';
import type { Notification } from './notification.ts';

interface Follower {
  token: string;
  locale: Locale;
  flight_id: string;
}

/** A notice as the notification of who follows a flight that it touches. */
function noticeNotification(note: Note, flightName: string, wanted: Locale): Notification {
  const { slug, title, summary, locale } = itemOf(note, wanted);
  return {
    title,
    body: `${flightName} · ${summary}`,
    url: localisePath(notePath(slug), locale),
    tag: `notice-${slug}`,
  };
}

/** Writes a notice to the followers of flights, by id with their names: each browser once, whatever flights it follows. */
async function write(
  client: PoolClient,
  note: Note,
  flights: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const { rows } = await client.query<Follower>(
    `with told as (
       insert into notice_receipts (slug, token)
       select $1, token from flight_followers where flight_id = any($2) and expires_at > $3
       on conflict do nothing returning token
     )
     select distinct on (f.endpoint) f.token, f.locale, f.flight_id
     from told join flight_followers f using (token)
     where not exists (
       select 1 from notice_receipts r join flight_followers o using (token)
       where r.slug = $1 and o.endpoint = f.endpoint
     )
     order by f.endpoint, f.flight_id`,
    [note.slug, [...flights.keys()], now],
  );
  for (const { token, locale, flight_id: flight } of rows)
    await client.query(
      'insert into flight_news (token, payload, urgent, due_at) values ($1, $2, true, $3)',
      [token, JSON.stringify(noticeNotification(note, flights.get(flight) ?? '', locale)), now],
    );
}

/** Writes every notice that holds to who follows a flight in its hours, whatever else they asked to be told; each is told once. */
export async function writeNotices({
  clock,
  database,
  store,
}: Pick<ApiContext, 'clock' | 'database' | 'store'>): Promise<void> {
  const now = clock.now();
  const notices = noticesAt(store().news, now.getTime());
  if (notices.length === 0) return;
  const { rows } = await database.transaction((client) =>
    client.query<{ id: string }>(
      'select distinct flight_id as id from flight_followers where expires_at > $1',
      [now],
    ),
  );
  const flights = rows.flatMap(({ id }) => {
    const flight = store().flights.byId.has(id) ? flightDetail(store(), id, now.getTime()) : null;
    return flight && !isOver(flight) ? [flight] : [];
  });
  for (const note of notices) {
    const touched = flights.filter((flight) => touches(note.notice, flight));
    if (touched.length === 0) continue;
    const names = new Map(touched.map(({ id, flightName }) => [id, flightName]));
    await database.transaction((client) => write(client, note, names, now));
  }
}
