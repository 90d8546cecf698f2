const storageKey = 'chunk-reload-at';

/** spec.md section 9: a failed chunk reloads the page at most once in this time, milliseconds. */
export const reloadThrottle = 60_000;

/**
 * Loads an address from the server because its code could not be had: the server's page needs none of it.
 * @returns false when that was done less than a minute ago, so that a broken release cannot loop.
 */
export function reloadOnce(
  address: string,
  now = Date.now(),
  go = (to: string) => window.location.assign(to),
): boolean {
  const last = Number(readStorage() ?? Number.NEGATIVE_INFINITY);
  if (now - last < reloadThrottle) return false;
  // Without storage (private mode) the loop could not be stopped, so there is no reload at all.
  if (!writeStorage(String(now))) return false;
  go(address);
  return true;
}

function readStorage(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function writeStorage(value: string): boolean {
  try {
    sessionStorage.setItem(storageKey, value);
    return true;
  } catch {
    return false;
  }
}
