import type { ApiContext } from '../context.ts';
import { minute } from '../time.ts';
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
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  let failing = false;
  async function look() {
    const { flights } = context.store();
    const stamp = `${Math.floor(context.clock.now().getTime() / minute)} ${context.store().loadedAt} ${flights.sequence}`;
    if (stamp !== seen) await writeNews(context);
    seen = stamp;
    while ((await sendDue(context, service)) === sentAtOnce);
  }
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = look()
      .then(
        () => {
          failing = false;
        },
        (error: unknown) => {
          // A database that is away is said once, not every three seconds.
          if (!failing) warn(error);
          failing = true;
        },
      )
      .finally(() => {
        busy = false;
      });
  }, lookEvery);
  timer.unref();
  return {
    close() {
      clearInterval(timer);
      return running;
    },
  };
}
