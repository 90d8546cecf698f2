import { menuGroups } from '@eldorado/remote/descriptor';
import type { Locale } from '@eldorado/i18n/locale';
import type { Release } from '@eldorado/releases';
import type {
  ExternalLinks,
  PinnedVersions,
  RemoteEntry,
  Site,
  SitePage,
  SiteRemote,
} from 'shell/contract';
import type { PageSet } from '../live/liveSet.ts';

/**
 * The site of a set of releases in one language: its pages, and where its remotes are loaded from.
 * @param pinned the versions that this browser tries out, when it does.
 */
export function createSite(
  set: PageSet,
  locale: Locale,
  assetsOrigin: string,
  links: ExternalLinks,
  pinned?: PinnedVersions,
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
        ...(page.slim && { slim: true }),
        ...(page.menu && { menu: page.menu }),
        ...(page.middleware && { middleware: page.middleware }),
        ...(page.widgets && { widgets: page.widgets }),
      });
    }
    const before = set.fallbacks.get(name);
    const live = entryOf(release, assetsOrigin);
    const fallback = before && entryOf(before, assetsOrigin);
    if (live) remotes[name] = { ...live, ...(fallback && { fallback }) };
  }
  return {
    locale,
    setId: set.id,
    version: set.versions['shell'] ?? '',
    pages: pages.sort(byMenu),
    remotes,
    links,
    ...(pinned && { pinned }),
  };
}

/** Null for the shell, which is no remote. */
function entryOf(release: Release, origin: string): RemoteEntry | null {
  const { name, version, entry, files } = release;
  if (!entry) return null;
  return {
    version,
    entry: assetUrl(origin, name, version, entry),
    integrity: files[entry]?.integrity ?? '',
    ...(keepsAnswers(release) && { store: true }),
  };
}

/** Whether an app keeps answers of the API in the store: it has reducers. */
export const keepsAnswers = ({ modules }: Release): boolean => 'reducers' in modules;

/** Listed pages first, in the menu's order; the order of apps in the channel must not show. */
function byMenu(a: SitePage, b: SitePage): number {
  const rank = ({ menu }: SitePage) =>
    menu ? menuGroups.indexOf(menu.group) * 1_000 + menu.order : Number.MAX_SAFE_INTEGER;
  return rank(a) - rank(b) || a.path.localeCompare(b.path);
}

export function assetUrl(origin: string, name: string, version: string, file: string): string {
  return `${origin}/assets/${name}/${version}/${file}`;
}
