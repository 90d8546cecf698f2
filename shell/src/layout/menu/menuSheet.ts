import { closeMenu, closePanel, isSheet, openPanel } from './menuState.ts';

/**
 * The menu of a narrow screen, a sheet: what is behind it can neither be reached nor read, it opens with the section of the page on
 * screen, and it closes with a link, or when the screen becomes wide.
 */
export function followSheet(menu: HTMLElement, signal: AbortSignal): void {
  function follow() {
    const open = isSheet(menu);
    const header = menu.closest('header');
    for (const part of header?.parentElement?.children ?? []) {
      if (part !== header && part instanceof HTMLElement) part.inert = open;
    }
    // Whoever opened another section before this code was there keeps that.
    if (!open || openPanel(menu)) return;
    const current = menu.querySelector('summary[aria-current]')?.parentElement;
    if (current instanceof HTMLDetailsElement) current.open = true;
  }
  follow();
  menu.addEventListener(
    'toggle',
    ({ newState }) => {
      if (newState === 'closed') closePanel(menu);
      follow();
    },
    { signal },
  );
  menu.addEventListener(
    'click',
    (event) => {
      // A link to the page on screen changes nothing that would close the menu.
      if (event.target instanceof Element && event.target.closest('a')) closeMenu(menu);
    },
    { signal },
  );
  window.addEventListener(
    'resize',
    () => {
      const button = document.querySelector<HTMLElement>(`[popovertarget='${menu.id}']`);
      if (isSheet(menu) && button?.offsetWidth === 0) closeMenu(menu);
    },
    { signal },
  );
}
