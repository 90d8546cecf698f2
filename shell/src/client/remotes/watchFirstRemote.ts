import { appActions, type SiteStore } from '@eldorado/store';
import { onFirstPage } from '../../app/serverContent.ts';
import { withDeadline } from './deadline.ts';

/** Milliseconds after which a remote that has not come counts as broken and the page says so. */
export const noticeAfter = 1_500;

/**
 * Says on the page when the first page's remote is late, and takes that back when it comes after all.
 * @param screen settles when the remote's screen is ready, or did not load.
 */
export function watchFirstRemote(store: SiteStore, remote: string, screen: Promise<unknown>): void {
  withDeadline(screen, noticeAfter).catch(() => {
    if (onFirstPage()) store.dispatch(appActions.remoteBroke(remote));
  });
  screen.then(
    () => store.dispatch(appActions.remoteRecovered(remote)),
    (error: unknown) => console.error(error),
  );
}
