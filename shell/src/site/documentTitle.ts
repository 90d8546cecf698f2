import type { Locale, Translated } from '@eldorado/i18n/locale';
import type { PageHandle, RemoteRegistry } from '@eldorado/remote/runtime';
import { errorTitle } from '../errors/errorTexts.ts';
import { toErrorView } from '@eldorado/remote/runtime';
import type { SitePage } from './site.ts';

const siteName: Translated = {
  es: 'Aeropuerto El Dorado, Bogotá',
  en: 'El Dorado Airport, Bogotá',
  fr: 'Aéroport El Dorado, Bogota',
  pt: 'Aeroporto El Dorado, Bogotá',
};

/** What the router knows of the page on screen; both its static and its browser state fit. */
export interface ShownPage {
  matches: readonly { route: { id: string; handle?: unknown }; pathname: string }[];
  loaderData: Readonly<Record<string, unknown>>;
  errors: Readonly<Record<string, unknown>> | null;
}

/** The document's title: the screen's own when it depends on its data, else the declared one. */
export function documentTitle(
  shown: ShownPage,
  registry: RemoteRegistry,
  locale: Locale,
  path: string,
): string {
  const error = Object.values(shown.errors ?? {})[0];
  if (error !== undefined)
    return `${errorTitle({ ...toErrorView(error), locale, path })} · ${siteName[locale]}`;
  const route = shown.matches.at(-1)?.route;
  const page = (route?.handle as PageHandle | undefined)?.page as SitePage | undefined;
  if (!route || !page) return siteName[locale];
  const own = registry.peek(page, locale)?.module.title?.(shown.loaderData[route.id], locale);
  return page.path === '/' ? siteName[locale] : `${own ?? page.title} · ${siteName[locale]}`;
}

/** What the screen tells search engines of what it shows; null when it says nothing, or failed. */
export function structuredData(
  shown: ShownPage,
  registry: RemoteRegistry,
  locale: Locale,
): object | readonly object[] | null {
  const route = shown.matches.at(-1)?.route;
  const page = (route?.handle as PageHandle | undefined)?.page as SitePage | undefined;
  if (!route || !page || Object.keys(shown.errors ?? {}).length > 0) return null;
  const { module } = registry.peek(page, locale) ?? {};
  return module?.structuredData?.(shown.loaderData[route.id]) ?? null;
}
