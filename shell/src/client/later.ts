import { startPopups } from '../popups/startPopups.ts';
import { keepOffline } from './keepOffline.ts';
import { whenIdle } from './prefetch.ts';

/** Put in by the build. */
declare const process: { env: { NODE_ENV: string } };

/**
 * What nobody waits for, in a file of its own: pop-ups, and the copies for when there is no network.
 * @returns what to call when another page is on screen.
 */
export function startLater(page: Parameters<typeof startPopups>[0]): () => void {
  const lookForPopups = startPopups(page);
  let keepPage: (() => void) | undefined;
  if (process.env.NODE_ENV !== 'development') {
    keepOffline().then(
      (keep) => (keepPage = keep),
      // Private windows and a few settings allow no worker: the site works without.
      (error: unknown) => console.warn(error),
    );
  }
  return () => {
    lookForPopups();
    if (keepPage) whenIdle(keepPage);
  };
}
