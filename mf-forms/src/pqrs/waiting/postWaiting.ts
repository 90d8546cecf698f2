import { localisePath, type Locale } from '@eldorado/i18n/locale';
import { sendPost } from '../post/sendPost.ts';
import { discardPost, type PqrsPost } from '../post/waitingPost.ts';

/** What became of the post that waited on this device. */
export type WaitingSent =
  /**
   * It no longer waits.
   * @property address the page that goes on; of what was refused for good, the one that says what is missing.
   * @property part whether it was a page of the form, or all of it.
   */
  | { kind: 'sent' | 'refused'; address: string; part: 'page' | 'whole' }
  /** It still waits. @property problem the API's code; null where nobody answered. */
  | { kind: 'waits'; problem: string | null };

/** Sends what waited on this device, and forgets it unless nobody took it. */
export async function postWaiting(post: PqrsPost, locale: Locale): Promise<WaitingSent> {
  const posted = await sendPost(post, locale);
  if (posted.kind === 'unreachable') return { kind: 'waits', problem: null };
  if (posted.kind === 'refused' && !posted.isFinal)
    return { kind: 'waits', problem: posted.problem };
  discardPost();
  const part = post.url === '/api/v2/cases' ? 'whole' : 'page';
  if (posted.kind === 'taken') return { kind: 'sent', address: posted.address, part };
  // A draft that is gone or not complete: its page says what is missing.
  const query = new URLSearchParams({ draft: post.body.draft ?? '' });
  const address = `${localisePath('/contacto/pqrs/revisar', locale)}?${query}`;
  return { kind: 'refused', address, part };
}
