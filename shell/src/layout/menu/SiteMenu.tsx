import { useKeptPart } from '@eldorado/remote';
import { Icon, Link } from '@eldorado/ui';
import { useShellMessages } from '../../messages.ts';
import type { SitePage } from '../../site/site.ts';
import { sectionIcons } from './menuFeatures.ts';
import { MenuPanel } from './MenuPanel.tsx';
import { menuPlace, menuSections } from './siteMenu.ts';
import styles from './siteMenu.module.css';
import { useSiteMenu } from './useSiteMenu.ts';

/** The button that opens the menu on a narrow screen names it by this id. */
export const siteMenuId = 'site-menu';

/**
 * Every page of the site, in panels: a bar in the header of a wide screen, a sheet over the page on a narrow one.
 * The browser opens and closes sheet and panels by itself, so both work without JavaScript.
 */
export function SiteMenu({ pages, path }: { pages: readonly SitePage[]; path: string }) {
  const t = useShellMessages();
  const menu = useSiteMenu(path);
  const sections = useKeptPart(
    'shell/menu',
    () => [menuPlace(pages, path)],
    () =>
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
      )),
  );
  return (
    <nav
      ref={menu}
      id={siteMenuId}
      popover="auto"
      aria-label={t('mainNav')}
      className={styles.menu}
    >
      <ul className={styles.sections} {...sections} />
    </nav>
  );
}
