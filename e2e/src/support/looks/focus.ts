import type { Page } from 'playwright';

/** Tab stops after which a page counts as endless. */
const endless = 400;

/**
 * Goes through the page with Tab or Shift+Tab from where the focus is, until it leaves the page.
 * @returns what could not be seen when it had the focus, a line each: outside the screen, under the sticky header or
 * something else, or without a ring.
 */
export async function focusFaults(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  stops = endless,
): Promise<string[]> {
  const faults = new Set<string>();
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press(key);
    const fault = await page.evaluate(faultOfFocus);
    if (fault === null) return [...faults];
    if (fault !== '') faults.add(fault);
  }
  if (stops === endless) faults.add('the focus never leaves the page');
  return [...faults];
}

/** Runs in the page. Null when nothing has the focus, empty when all is well. */
function faultOfFocus(): string | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const name = `${element.tagName} ${(element.ariaLabel ?? element.textContent ?? element.id).trim().slice(0, 40)}`;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (right - left < 1 || bottom - top < 1) return `${name}: has no size`;
  if (bottom <= 0 || top >= innerHeight) return `${name}: is off the screen`;
  const header = document.querySelector('header');
  for (const y of [top + 3, bottom - 3]) {
    const shown = document.elementFromPoint((left + right) / 2, y);
    if (header?.contains(shown) && !header.contains(element)) return `${name}: is under the header`;
  }
  // Its own ring, the one of what it stretches over its card, or that of the box or row it stands in.
  const places = [
    [element, '::after'],
    ...[
      element,
      element.nextElementSibling,
      element.parentElement,
      element.closest('tr, label, li'),
    ].map((place) => [place, undefined] as const),
  ] as const;
  const ring = places.some(([place, pseudo]) => {
    if (!place) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(place, pseudo);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  return ring ? '' : `${name}: has no ring`;
}
