/** Where the flight's page (mf-flights) leaves the flight that was looked at last, in the browser alone. */
export const lastFlightKey = 'eldorado:last-flight';

/** What the browser keeps of the last flight; null where it keeps nothing, or may not. */
export function keptFlight(): string | null {
  try {
    return localStorage.getItem(lastFlightKey);
  } catch {
    return null;
  }
}

export function forgetFlight(): void {
  try {
    localStorage.removeItem(lastFlightKey);
  } catch {
    // Nothing is kept where nothing may be.
  }
}
