import { duePopup, type Popup } from './popupRules.ts';
import { readViews, saveView } from './popupViews.ts';
import { atQuietMoment } from './quietMoment.ts';

export interface PopupPage {
  now: () => Date;
  /** Shows one. @returns how to take it away. */
  show: (popup: Popup) => () => void;
}

/**
 * Shows one of a page's pop-ups, if one may be seen again, when the visitor is doing nothing.
 * @param popups those of this page, in their order.
 * @param signal ends with the page, and the pop-up with it.
 */
export function offerPopup(
  popups: readonly Popup[],
  { now, show }: PopupPage,
  signal: AbortSignal,
): void {
  const due = duePopup(popups, now(), readViews());
  if (!due) return;
  atQuietMoment(() => {
    saveView(due.id, now());
    signal.addEventListener('abort', show(due));
  }, signal);
}
