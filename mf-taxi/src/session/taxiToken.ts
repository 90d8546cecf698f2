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

/**
 * Keeps the token of a session.
 * @returns whether the browser keeps it; without storage nobody can be signed in.
 */
export function storeToken(token: string): boolean {
  try {
    storage()?.setItem(taxiTokenKey, token);
  } catch {
    // Full, or refused.
  }
  return readToken() === token;
}

/** The token is read with each call and is no argument, so that it never lies in the store. */
export function bearer(): Record<string, string> {
  const token = readToken();
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}
