import { savedText, saveText } from '../layout/savedText.ts';
import type { PopupViews } from './popupRules.ts';

const storageKey = 'popups-seen';

/** What this tab has shown, for browsers that keep nothing. */
const shownHere = new Set<string>();

/** The visitor's pop-ups as the browser remembers them. */
export function readViews(): PopupViews {
  return {
    seenAt: parsed<Record<string, number>>('localStorage', {}),
    thisVisit: [...shownHere, ...parsed<string[]>('sessionStorage', [])],
  };
}

/** Remembers that a pop-up was shown. */
export function saveView(id: string, now: Date): void {
  shownHere.add(id);
  const { seenAt, thisVisit } = readViews();
  saveText(storageKey, JSON.stringify({ ...seenAt, [id]: now.getTime() }), 'localStorage');
  saveText(storageKey, JSON.stringify(thisVisit), 'sessionStorage');
}

function parsed<Value>(storage: 'localStorage' | 'sessionStorage', none: Value): Value {
  try {
    return (JSON.parse(savedText(storageKey, storage) ?? 'null') as Value | null) ?? none;
  } catch {
    return none;
  }
}
