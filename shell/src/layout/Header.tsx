import { memo } from 'react';
import { Icon, Link } from '@eldorado/ui';
import { closeIcon, menuIcon } from '@eldorado/ui/icons';
import { useShellMessages } from '../messages.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import type { Site } from '../site/site.ts';
import styles from './header.module.css';
import { LocaleSwitch } from './LocaleSwitch.tsx';
import { SiteLoadingBar } from './LoadingBar.tsx';
import { Logo } from './Logo.tsx';
import { SiteMenu, siteMenuId } from './menu/SiteMenu.tsx';

interface HeaderProps {
  site: Site;
  /** Path of the page on screen, without language prefix. */
  path: string;
  /** Its query, with `?`. */
  search: string;
}

/** Name, menu and language, and the line that shows that something loads. */
export function Header({ navigating, ...page }: HeaderProps & { navigating: boolean }) {
  return (
    <header className={styles.header}>
      <SiteLoadingBar navigating={navigating} />
      <HeaderLine {...page} />
    </header>
  );
}

/** It has some hundred elements, so it is rendered again with another page only. */
const HeaderLine = memo(function HeaderLine({ site, path, search }: HeaderProps) {
  const t = useShellMessages();
  return (
    <div className={styles.inner}>
      <Link to="/" className={styles.logo}>
        <Logo className={styles.mark} />
        <span>
          {t('brand')} <small>{t('brandCity')}</small>
        </span>
      </Link>
      <SiteMenu pages={site.pages} path={path} />
      <div className={styles.tools}>
        <SearchButton site={site} />
        <LocaleSwitch locale={site.locale} path={path} search={search} />
        <button type="button" popoverTarget={siteMenuId} className={styles.toggle}>
          <Icon icon={menuIcon} className={styles.open} />
          <Icon icon={closeIcon} className={styles.close} />
          <span className={styles.toggleName}>{t('menu')}</span>
        </button>
      </div>
    </div>
  );
});
