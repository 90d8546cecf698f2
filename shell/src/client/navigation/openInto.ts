/** The row or card that was pressed last, as long as it has its name. */
let pressed: HTMLElement | null = null;

/**
 * Names the row or card of a pressed link that its remote marked with `data-opens`; its first link leads to its page, others elsewhere. The
 * browser lets it grow into what that page's styles give the same name, `view-transition-name: opened` (styles of both: @eldorado/ui, base.css).
 * @returns whether there is one, in a browser that can, and motion is welcome.
 */
export function opensInto(link: HTMLAnchorElement | undefined): boolean {
  // Two of one name would be none: this one's page did not come.
  pressed?.style.removeProperty('view-transition-name');
  const moves =
    'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const row = moves ? link?.closest<HTMLElement>('[data-opens]') : null;
  pressed = row?.querySelector('a') === link ? (row ?? null) : null;
  pressed?.style.setProperty('view-transition-name', 'opened');
  return pressed !== null;
}
