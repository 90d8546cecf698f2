import type { RemoteRegistry } from '@eldorado/remote/runtime';
import { variantParts } from '../layout/variant/lazyParts.ts';
import type { Site, SitePage } from './site.ts';
import type { SiteLayout } from './siteLayout.ts';

/** Which variant a page stands in; null for the site's own layout. */
export type LayoutOf = (page: SitePage | null, site: Site) => SiteLayout | null;

/**
 * The layouts of remotes. A page's is known as soon as its remote is, which a navigation waits for, so that it changes with
 * the content and costs the other pages nothing. A page whose remote could not be had, or for which what draws variants could not,
 * stands in the site's own.
 * @param sent the page that the server sent and the layout it stands in: it may never need its remote's code.
 */
export function createLayouts(
  registry: Pick<RemoteRegistry, 'peek'>,
  sent: { page: SitePage; site: Site; layout: SiteLayout } | null = null,
): LayoutOf {
  // The same object each time: the header is rendered again with another one.
  const known = new Map<string, SiteLayout>();
  const keyOf = (page: SitePage, site: Site) => `${site.locale} ${page.id}`;
  if (sent) known.set(keyOf(sent.page, sent.site), sent.layout);
  return (page, site) => {
    const parts = variantParts();
    if (!page || !parts) return null;
    const key = keyOf(page, site);
    const layout = known.get(key) ?? parts.declaredLayout(registry, page, site);
    if (layout) known.set(key, layout);
    return layout;
  };
}
