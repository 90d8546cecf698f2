import type { ApiContext } from '../context.ts';
import { repeat } from '../time/repeat.ts';
import { minute } from '../time/time.ts';
import type { PushService } from './pushService.ts';
import { sendDue, sentAtOnce } from './sendDue.ts';
import { writeNews } from './writeNews.ts';

/** Milliseconds between two looks. */
const lookEvery = 3_000;

/** Looks for news when the minute turns or the data changes, and sends what is due every few seconds. */
export function openNewsDesk(
  context: Pick<ApiContext, 'clock' | 'database' | 'store'>,
  service: PushService,
  warn: (error: unknown) => void,
): { close: () => Promise<void> } {
  let seen = '';
  async function look() {
    const { flights } = context.store();
    const stamp = `${Math.floor(context.clock.now().getTime() / minute)} ${context.store().loadedAt} ${flights.sequence}`;
    if (stamp !== seen) await writeNews(context);
    seen = stamp;
    while ((await sendDue(context, service)) === sentAtOnce);
  }
  return repeat(lookEvery, look, warn);
}
