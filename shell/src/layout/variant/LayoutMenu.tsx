import { Link } from '@eldorado/ui';
import type { NamedLink, SiteLayout } from '../../site/siteLayout.ts';
import menuStyles from '../menu/siteMenu.module.css';

/** The links of a layout's menu, as items of a list. @param path the page on screen, without language prefix. */
export function LayoutMenu({ layout, path }: { layout: SiteLayout; path: string }) {
  const current = nearest(layout.menu, path);
  return layout.menu.map(({ to, title }) => (
    <li key={to}>
      <Link
        to={to}
        aria-current={to === current ? (to === path ? 'page' : 'true') : undefined}
        className={menuStyles.name}
      >
        {title}
      </Link>
    </li>
  ));
}

/** The link to the page on screen, or to the nearest one above it. */
const nearest = (links: readonly NamedLink[], path: string) =>
  links
    .map(({ to }) => to)
    .filter((to) => `${path}/`.startsWith(`${to}/`))
    .reduce((longest, to) => (to.length > longest.length ? to : longest), '');
