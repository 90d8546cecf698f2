import type { Middleware } from '@eldorado/remote';
import { restoreSession } from './session.ts';

/**
 * Guards the pages of a signed-in passenger. It lets everybody through: the page itself says that signing in
 * is needed. The server has no token, so there the session stays unknown until the browser looks.
 */
const taxiSession: Middleware = async ({ store }) => {
  if (typeof window === 'undefined') return;
  await restoreSession(store.dispatch);
};

export default taxiSession;
