import path from 'node:path';
import { expect } from 'playwright/test';
import { localisePath, locales } from '@eldorado/i18n/locale';
import { changeFact, placesOfFact } from '../../support/looks/changedFact.ts';
import { lagOf, livePages } from '../../support/looks/liveAges.ts';
import { startOwnSite } from '../../support/site/ownSite.ts';
import { startSite, testNow } from '../../support/site/site.ts';
import { pageAddress } from '../../support/looks/address.ts';
import type { Figure } from '../figures.ts';
import { atSteadyRate } from './steadyLoad.ts';

export interface Freshness {
  /** Seconds by which the pages are behind the API, by path and language. */
  lags: readonly { page: string; seconds: number }[];
  failed: number;
  /** Milliseconds from the end of a command that changes a fact until it is on every page that names it, in search and JSON-LD. */
  changed: number;
}

const patience = { intervals: [50], timeout: 60_000 };

async function measureChange(releases: string): Promise<number> {
  const site = await startOwnSite('changed-fact', { RELEASES_DIR: releases });
  try {
    const places = placesOfFact(site.origin);
    // What is changed was in memory.
    for (const { isShown } of places) await isShown();
    await changeFact(site);
    const begun = performance.now();
    for (const { isShown } of places) await expect.poll(isShown, patience).toBe(true);
    return performance.now() - begun;
  } finally {
    await site.stop();
  }
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
  const changed = await measureChange(releases);
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
    return { lags, failed, changed };
  } finally {
    await site.stop();
  }
}

export const freshnessFigures = ({ lags, failed, changed }: Freshness): Figure[] => [
  {
    name: 'live pages behind the API, most',
    value: Math.max(...lags.map(({ seconds }) => seconds)),
    unit: 's',
  },
  { name: 'requests failed beside a site left alone', value: failed, unit: '' },
  { name: 'a changed fact, everywhere', value: Math.round(changed), unit: 'ms' },
];

export const freshnessRows = ({ lags, changed }: Freshness) => [
  ...lags.toSorted((a, b) => b.seconds - a.seconds).map(({ page, seconds }) => [page, seconds]),
  ['a changed fact, everywhere it is named', Math.round(changed / 100) / 10],
];
