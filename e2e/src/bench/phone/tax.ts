import path from 'node:path';
import type { Browser } from 'playwright';
import { testDir } from '../../support/site/site.ts';
import { kilobytes, median, round, type Figure } from '../figures.ts';
import { hydratedAt, watchHydration } from './pageProbe.ts';
import { buildSingleBundle, filesOfPage } from '../bytes/singleBundle.ts';
import { startTaxProxy } from './taxProxy.ts';

export interface Tax {
  path: string;
  /** Bytes of JavaScript until hydrated, brotli. */
  federatedBytes: number;
  singleBytes: number;
  /** Milliseconds from navigation to hydrated, median. */
  federatedTime: number;
  singleTime: number;
}

const pages = [
  { path: '/', remote: 'shell', screen: 'home' },
  { path: '/vuelos/salidas', remote: 'mf-flights', screen: 'board' },
];
const runs = 7;

/** Measures the site against itself as one bundle, both behind the same proxy, alternating. */
export async function measureTax(
  browser: Browser,
  gateway: string,
  federatedBytes: (path: string) => number,
): Promise<Tax[]> {
  const bundle = await buildSingleBundle(path.join(testDir, 'bench-single'));
  const federated = await startTaxProxy(gateway, null);
  const single = await startTaxProxy(gateway, bundle);
  const taxes: Tax[] = [];
  for (const page of pages) {
    const times: { federated: number[]; single: number[] } = { federated: [], single: [] };
    // The first of each warms the gateway's and the proxy's caches.
    for (let run = 0; run <= runs; run++) {
      const federatedTime = await timeToHydrated(browser, federated.origin + page.path);
      const singleTime = await timeToHydrated(browser, single.origin + page.path);
      if (run === 0) continue;
      times.federated.push(federatedTime);
      times.single.push(singleTime);
    }
    taxes.push({
      path: page.path,
      federatedBytes: federatedBytes(page.path),
      singleBytes: filesOfPage(bundle, page).reduce(
        (sum, file) => sum + (bundle.files.get(file)?.br.length ?? 0),
        0,
      ),
      federatedTime: median(times.federated),
      singleTime: median(times.single),
    });
  }
  federated.stop();
  single.stop();
  return taxes;
}

/** One cold load of a phone: 1.6 Mbps, 150 ms, a quarter of this machine's speed. */
async function timeToHydrated(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await watchHydration(page);
  await page.goto(url, { waitUntil: 'commit' });
  const time = await hydratedAt(page);
  await context.close();
  return time;
}

export const taxRows = (taxes: readonly Tax[]) =>
  taxes.map((tax) => [
    tax.path,
    kilobytes(tax.federatedBytes),
    kilobytes(tax.singleBytes),
    round(tax.federatedBytes / tax.singleBytes, 2),
    Math.round(tax.federatedTime),
    Math.round(tax.singleTime),
    round(tax.federatedTime / tax.singleTime, 2),
  ]);

export const taxFigures = (taxes: readonly Tax[]): Figure[] =>
  taxes.flatMap((tax) => [
    {
      name: `federation tax of ${tax.path}, bytes`,
      value: round(tax.federatedBytes / tax.singleBytes, 2),
      unit: 'x',
    },
    {
      name: `federation tax of ${tax.path}, time`,
      value: round(tax.federatedTime / tax.singleTime, 2),
      unit: 'x',
    },
  ]);
