import { useEffect } from 'react';
import { useSiteDispatch, useSiteSelector } from '@eldorado/store';
import { endSession, restoreSession } from './session.ts';
import { selectTaxiSession } from './taxiSessionSlice.ts';

/** Who is signed in. The guard looks when the browser navigates here; on a page from the server nobody has yet. */
export function useTaxiSession() {
  const dispatch = useSiteDispatch();
  const session = useSiteSelector(selectTaxiSession);
  const { known } = session;
  useEffect(() => {
    if (!known) void restoreSession(dispatch);
  }, [known, dispatch]);
  return session;
}

/** Ends the session when the API no longer knows it: it may have ended there since the profile was read. */
export function useRefusal(error: unknown): void {
  const dispatch = useSiteDispatch();
  const refused = isRefusal(error);
  useEffect(() => {
    if (refused) endSession(dispatch);
  }, [refused, dispatch]);
}

const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 401;
