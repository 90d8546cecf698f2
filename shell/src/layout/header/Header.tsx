import { memo } from 'react';
import { classNames, Icon, Link } from '@eldorado/ui';
import { closeIcon, menuIcon } from '@eldorado/ui/icons';
import { useShellMessages } from '../../messages.ts';
import { SearchButton } from '../../search/SearchButton.tsx';
import type { SiteLayout } from '../../site/siteLayout.ts';
import type { Site } from '../../site/site.ts';
import styles from './header.module.css';
import { LocaleSwitch } from './LocaleSwitch.tsx';
import { SiteLoadingBar } from '../loading/LoadingBar.tsx';
import { Logo } from './Logo.tsx';
import { SiteMenu } from '../menu/SiteMenu.tsx';
import { siteMenuId } from '../menu/siteMenuId.ts';
import { variantParts } from '../variant/lazyParts.ts';
import variantStyles from '../variant/variant.module.css';

interface HeaderProps {
  site: Site;
  /** Path of the page on screen, without language prefix. */
  path: string;
  /** Its query, with `?`. */
  search: string;
  /** The variant that it stands in. */
  layout: SiteLayout | null;
}

/** Name, menu and language, and the line that shows that something loads. */
export function Header({ navigating, ...page }: HeaderProps & { navigating: boolean }) {
  const { layout } = page;
  const variant = variantParts();
  return (
    <header
      className={classNames(
        styles.header,
        layout !== null && variantStyles.coloured,
        layout !== null && variantStyles[layout.text],
      )}
    >
      {layout && variant && (
        <variant.Ground colour={layout.colour} className={variantStyles.header} />
      )}
      <SiteLoadingBar navigating={navigating} />
      <HeaderLine {...page} />
    </header>
  );
}

/** It has some hundred elements, so it is rendered again with another page only. */
const HeaderLine = memo(function HeaderLine({ site, path, search, layout }: HeaderProps) {
  const t = useShellMessages();
  const variant = variantParts();
  return (
    <div className={styles.inner}>
      {layout && variant ? (
        <variant.LayoutName layout={layout} path={path} />
      ) : (
        <Link to="/" className={styles.logo}>
          <Logo className={styles.mark} />
          <span>
            {t('brand')} <small>{t('brandCity')}</small>
          </span>
        </Link>
      )}
      <SiteMenu pages={site.pages} path={path} layout={layout} />
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
