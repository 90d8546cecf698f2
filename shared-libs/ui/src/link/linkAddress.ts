import { localisePath, type Locale } from '@eldorado/i18n';

/**
 * The address behind a link's `to`. Paths of the site get the language's prefix; complete addresses
 * (`https://`, `tel:`, `mailto:`), fragments and queries stay as they are.
 */
export function linkAddress(to: string, locale: Locale): string {
  if (!to.startsWith('/') || to.startsWith('//')) return to;
  const end = to.search(/[?#]/);
  return end < 0
    ? localisePath(to, locale)
    : localisePath(to.slice(0, end), locale) + to.slice(end);
}

/** Whether an address leaves the site. */
export const isExternal = (to: string): boolean => /^(https?:)?\/\//.test(to);
