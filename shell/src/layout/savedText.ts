/** Reads what this browser keeps. Null too where nothing may be kept, as in some private windows. */
export function savedText(key: string, storage: 'localStorage' | 'sessionStorage'): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text in this browser; where nothing may be kept, it is forgotten. */
export function saveText(
  key: string,
  text: string,
  storage: 'localStorage' | 'sessionStorage',
): void {
  try {
    window[storage].setItem(key, text);
  } catch {
    // What it is about happens once more.
  }
}
