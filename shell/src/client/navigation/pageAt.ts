import { splitLocale, type Locale } from '@eldorado/i18n';
import { findPage } from '../../site/findPage.ts';
import type { SitePage } from '../../site/site.ts';
import type { Page } from '../start/page.ts';

/** The page that a path leads to, and its language; a null page when the path is none of the site's. */
export function pageAt(
  { sites, boot }: Pick<Page, 'sites' | 'boot'>,
  pathname: string,
): { page: SitePage | null; locale: Locale } {
  const { locale, path } = splitLocale(pathname);
  // All languages have the same pages: one that is not known yet is looked up in the first page's.
  return { page: findPage((sites.get(locale) ?? boot.site).pages, path), locale };
}
