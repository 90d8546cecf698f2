import type { SiteStore } from '@eldorado/store';
import { taxiApi } from '../taxiApi.ts';
import { taxiSessionActions } from './taxiSessionSlice.ts';
import { readToken, removeToken } from './taxiToken.ts';

type Dispatch = SiteStore['dispatch'];

/**
 * Finds out who is signed in from the stored token. Without one nothing is fetched; a profile that cannot be
 * had clears the user, the flag and the token (spec.md sections 4 and 8).
 */
export async function restoreSession(dispatch: Dispatch): Promise<void> {
  if (readToken() === null) {
    dispatch(taxiSessionActions.signedOut());
    return;
  }
  const run = dispatch(taxiApi.endpoints.me.initiate(undefined, { forceRefetch: true }));
  try {
    dispatch(taxiSessionActions.signedIn(await run.unwrap()));
  } catch {
    endSession(dispatch);
  } finally {
    run.unsubscribe();
  }
}

/** Logs out: removes the token, clears the user, and forgets the answers that belonged to them. */
export function endSession(dispatch: Dispatch): void {
  removeToken();
  dispatch(taxiSessionActions.signedOut());
  dispatch(taxiApi.util.resetApiState());
}
