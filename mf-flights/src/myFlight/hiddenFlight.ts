/** Which flight's line was put away in this tab; named in the terms. */
const hiddenKey = 'eldorado:hidden-flight';

/** Whether the line of a flight was put away in this tab. */
export function isHidden(id: string): boolean {
  try {
    return sessionStorage.getItem(hiddenKey) === id;
  } catch {
    return false;
  }
}

/** Puts the line of a flight away. */
export function hideFlight(id: string): void {
  try {
    sessionStorage.setItem(hiddenKey, id);
  } catch {
    // A browser that keeps nothing shows it again on the next page.
  }
}
