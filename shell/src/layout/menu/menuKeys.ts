import { isSheet } from './menuState.ts';

/** Where the arrow keys lead, by the key and whether the focus is on a name of the bar or in a panel. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * The arrows in the bar, as in the disclosure navigation of the ARIA Authoring Practices: they, Home and End move
 * between names and within a panel, down goes into it.
 */
export function followKeys(menu: HTMLElement, signal: AbortSignal): void {
  menu.addEventListener(
    'keydown',
    (event) => {
      if (isSheet(menu) || !(event.target instanceof HTMLElement)) return;
      const next = destination(menu, event.target, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    { signal },
  );
}

/** The element that a key leads to from another, if any. */
function destination(menu: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const step = steps[key];
  if (step === undefined) return undefined;
  const panel = from.closest('details');
  const links = [...(panel?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(from as HTMLAnchorElement);
  if (panel && at !== -1) {
    if (key === 'ArrowRight' || key === 'ArrowLeft') return undefined;
    return at + step < 0 && key === 'ArrowUp'
      ? (panel.querySelector('summary') ?? undefined)
      : links[within(at + step, links)];
  }
  if (key === 'ArrowDown') {
    if (panel) panel.open = true;
    return links[0];
  }
  if (key === 'ArrowUp') return undefined;
  const names = [
    ...menu.querySelectorAll<HTMLElement>(':scope > ul > li > a, :scope > ul > li summary'),
  ];
  return names[within(names.indexOf(from) + step, names)];
}

const within = (index: number, list: readonly unknown[]) =>
  Math.min(Math.max(index, 0), list.length - 1);
