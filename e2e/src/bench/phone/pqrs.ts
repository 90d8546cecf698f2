import type { Browser } from 'playwright';
import { pqrsPath, type PqrsStep } from '@eldorado/rules/pqrs';
import { pageAddress } from '../../support/looks/address.ts';
import { layoutHydrated } from '../../support/looks/fixtures.ts';
import { median, round, type Figure } from '../figures.ts';
import { openPhone } from './phone.ts';
import { startSecureProxy } from '../load/secureProxy.ts';

export interface StepPaint {
  /** A step of the form, or a page beside it. */
  name: string;
  /** Milliseconds from navigation to the largest contentful paint, of each run. */
  lcp: number[];
}

/** An address of each page, with what it is opened by. */
const draftOf: Readonly<Record<Exclude<PqrsStep, 'type'>, string>> = {
  request: '{petition}',
  topic: '{draft}',
  subject: '{draft}',
  event: '{draft}',
  files: '{draft}',
  identity: '{draft}',
  person: '{draft}',
  review: '{draft}',
  sent: '{sent}',
};
const pages: readonly { name: string; path: string }[] = [
  { name: 'type', path: pqrsPath('type') },
  ...(Object.keys(draftOf) as (keyof typeof draftOf)[]).map((step) => ({
    name: step,
    path: `${pqrsPath(step)}?draft=${draftOf[step]}`,
  })),
  { name: 'look-up', path: '/contacto/pqrs/seguimiento' },
  { name: 'follow', path: '/contacto/pqrs/seguimiento?case={case}' },
];
export const pqrsRuns = 7;

/** Measures how soon each page of PQRS is painted on a phone, through TLS and HTTP/2. */
export async function measurePqrs(browser: Browser, origin: string): Promise<StepPaint[]> {
  const proxy = await startSecureProxy(origin);
  const paints: StepPaint[] = [];
  for (const { name, path } of pages) {
    const url = proxy.origin + (await pageAddress(origin, path));
    const lcp: number[] = [];
    // The first one warms what the gateway and the proxy keep.
    for (let run = 0; run <= pqrsRuns; run++) {
      const time = await largestPaint(browser, url);
      if (run > 0) lcp.push(time);
    }
    paints.push({ name, lcp });
  }
  proxy.stop();
  return paints;
}

async function largestPaint(browser: Browser, url: string): Promise<number> {
  const page = await openPhone(browser);
  const answer = await page.goto(url, { waitUntil: 'load' });
  if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status() ?? 'nothing'}`);
  await layoutHydrated(page);
  const time = await page.evaluate(async () => {
    // A text whose font comes is painted once more.
    await document.fonts.ready;
    return new Promise<number>((resolve) =>
      new PerformanceObserver((list) =>
        resolve(list.getEntries().at(-1)?.startTime ?? NaN),
      ).observe({ type: 'largest-contentful-paint', buffered: true }),
    );
  });
  await page.context().close();
  return time;
}

const seconds = (milliseconds: number) => round(milliseconds / 1000, 2);

export const pqrsRows = (paints: readonly StepPaint[]) =>
  paints.map(({ name, lcp }) => [name, seconds(median(lcp)), seconds(Math.max(...lcp)), 1.5]);

export const pqrsFigures = (paints: readonly StepPaint[]): Figure[] =>
  paints.map(({ name, lcp }) => ({
    name: `LCP of PQRS, ${name}`,
    value: seconds(median(lcp)),
    unit: 's',
  }));
