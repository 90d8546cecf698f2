import { isSheet, openPanel } from './menuState.ts';

/**
 * Closes an open panel of the bar with Escape, however it was opened (the focus that was in it goes back to its name),
 * when the focus leaves it, and with a press beside it. Part of every page, unlike the rest of the menu's behaviour: on
 * a slow network a panel would stay over the page, and over what has the focus, until the rest had come.
 */
export function closeOnLeaving(menu: HTMLElement, signal: AbortSignal): void {
  menu.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      const panel = target instanceof Element ? target.closest('details') : null;
      if (!panel || isSheet(menu)) return;
      // A click on bare paper inside gives no next element: that is not leaving.
      if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.open = false;
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      const panel = openPanel(menu);
      if (key !== 'Escape' || !panel || isSheet(menu)) return;
      panel.open = false;
      if (panel.contains(document.activeElement)) panel.querySelector('summary')?.focus();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const panel = openPanel(menu);
      if (panel && !isSheet(menu) && target instanceof Node && !panel.contains(target))
        panel.open = false;
    },
    { signal },
  );
}
