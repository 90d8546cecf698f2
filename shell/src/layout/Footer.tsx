import { Icon, Link } from '@eldorado/ui';
import { useSiteSelector } from '@eldorado/store';
import { useShellMessages } from '../messages.ts';
import type { Site } from '../site/site.ts';
import styles from './footer.module.css';
import { Logo } from './Logo.tsx';
import { menuSections } from './siteMenu.ts';

const services = ['chat', 'app', 'navigation', 'migration'] as const;

/** Everything once more, other services, and what kind of data this is. */
export function Footer({ site }: { site: Site }) {
  const t = useShellMessages();
  const demo = useSiteSelector((state) => state.app.airport?.source !== 'import');
  const links = services.flatMap((key) => {
    const to = site.links[key];
    return to ? [{ key, to }] : [];
  });
  const accessibility = site.pages.find((page) => page.path === '/accesibilidad');
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <Logo className={styles.mark} />
            {t('brand')}
          </p>
          <p>{t('footerPlace')}</p>
          {accessibility && (
            <p>
              <Link to={accessibility.path} className={styles.accessibility}>
                <Icon name="accessibility" />
                {t('accessibilityPage')}
              </Link>
            </p>
          )}
        </div>
        <nav aria-label={t('footerNav')} className={styles.groups}>
          {menuSections(site.pages).map(({ group, pages }) => (
            <section key={group} className={styles.group}>
              <h2>{t(`group_${group}`)}</h2>
              <ul>
                {pages.map((page) => (
                  <li key={page.id}>
                    <Link to={page.path}>{page.title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {links.length > 0 && (
            <section className={styles.group}>
              <h2>{t('footerServices')}</h2>
              <ul>
                {links.map(({ key, to }) => (
                  <li key={key}>
                    <Link to={to}>
                      {t(`link_${key}`)} <Icon name="external" className={styles.external} />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </nav>
        {demo && <p className={styles.demo}>{t('demoStatement')}</p>}
      </div>
    </footer>
  );
}
