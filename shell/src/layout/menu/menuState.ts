/** The panel that is open, if any. */
export const openPanel = (menu: HTMLElement) =>
  menu.querySelector<HTMLDetailsElement>('details[open]');

/** Whether the menu is a sheet over the page just now, and not a bar in the header. */
export const isSheet = (menu: HTMLElement) => menu.hasAttribute('data-sheet');

export function closePanel(menu: HTMLElement): void {
  const panel = openPanel(menu);
  if (panel) panel.open = false;
}

export function closeMenu(menu: HTMLElement): void {
  closePanel(menu);
  if (isSheet(menu)) menu.hidePopover();
}
