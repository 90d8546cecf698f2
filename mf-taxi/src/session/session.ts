import type { Http } from '@eldorado/http';
import type { components } from '@eldorado/http/api-types';
import type { SiteStore } from '@eldorado/store';
import { taxiApi } from '../taxiApi.ts';
import { parseUser, taxiSessionActions } from './taxiSessionSlice.ts';
import { bearer, readToken, removeToken, storeToken } from './taxiToken.ts';

type Dispatch = SiteStore['dispatch'];
type Call<Result> = (dispatch: Dispatch, getState: unknown, extra: { http: Http }) => Result;

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

/**
 * Signs in with a code: keeps the token, and fetches the profile with it.
 * @returns whether the browser could keep the token.
 * @throws {ApiError} when the code is refused. The call is none of RTK Query's, which would keep the token in the store.
 */
export const signIn =
  (input: components['schemas']['TaxiSessionInput']): Call<Promise<boolean>> =>
  async (dispatch, _state, { http }) => {
    const { data } = await http.post<components['schemas']['TaxiSession']>(
      '/v2/taxi-imperial/sign-in/sessions',
      input,
    );
    if (!storeToken(data.token)) return false;
    dispatch(taxiSessionActions.signedIn(parseUser(data)));
    return true;
  };

/** Logs out: here at once, and on the server as soon as it hears of it. */
export const logOut =
  (): Call<void> =>
  (dispatch, _state, { http }) => {
    // Without a network the session ends by its age.
    http.post('/v2/taxi-imperial/sign-out', {}, { headers: bearer() }).catch(() => undefined);
    endSession(dispatch);
  };

/** Removes the token, clears the user, and forgets the answers that belonged to them. */
export function endSession(dispatch: Dispatch): void {
  removeToken();
  dispatch(taxiSessionActions.signedOut());
  dispatch(taxiApi.util.resetApiState());
}
