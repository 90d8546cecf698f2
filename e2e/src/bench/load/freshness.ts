import path from 'node:path';
import { localisePath, locales } from '@eldorado/i18n/locale';
import { lagOf, livePages } from '../../support/looks/liveAges.ts';
import { startSite, testNow } from '../../support/site/site.ts';
import { pageAddress } from '../../support/looks/address.ts';
import type { Figure } from '../figures.ts';
import { atSteadyRate } from './steadyLoad.ts';

export interface Freshness {
  /** Seconds by which the pages are behind the API, by path and language. */
  lags: readonly { page: string; seconds: number }[];
  failed: number;
}

/**
 * Leaves a site alone for a while, with a request a second for its live pages, and then holds each of them to the API.
 * @param seconds how long.
 */
export async function measureFreshness(
  releases: string,
  dataDir: string,
  seconds: number,
): Promise<Freshness> {
  const site = await startSite({
    RELEASES_DIR: releases,
    DATA_DIR: path.join(dataDir, 'site'),
    // By day there is something to see; the clock goes on.
    AIRPORT_NOW: testNow,
    AIRPORT_CLOCK: 'moves',
  });
  try {
    let asked = 0;
    let failed = 0;
    const ask = async () => {
      const page = livePages[asked % livePages.length];
      const locale = locales[Math.floor(asked / livePages.length) % locales.length] ?? 'es';
      asked += 1;
      const address = await pageAddress(site.origin, page?.path ?? '/');
      const answer = await fetch(site.origin + localisePath(address, locale));
      await answer.arrayBuffer();
      if (!answer.ok) failed += 1;
      return 0;
    };
    await atSteadyRate(seconds, ask, 1);
    const lags: { page: string; seconds: number }[] = [];
    for (const locale of locales)
      for (const page of livePages) {
        const lag = await lagOf(site.origin, page, locale);
        lags.push({ page: `${locale} ${page.path}`, seconds: lag });
      }
    return { lags, failed };
  } finally {
    await site.stop();
  }
}

export const freshnessFigures = ({ lags, failed }: Freshness): Figure[] => [
  {
    name: 'live pages behind the API, most',
    value: Math.max(...lags.map(({ seconds }) => seconds)),
    unit: 's',
  },
  { name: 'requests failed beside a site left alone', value: failed, unit: '' },
];

export const freshnessRows = ({ lags }: Freshness) =>
  lags.toSorted((a, b) => b.seconds - a.seconds).map(({ page, seconds }) => [page, seconds]);
