import { beforeRouter } from './beforeRouter.ts';
import type { BrowserRouter } from './createRouter.ts';

/**
 * Leaves jumps within the first page to the browser until it is live. Told of one before, the router renders the page at once, and
 * React, which has no code for it yet, puts another in the place of the server's: without the focus and the words that were in it.
 * @param live settles when the page is.
 */
export function leaveJumps(router: Pick<BrowserRouter, 'state'>, live: Promise<void>): void {
  let ready = false;
  void live.then(() => (ready = true));
  beforeRouter((event) => {
    const { location, navigation } = router.state;
    const { pathname, search } = window.location;
    if (ready || navigation.state !== 'idle') return;
    if (pathname === location.pathname && search === location.search)
      event.stopImmediatePropagation();
  });
}
