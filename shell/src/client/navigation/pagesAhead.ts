import { matchPath } from 'react-router-dom';
import { splitLocale } from '@eldorado/i18n/locale';
import { loadContext, type RemoteRegistry } from '@eldorado/remote/runtime';
import type { Page } from '../start/page.ts';
import { pageAt } from './pageAt.ts';
import type { Ahead } from './prefetch.ts';

/** Milliseconds for which data that were fetched ahead are what going there would fetch. */
const freshFor = 10_000;

/** Pages that are fetched before they are gone to. */
export interface PagesAhead {
  /**
   * Fetches what is behind a link: the page's code, and its data as going there would, but for a page with guards, whose data may be
   * somebody's who signs out before. The loading bar hears nothing of it, and what cannot be fetched now is fetched, and reported,
   * when it is gone to. Data that have come are marked in the browser's timeline: `ahead /vuelos`.
   */
  fetch: (link: Pick<HTMLAnchorElement, 'href' | 'pathname'>, ahead: Ahead) => Promise<void>;
  /** Runs a page, or takes what was fetched ahead of its address, once. */
  run: RemoteRegistry['run'];
}

/** Pages ahead of one tab. It keeps the data of the last one that was meant. */
export function createPagesAhead(
  tab: Page,
  registry: Pick<RemoteRegistry, 'prepare' | 'run'>,
): PagesAhead {
  const { http, store, clock } = tab;
  let kept: { href: string; at: number; data: Promise<unknown> } | null = null;
  const isFresh = (href: string) =>
    kept?.href === href && clock.now().getTime() - kept.at < freshFor;

  return {
    async fetch({ href, pathname }, ahead) {
      const { page, locale } = pageAt(tab, pathname);
      if (!page || !tab.sites.has(locale)) return;
      http.warm();
      const url = new URL(href);
      url.hash = '';
      try {
        await registry.prepare(page, locale);
        if (ahead === 'code' || page.middleware?.length || isFresh(url.href)) return;
        const { params = {} } = matchPath(page.path, splitLocale(pathname).path) ?? {};
        const asked = { params, url, signal: new AbortController().signal };
        const context = loadContext(page, locale, { http, store, now: clock.now }, asked);
        const data = http.quietly(() => registry.run(page, context));
        kept = { href: url.href, at: clock.now().getTime(), data };
        await data;
        performance.mark(`ahead ${url.pathname}${url.search}`);
      } catch {
        // Its code or its data did not come, or there is no such flight.
      }
    },
    run(page, context) {
      const { href } = context.url;
      const data = isFresh(href) ? kept?.data : undefined;
      if (!data) return registry.run(page, context);
      kept = null;
      return data.catch(() => registry.run(page, context));
    },
  };
}
