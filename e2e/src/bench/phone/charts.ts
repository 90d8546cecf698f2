import path from 'node:path';
import type { Browser } from 'playwright';
import { buildGallery, createGallery } from '@eldorado/ui/gallery';
import { slowdown } from './board.ts';
import { median, round, type Figure } from '../figures.ts';

export interface ChartTimes {
  /** Milliseconds from the markup of a chart of twelve series over 120 months to the frame that shows it, on a phone's CPU. */
  shown: number;
  slowest: number;
}

/** Of the gallery, as the server sends it. */
const address = '/chart/many';
const runs = 15;

/**
 * Measures how long the browser takes to read, lay out and paint the largest chart; it is drawn on the server.
 * @param dir a folder for the gallery's build.
 */
export async function measureCharts(browser: Browser, dir: string): Promise<ChartTimes> {
  const built = path.join(dir, 'gallery');
  await buildGallery(built);
  const gallery = createGallery(built);
  const origin = await gallery.listen({ port: 0 });
  // The gallery's policy lets no script write markup; a server's document is read all the same.
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    await page.goto(origin + address);
    await page.locator('html[data-hydrated=true]').waitFor({ state: 'attached' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times = await page.evaluate(showAgain, runs);
    // The first one meets styles that no chart has had yet.
    return { shown: median(times), slowest: Math.max(...times) };
  } finally {
    await context.close();
    await gallery.close();
  }
}

/** In the page: puts the chart's markup in its place again and again. @returns the milliseconds of each. */
async function showAgain(times: number): Promise<number[]> {
  const figure = document.querySelector('figure');
  const place = figure?.parentElement;
  if (!figure || !place) throw new Error('There is no chart.');
  const markup = figure.outerHTML;
  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.onmessage = () => resolve();
        after.port2.postMessage(null);
      });
    });
  const taken: number[] = [];
  for (let run = 0; run < times; run++) {
    place.replaceChildren();
    await painted();
    const start = performance.now();
    place.innerHTML = markup;
    await painted();
    taken.push(performance.now() - start);
  }
  return taken;
}

export const chartRows = ({ shown, slowest }: ChartTimes) => [
  [`120 months of 12 series, CPU x${slowdown}, median, ms`, round(shown)],
  [`120 months of 12 series, CPU x${slowdown}, slowest, ms`, round(slowest)],
];

export const chartFigures = ({ shown }: ChartTimes): Figure[] => [
  { name: 'chart of 120 months and 12 series shown', value: round(shown), unit: 'ms' },
];
