import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { splitLocale, type Locale } from '@eldorado/i18n/locale';
import { rootId } from '../../app/siteRoutes.tsx';
import type { Site } from '../../site/site.ts';
import { withDeadline } from '../remotes/deadline.ts';
import { navigationDeadline } from '../remotes/fallBack.ts';

interface Parts {
  /** The site in each language that this tab knows; what is fetched is put in. */
  sites: Map<Locale, Site>;
  /** Languages whose routes the router has; put in too. */
  withRoutes: Set<Locale>;
  fetchSite: (locale: Locale, signal: AbortSignal) => Promise<Site>;
  routesOf: (site: Site) => RouteObject[];
  /** Loads a path from the server. */
  load: (path: string) => void;
}

/**
 * Gives the router a language's routes when it is first gone to. A gateway that was started again may no longer know
 * this tab's set, and wifi fails: then the server is asked for the page, which needs none of it.
 */
export function languageRoutes({
  sites,
  withRoutes,
  fetchSite,
  routesOf,
  load,
}: Parts): PatchRoutesOnNavigationFunction {
  return async ({ path, patch, signal }) => {
    const { locale } = splitLocale(path);
    let site = sites.get(locale);
    try {
      site ??= await withDeadline(fetchSite(locale, signal), navigationDeadline);
    } catch (error) {
      // Who has gone elsewhere meanwhile stays there; an error would be shown there all the same.
      if (signal.aborted) return;
      console.error(error);
      load(path);
      // The page on screen stays until the server's comes.
      return new Promise(() => undefined);
    }
    sites.set(locale, site);
    // The router takes no routes for a navigation that was given up: the next one patches them in.
    if (signal.aborted || withRoutes.has(locale)) return;
    withRoutes.add(locale);
    patch(rootId, routesOf(site));
  };
}
