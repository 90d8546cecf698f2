import type { LayoutDeclaration, LayoutLink } from '@eldorado/remote';
import type { RemoteRegistry } from '@eldorado/remote/runtime';
import type { NamedLink, SiteLayout } from '../../site/siteLayout.ts';
import type { Site, SitePage } from '../../site/site.ts';

/** The layout that a page's remote declares for it; null as long as the remote is not ready, and where it declares none. */
export function declaredLayout(
  registry: Pick<RemoteRegistry, 'peek'>,
  page: SitePage,
  site: Site,
): SiteLayout | null {
  const definition = registry.peek(page, site.locale)?.definition;
  const name = definition?.pages.find(({ id }) => `${page.remote}/${id}` === page.id)?.layout ?? '';
  const declared = definition?.layouts?.[name];
  return declared ? inLanguage(page.remote, name, declared, site) : null;
}

/** A declared layout in the site's language. Links to what is not live are left out. */
function inLanguage(
  remote: string,
  name: string,
  { colour, text, menu, footer = [], home, ...declared }: LayoutDeclaration,
  site: Site,
): SiteLayout {
  const titled = (links: readonly LayoutLink[]) =>
    links.flatMap((link): NamedLink[] => {
      const page = site.pages.find((each) =>
        'page' in link ? each.id === `${remote}/${link.page}` : each.path === link.to,
      );
      return page ? [{ to: page.path, title: link.label?.[site.locale] ?? page.title }] : [];
    });
  return {
    id: `${remote}/${name}`,
    name: declared.name[site.locale],
    home: titled([{ page: home }])[0]?.to ?? '/',
    colour,
    text,
    menu: titled(menu),
    footer: titled(footer),
  };
}
