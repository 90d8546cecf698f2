import { menuGroups, type MenuGroup } from '@eldorado/remote';
import type { SitePage } from '../site/site.ts';

export interface MenuSection {
  group: MenuGroup;
  pages: readonly SitePage[];
}

/** The pages of the menu and the footer by group, in their order; groups without pages are left out. */
export function menuSections(pages: readonly SitePage[]): MenuSection[] {
  return menuGroups
    .map((group) => ({
      group,
      pages: pages
        .filter((page) => page.menu?.group === group && !page.path.includes(':'))
        .sort((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0)),
    }))
    .filter(({ pages: listed }) => listed.length > 0);
}

/** What most travellers look for, beside the menu; one whose page is not live is not shown. */
const primary = [
  { key: 'nav_flights', path: '/vuelos' },
  { key: 'nav_services', path: '/servicios' },
  { key: 'nav_establishments', path: '/establecimientos' },
  { key: 'nav_maps', path: '/mapas' },
  { key: 'nav_taxi', path: '/servicios/taxis' },
  { key: 'nav_contact', path: '/contacto' },
] as const;

export interface PrimaryLink {
  key: (typeof primary)[number]['key'];
  path: string;
  /** `page` when it is the page on screen, `true` when that lies under it. */
  current: 'page' | 'true' | undefined;
}

/** @param path the page on screen, without language prefix. */
export function primaryLinks(pages: readonly SitePage[], path: string): PrimaryLink[] {
  const live = primary.filter((link) => pages.some((page) => page.path === link.path));
  // A taxi page lies under the services too, but belongs to the taxis: the longest one wins.
  const nearest = live
    .filter((link) => path === link.path || path.startsWith(`${link.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
  return live.map((link) => ({
    ...link,
    current: link !== nearest ? undefined : path === link.path ? 'page' : 'true',
  }));
}

/** Pages above the one on screen, nearest last, then itself: what the breadcrumbs show. Empty at home. */
export function breadcrumbTrail(
  pages: readonly SitePage[],
  page: SitePage | null,
  path: string,
): SitePage[] {
  if (!page || path === '/') return [];
  const above = pages
    .filter((candidate) => candidate.path !== '/' && path.startsWith(`${candidate.path}/`))
    .sort((a, b) => a.path.length - b.path.length);
  return [...above, page];
}
