import { menuGroups, type MenuGroup } from '@eldorado/remote';
import type { SitePage } from '../../site/site.ts';

export interface MenuList {
  group: MenuGroup;
  pages: readonly SitePage[];
}

/** The pages of the menu and the footer by group, in their order; groups without pages are left out. */
export function menuLists(pages: readonly SitePage[]): MenuList[] {
  return menuGroups
    .map((group) => ({
      group,
      pages: pages
        .filter((page) => page.menu?.group === group && !page.path.includes(':'))
        .sort((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0)),
    }))
    .filter(({ pages: listed }) => listed.length > 0);
}

interface SectionPlan {
  key: 'flights' | 'services' | 'establishments' | 'transport' | 'maps' | 'airport';
  groups: readonly MenuGroup[];
  /** The page that introduces the section. */
  home?: string;
}

/** The header's menu, in its order. */
const plan: readonly SectionPlan[] = [
  { key: 'flights', groups: ['flights'], home: '/vuelos' },
  { key: 'services', groups: ['preparation', 'services'], home: '/servicios' },
  { key: 'establishments', groups: ['establishments'], home: '/establecimientos' },
  { key: 'transport', groups: ['transport'] },
  { key: 'maps', groups: [], home: '/mapas' },
  { key: 'airport', groups: ['airport', 'sustainability'] },
];

/** A part of the header's menu: a panel, or a link when it lists nothing. */
export interface MenuSection {
  key: SectionPlan['key'];
  home: SitePage | undefined;
  /** Its groups, without the page that introduces the section. */
  lists: readonly MenuList[];
  /** `page` when its own page is on screen, `true` when one of its pages is, or one under these. */
  current: 'page' | 'true' | undefined;
}

/** @param path the page on screen, without language prefix. */
export function menuSections(pages: readonly SitePage[], path: string): MenuSection[] {
  const lists = menuLists(pages);
  const sections = plan
    .map(({ key, groups, home }) => ({
      key,
      home: pages.find((page) => page.path === home),
      lists: lists
        .filter(({ group }) => groups.includes(group))
        .map((list) => ({ ...list, pages: list.pages.filter((page) => page.path !== home) }))
        .filter((list) => list.pages.length > 0),
    }))
    .filter((section) => section.home ?? section.lists.length > 0);
  // A taxi page lies under the services too, but belongs to the transport: the longest path wins.
  const depths = sections.map((section) => depthOf(section, path));
  const deepest = Math.max(...depths);
  return sections.map((section, index) => ({
    ...section,
    current:
      deepest === 0 || index !== depths.indexOf(deepest)
        ? undefined
        : section.home?.path === path
          ? 'page'
          : 'true',
  }));
}

/** Where in the menu a page stands: the nearest page at or above it, with a slash where it is another. They are few. */
export function menuPlace(pages: readonly SitePage[], path: string): string {
  const above = pages.map((page) => page.path).filter((own) => `${path}/`.startsWith(`${own}/`));
  const nearest = above.reduce((longest, own) => (own.length > longest.length ? own : longest), '');
  return nearest === path ? path : `${nearest}/`;
}

/** How much of the path the nearest of a section's pages covers; 0 for none. */
function depthOf({ home, lists }: Pick<MenuSection, 'home' | 'lists'>, path: string): number {
  const own = [...(home ? [home] : []), ...lists.flatMap((list) => list.pages)];
  return own
    .filter((page) => path === page.path || path.startsWith(`${page.path}/`))
    .reduce((depth, page) => Math.max(depth, page.path.length), 0);
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
