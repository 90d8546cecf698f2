import { Link } from '@eldorado/ui';
import { useShellMessages } from '../messages.ts';
import type { Site } from '../site/site.ts';
import styles from './header.module.css';
import { LocaleSwitch } from './LocaleSwitch.tsx';
import { Logo } from './Logo.tsx';
import { MainMenu } from './MainMenu.tsx';
import { primaryLinks } from './siteMenu.ts';

/** Name, what most travellers look for, language, and the menu with everything. */
export function Header({ site, path, search }: { site: Site; path: string; search: string }) {
  const t = useShellMessages();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to="/" className={styles.logo}>
          <Logo className={styles.mark} />
          <span>
            {t('brand')} <small>{t('brandCity')}</small>
          </span>
        </Link>
        <nav aria-label={t('mainNav')} className={styles.primary}>
          <ul>
            {primaryLinks(site.pages, path).map((link) => (
              <li key={link.path}>
                <Link to={link.path} aria-current={link.current}>
                  {t(link.key)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <LocaleSwitch locale={site.locale} path={path} search={search} />
          <MainMenu pages={site.pages} path={path} />
        </div>
      </div>
    </header>
  );
}
