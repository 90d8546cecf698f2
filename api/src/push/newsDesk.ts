import type { ApiContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Store } from '../store.ts';
import { repeatAlone } from '../time/repeatAlone.ts';
import { minute } from '../time/time.ts';
import type { PushService } from './pushService.ts';
import { sendDue, sentAtOnce } from './sendDue.ts';
import { writeNews } from './writeNews.ts';
import { writeNotices } from './writeNotices.ts';

/** Milliseconds between two looks. */
const lookEvery = 3_000;

/** A minute that another machine's clock was ahead by; more is a clock that was set. */
const clocksApart = 2;

/**
 * Looks for news when the minute turns or the data changes, and sends what is due every few seconds; one process at a
 * time. Who takes over first reads what feeds have said, and waits until its clock has come to the minute that was looked
 * at last: with an older view of a flight, followers would be told the same twice.
 */
export function openNewsDesk(
  context: Pick<ApiContext, 'clock' | 'database' | 'scheduler' | 'store' | 'followFeeds'>,
  service: PushService,
  warn: (error: unknown) => void,
): { close: () => Promise<void> } {
  const { clock, database, store } = context;
  let seenStore: Store | null = null;
  let seenMinute = 0;
  async function look() {
    const now = Math.floor(clock.now().getTime() / minute);
    if (seenStore !== store() || seenMinute !== now) {
      await context.followFeeds();
      const behind = (await lookedAt(database)) - now;
      if (behind > 0 && behind <= clocksApart) return;
      const looked = store();
      await writeNews(context);
      await writeNotices(context);
      await setLookedAt(database, now);
      [seenStore, seenMinute] = [looked, now];
    }
    while ((await sendDue(context, service)) === sentAtOnce);
  }
  return repeatAlone(context, 'news', lookEvery, look, warn);
}

const key = 'news-minute';

/** The minute, since the epoch, at which flights were last looked at for news, by whatever process. */
async function lookedAt(database: Database): Promise<number> {
  const { rows } = await database.transaction((client) =>
    client.query<{ value: string }>('select value from meta where key = $1', [key]),
  );
  return Number(rows[0]?.value ?? 0);
}

const setLookedAt = (database: Database, now: number) =>
  database.transaction((client) =>
    client.query(
      `insert into meta (key, value) values ($1, $2)
       on conflict (key) do update set value = excluded.value`,
      [key, String(now)],
    ),
  );
