import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { pageAddress } from '../../support/looks/address.ts';
import { chromiumFlags, findChromium } from '../../support/chromium.ts';
import { median, round, type Figure } from '../figures.ts';
import { startSecureProxy } from '../load/secureProxy.ts';

export interface LighthouseResult {
  path: string;
  /** 0 to 100, of each run. */
  scores: number[];
  /** Medians: milliseconds, milliseconds, layout shift. */
  lcp: number;
  tbt: number;
  cls: number;
}

const auditedPages = [
  '/',
  '/vuelos/salidas',
  '/vuelos/detalle/{departure}',
  '/establecimientos/restaurantes',
  '/establecimientos/restaurantes/fogon-bogotano',
  '/servicios/taxis',
  '/servicios/notaria',
  '/accesibilidad',
  '/comunicados/estadisticas-del-aeropuerto',
  '/prepara-tu-viaje/divisas',
  '/informacion-en-tiempo-real/tiempo-en-filas',
  '/informacion-en-tiempo-real/parqueaderos',
  '/transporte/como-llegar-al-aeropuerto?from=chapinero',
];
const runs = 5;

/** Lighthouse as a phone sees the page: its default mobile simulation, 1.6 Mbps, 150 ms, CPU x4. */
export async function runLighthouse(origin: string): Promise<LighthouseResult[]> {
  const results: LighthouseResult[] = [];
  const proxy = await startSecureProxy(origin);
  for (const path of auditedPages) {
    const audits = [];
    const url = proxy.origin + (await pageAddress(origin, path));
    for (let run = 0; run < runs; run++) audits.push(await auditPatiently(url));
    results.push({
      path,
      scores: audits.map(({ score }) => score),
      lcp: median(audits.map(({ lcp }) => lcp)),
      tbt: median(audits.map(({ tbt }) => tbt)),
      cls: median(audits.map(({ cls }) => cls)),
    });
  }
  proxy.stop();
  return results;
}

/**
 * Now and then Chromium gives Lighthouse no trace, or an error page, while it is still starting: such a run says
 * nothing, and is done again.
 * @throws what the third attempt threw.
 */
async function auditPatiently(url: string) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await audit(url);
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(3_000);
    }
  }
}

async function audit(url: string) {
  // A browser of its own for each run: nothing is warm but the site.
  const chrome = await launch({
    chromePath: findChromium(),
    // The proxy's certificate is made for the run.
    chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...chromiumFlags],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse did not finish ${url}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
    const numeric = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      score: Math.round((categories['performance']?.score ?? 0) * 100),
      lcp: numeric('largest-contentful-paint'),
      tbt: numeric('total-blocking-time'),
      cls: numeric('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}

export const lighthouseRows = (results: readonly LighthouseResult[]) =>
  results.map(({ path, scores, lcp, tbt, cls }) => [
    path,
    median(scores),
    Math.min(...scores),
    round(lcp / 1000, 2),
    Math.round(tbt),
    round(cls, 3),
  ]);

export const lighthouseFigures = (results: readonly LighthouseResult[]): Figure[] =>
  results.flatMap(({ path, scores, lcp, tbt, cls }) => [
    { name: `Lighthouse score of ${path}, median`, value: median(scores), unit: '' },
    { name: `Lighthouse score of ${path}, worst`, value: Math.min(...scores), unit: '' },
    { name: `LCP of ${path}`, value: round(lcp / 1000, 2), unit: 's' },
    { name: `TBT of ${path}`, value: Math.round(tbt), unit: 'ms' },
    { name: `CLS of ${path}`, value: round(cls, 3), unit: '' },
  ]);
