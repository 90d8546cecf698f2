import { Icon, Link } from '@eldorado/ui';
import { useShellMessages } from '../messages.ts';
import type { SitePage } from '../site/site.ts';
import styles from './mainMenu.module.css';
import { menuSections } from './siteMenu.ts';
import { useDisclosure } from './useDisclosure.ts';

/** Every page of the site by group: a wide panel under the header, a whole screen on a phone. */
export function MainMenu({ pages, path }: { pages: readonly SitePage[]; path: string }) {
  const t = useShellMessages();
  const disclosure = useDisclosure(path);
  return (
    <details {...disclosure} className={styles.menu} name="header" data-sheet>
      <summary>
        <Icon name="menu" className={styles.open} />
        <Icon name="close" className={styles.close} />
        {t('menu')}
      </summary>
      <nav aria-label={t('allPages')} className={styles.panel}>
        <div className={styles.groups}>
          {menuSections(pages).map(({ group, pages: listed }) => (
            <section key={group} className={styles.group}>
              <h2 id={`menu-${group}`}>{t(`group_${group}`)}</h2>
              <ul aria-labelledby={`menu-${group}`}>
                {listed.map((page) => (
                  <li key={page.id}>
                    <Link to={page.path} aria-current={page.path === path ? 'page' : undefined}>
                      {page.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </nav>
    </details>
  );
}
