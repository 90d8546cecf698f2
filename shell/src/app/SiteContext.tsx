import { createContext, useContext } from 'react';
import type { Locale } from '@eldorado/i18n/locale';
import type { LayoutOf } from '../site/layouts.ts';
import type { Site } from '../site/site.ts';

/** The live site in each language that this tab has visited; the first page's from the start. */
export interface SiteDirectory {
  get(locale: Locale): Site | undefined;
  /** The language of the first page, always known. */
  first: Site;
}

const SiteContext = createContext<SiteDirectory | null>(null);
export const SiteProvider = SiteContext.Provider;

const LayoutContext = createContext<LayoutOf>(() => null);
export const LayoutProvider = LayoutContext.Provider;
export const useLayoutOf = (): LayoutOf => useContext(LayoutContext);

export function useSiteDirectory(): SiteDirectory {
  const directory = useContext(SiteContext);
  if (!directory) throw new Error('useSite needs a SiteProvider');
  return directory;
}

export function useSite(locale: Locale): Site {
  const directory = useSiteDirectory();
  return directory.get(locale) ?? directory.first;
}
