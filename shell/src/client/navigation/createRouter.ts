import { createBrowserRouter } from 'react-router-dom';
import type { Locale } from '@eldorado/i18n';
import { localePages, siteRoutes, type SiteHost } from '../../app/siteRoutes.tsx';
import { messages } from '../../messages.ts';
import type { Site, SitePage } from '../../site/site.ts';
import type { Page } from '../start/page.ts';
import { languageRoutes } from './languageRoutes.ts';

export type BrowserRouter = ReturnType<typeof createBrowserRouter>;

/**
 * Makes the router of this tab.
 * @param firstPage the page that the server sent; null when it is an error, or no page of the site.
 */
export function createRouter(
  page: Page,
  host: SiteHost,
  firstPage: SitePage | null,
): BrowserRouter {
  const { boot, sites } = page;
  // The first page needs its own route only; the others come with the first navigation.
  const firstPages = firstPage ? [firstPage] : boot.site.pages;
  const router = createBrowserRouter(siteRoutes({ ...boot.site, pages: firstPages }, host), {
    hydrationData: boot.hydration,
    patchRoutesOnNavigation: languageRoutes({
      sites,
      withRoutes: new Set(firstPage ? [] : [boot.site.locale]),
      fetchSite: (locale, signal) => fetchSite(page, locale, signal),
      routesOf: (site) =>
        localePages({ ...site, pages: site.pages.filter((other) => other !== firstPage) }, host),
      // Without a hash: of the address that is there already it would load nothing.
      load: (path) =>
        window.location.assign(path + (router.state.navigation.location?.search ?? '')),
    }),
  });
  return router;
}

/** The same set of releases in another language, with the shell's messages in it. */
async function fetchSite(
  { boot, http, i18n }: Page,
  locale: Locale,
  signal: AbortSignal,
): Promise<Site> {
  const [{ data }] = await Promise.all([
    http.get<Site>(`/_site/${boot.site.setId}/${locale}.json`, { baseURL: '', signal }),
    messages.load(i18n, locale),
  ]);
  return data;
}
