/** The panel that is open, if any. */
export const openPanel = (menu: HTMLElement) =>
  menu.querySelector<HTMLDetailsElement>('details[open]');

/** Whether the menu is a sheet over the page just now, and not a bar in the header. */
export const isSheet = (menu: HTMLElement) => menu.hasAttribute('data-sheet');

export function closeMenu(menu: HTMLElement): void {
  const panel = openPanel(menu);
  if (panel) panel.open = false;
  if (isSheet(menu)) menu.hidePopover();
}
