/** spec.md section 9. */
export const taxiTokenKey = 'taxi_access_token';

/** The browser's storage; null on the server and where the browser refuses it. */
function storage(): Storage | null {
  if (typeof window === 'undefined') return null;
  try {
    return window.localStorage;
  } catch {
    // Storage blocked by the visitor: the same as having no token.
    return null;
  }
}

export const readToken = (): string | null => storage()?.getItem(taxiTokenKey) ?? null;

export const removeToken = (): void => storage()?.removeItem(taxiTokenKey);
