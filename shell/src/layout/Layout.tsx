import type { ReactNode } from 'react';
import { classNames } from '@eldorado/ui';
import type { SiteLayout } from '../site/siteLayout.ts';
import type { Site, SitePage } from '../site/site.ts';
import { AlertBar } from './alert/AlertBar.tsx';
import { Breadcrumbs } from './header/Breadcrumbs.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { HeaderScene } from './scenes/header/HeaderScene.tsx';
import styles from './layout.module.css';
import { StateNotices } from './notices/StateNotices.tsx';
import { SkipLink } from './header/SkipLink.tsx';

export interface LayoutProps {
  site: Site;
  /** The page on screen; null when there is none at this address. */
  page: SitePage | null;
  /** The variant that it stands in; null for the site's own. */
  layout: SiteLayout | null;
  /** Its path, without language prefix. */
  path: string;
  /** Its query, with `?`. */
  search: string;
  /** Whether the next page is on its way. */
  navigating: boolean;
  /** The page's content. */
  children: ReactNode;
}

/** What stands around every page. */
export function Layout({ site, page, layout, path, search, navigating, children }: LayoutProps) {
  const scene = path === '/' ? 'home' : (page?.background ?? 'plain');
  return (
    <div className={styles.frame}>
      <SkipLink />
      <AlertBar locale={site.locale} />
      <Header site={site} path={path} search={search} layout={layout} navigating={navigating} />
      <div className={classNames(styles.page, page?.slim && styles.slim)}>
        <HeaderScene scene={scene} slim={page?.slim ?? false} />
        <div className={styles.above}>
          <Breadcrumbs pages={site.pages} page={page} path={path} />
        </div>
        {/* Another one: what begins elsewhere on the way to the home page and from it has not moved. */}
        <main
          key={scene === 'home' ? 'home' : 'page'}
          id="content"
          tabIndex={-1}
          className={classNames(
            styles.content,
            scene === 'none' && styles.bare,
            scene !== 'home' && scene !== 'none' && styles.underScene,
          )}
        >
          {children}
        </main>
      </div>
      <Footer site={site} path={path} search={search} layout={layout} />
      <StateNotices path={path} page={page?.id ?? null} />
    </div>
  );
}
