import type { Locale } from '@eldorado/i18n';
import { waitingPost } from '../post/waitingPost.ts';
import type { WaitingSent } from './postWaiting.ts';

/**
 * Sends what waits on this device, as its sender agreed, by one tab at a time.
 * @param onStart called when something does wait.
 * @returns null when nothing waits, or another tab has sent it.
 * @throws when the code for it cannot be fetched.
 */
export const sendWaiting = (locale: Locale, onStart?: () => void): Promise<WaitingSent | null> =>
  alone(async () => {
    const post = waitingPost();
    if (post === null) return null;
    onStart?.();
    const { postWaiting } = await import(/* webpackChunkName: "pqrs-send" */ './postWaiting.ts');
    return postWaiting(post, locale);
  });

/** By one tab at a time; the next one finds that nothing waits. Pages over plain http have no locks, and one tab mostly. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? locks.request('pqrs-waiting', work) : work();
}
