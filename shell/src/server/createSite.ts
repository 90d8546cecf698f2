import { menuGroups } from '@eldorado/remote';
import type { Locale } from '@eldorado/i18n/locale';
import type { ExternalLinks, Site, SitePage, SiteRemote } from '../site/site.ts';
import type { LiveSet } from './liveSet.ts';

/** The site of a set of releases in one language: its pages, and where its remotes are loaded from. */
export function createSite(
  set: LiveSet,
  locale: Locale,
  assetsOrigin: string,
  links: ExternalLinks,
): Site {
  const pages: SitePage[] = [];
  const remotes: Record<string, SiteRemote> = {};
  for (const [name, { release, descriptor }] of set.apps) {
    for (const page of descriptor.pages) {
      pages.push({
        id: `${name}/${page.id}`,
        remote: name,
        path: page.path,
        screen: page.screen,
        title: page.title[locale],
        background: page.background ?? 'plain',
        ...(page.menu && { menu: page.menu }),
        ...(page.middleware && { middleware: page.middleware }),
        ...(page.widgets && { widgets: page.widgets }),
      });
    }
    if (release.entry) {
      remotes[name] = {
        version: release.version,
        entry: assetUrl(assetsOrigin, name, release.version, release.entry),
        integrity: release.files[release.entry]?.integrity ?? '',
      };
    }
  }
  return { locale, setId: set.id, pages: pages.sort(byMenu), remotes, links };
}

/** Listed pages first, in the menu's order; the order of apps in the channel must not show. */
function byMenu(a: SitePage, b: SitePage): number {
  const rank = ({ menu }: SitePage) =>
    menu ? menuGroups.indexOf(menu.group) * 1_000 + menu.order : Number.MAX_SAFE_INTEGER;
  return rank(a) - rank(b) || a.path.localeCompare(b.path);
}

export function assetUrl(origin: string, name: string, version: string, file: string): string {
  return `${origin}/assets/${name}/${version}/${file}`;
}
