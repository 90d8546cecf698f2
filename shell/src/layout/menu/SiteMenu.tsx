import { useKeptPart } from '@eldorado/remote';
import { Icon, Link } from '@eldorado/ui';
import { useShellMessages } from '../../messages.ts';
import type { SiteLayout } from '../../site/siteLayout.ts';
import type { SitePage } from '../../site/site.ts';
import { variantParts } from '../variant/lazyParts.ts';
import variantStyles from '../variant/variant.module.css';
import { sectionIcons } from './menuFeatures.ts';
import { MenuPanel } from './MenuPanel.tsx';
import { menuPlace, menuSections } from './siteMenu.ts';
import { siteMenuId } from './siteMenuId.ts';
import styles from './siteMenu.module.css';
import { useSiteMenu } from './useSiteMenu.ts';

interface SiteMenuProps {
  pages: readonly SitePage[];
  /** Path of the page on screen, without language prefix. */
  path: string;
  /** The variant that it stands in: its menu takes the place of the site's. */
  layout: SiteLayout | null;
}

/**
 * Every page of the site, in panels: a bar in the header of a wide screen, a sheet over the page on a narrow one.
 * The browser opens and closes sheet and panels by itself, so both work without JavaScript.
 */
export function SiteMenu({ pages, path, layout }: SiteMenuProps) {
  const t = useShellMessages();
  const variant = variantParts();
  const menu = useSiteMenu(path);
  const sections = useKeptPart(
    'shell/menu',
    () => [menuPlace(pages, path), ...(layout ? [layout.id] : [])],
    () =>
      layout && variant ? (
        <variant.LayoutMenu layout={layout} path={path} />
      ) : (
        menuSections(pages, path).map((section) => (
          <li key={section.key}>
            {section.home && section.lists.length === 0 ? (
              <Link to={section.home.path} aria-current={section.current} className={styles.name}>
                <span className={styles.tile}>
                  <Icon icon={sectionIcons[section.key]} />
                </span>
                {t(`nav_${section.key}`)}
              </Link>
            ) : (
              <MenuPanel section={section} path={path} />
            )}
          </li>
        ))
      ),
  );
  return (
    <nav
      ref={menu}
      id={siteMenuId}
      popover="auto"
      aria-label={layout?.name ?? t('mainNav')}
      className={styles.menu}
    >
      <ul className={styles.sections} {...sections} />
      {variant && layout && <variant.BackLink className={variantStyles.sheetBack} />}
    </nav>
  );
}
