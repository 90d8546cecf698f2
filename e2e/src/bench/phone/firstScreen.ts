import type { Browser } from 'playwright';
import { firstScreens, topOf } from '../../support/looks/firstScreens.ts';
import { hydratedAt, watchHydration } from './pageProbe.ts';

/** Where what a page is for begins, px from the top of a phone's and a desk's window, and the bars. */
export interface FirstScreenTops {
  page: string;
  what: string;
  phone: number;
  desk: number;
  bars: string;
}

/** Measures all pages that `first-screen.spec.ts` holds. */
export async function measureFirstScreens(
  browser: Browser,
  origin: string,
): Promise<FirstScreenTops[]> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await watchHydration(page);
  const all: FirstScreenTops[] = [];
  for (const part of firstScreens) {
    const top = (screen: 'phone' | 'desk') => topOf(page, part, screen, hydratedAt);
    const { phone, desk } = part.tops;
    all.push({
      page: part.path,
      what: part.what,
      phone: await top('phone'),
      desk: await top('desk'),
      bars: `${phone} · ${desk}`,
    });
  }
  await context.close();
  return all;
}

export const firstScreenRows = (all: readonly FirstScreenTops[]) =>
  all.map(({ page, what, phone, desk, bars }) => [page, what, phone, desk, bars]);
