/** What an entry says that was made for what is open: its element's id, and what was typed there. */
export interface OpenState {
  idx?: number;
  open?: string;
  words?: string;
}
/** That of the entry on screen. */
export const stateHere = () => (history.state ?? {}) as OpenState;

/** What was open, by its element's id, when this entry was loaded again. */
export const openAtLoad = (id: string): boolean => stateHere().open === id;

/** What was typed into what is open. */
export const wordsAtLoad = (): string => stateHere().words ?? '';

/** Keeps what is typed into what is open for when the page is loaded again. */
export function keepWords(words: string): void {
  const state = stateHere();
  if (state.open === undefined || (state.words ?? '') === words) return;
  try {
    history.replaceState({ ...state, words }, '');
  } catch {
    // Safari refuses the hundredth change in half a minute: then what was typed before is kept.
  }
}
