import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { splitLocale } from '@eldorado/i18n/locale';
import { Layout } from '../layout/Layout.tsx';
import { findPage } from '../site/findPage.ts';
import { LocaleScope } from './LocaleScope.tsx';
import { useLayoutOf, useSite } from './SiteContext.tsx';
import { useFocusOnPage } from './useFocusOnPage.ts';

/** The frame of every page: the layout, in the language of the page on screen. */
export function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function Frame({ children }: { children: ReactNode }) {
  const { locale, path } = splitLocale(useLocation().pathname);
  return (
    <LocaleScope locale={locale}>
      <Chrome path={path}>{children}</Chrome>
      <ScrollRestoration />
    </LocaleScope>
  );
}

function Chrome({ path, children }: { path: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { locale } = splitLocale(pathname);
  const site = useSite(locale);
  const page = findPage(site.pages, path);
  const layoutOf = useLayoutOf();
  useFocusOnPage(pathname);
  return (
    <Layout
      site={site}
      page={page}
      layout={layoutOf(page, site)}
      path={path}
      search={search}
      navigating={useNavigation().state !== 'idle'}
    >
      {children}
    </Layout>
  );
}
