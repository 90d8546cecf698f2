import type { Browser, BrowserContext, Page } from 'playwright';
import { kilobytes, median, round, type Figure } from '../figures.ts';
import { transferred } from './pageProbe.ts';
import { openPhone, slowdown } from './phone.ts';

export interface MapFigures {
  /** Milliseconds from navigation until the first floor is drawn with its labels, on a phone. */
  ready: number[];
  /** Frames a second while the map is dragged with everything of Terminal 1, floor 2 drawn. */
  frames: number;
  /** The longest time between two frames of it, milliseconds. */
  longestFrame: number;
  /** Bytes of the map's own scripts, as they travel. */
  code: number;
  /** The same on a page without a map. */
  codeElsewhere: number;
}

const floor = '/mapas?terminal=T1&floor=2';
const runs = 5;
/** Milliseconds of dragging. */
const dragged = 4_000;

/** Measures the map: how soon it is there, how smoothly it moves, and what its code weighs. */
export async function measureMap(browser: Browser, origin: string): Promise<MapFigures> {
  const ready: number[] = [];
  // The first run warms the gateway's caches.
  for (let run = 0; run <= runs; run++) {
    const time = await timeToReady(browser, origin);
    if (run > 0) ready.push(time);
  }
  return {
    ready,
    ...(await panFrames(browser, origin)),
    code: await mapScripts(browser, origin + floor, true),
    codeElsewhere: await mapScripts(browser, `${origin}/servicios/internet-wifi`, false),
  };
}

async function timeToReady(browser: Browser, origin: string): Promise<number> {
  const page = await openPhone(browser);
  await page.goto(origin + floor, { waitUntil: 'commit' });
  const time = await page.waitForFunction(
    () => performance.getEntriesByName('map-drawn')[0]?.startTime,
    null,
    { polling: 50, timeout: 60_000 },
  );
  const milliseconds = (await time.jsonValue()) ?? Number.NaN;
  await page.context().close();
  return milliseconds;
}

/** Drags the map to and fro and counts the frames. A wide screen, so that the fine drawing is there as a whole. */
async function panFrames(
  browser: Browser,
  origin: string,
): Promise<Pick<MapFigures, 'frames' | 'longestFrame'>> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 1000 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(origin + floor);
  await drawn(page, 'T1-2 high');
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('The map is not on the page');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await watchFrames(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const end = Date.now() + dragged;
  for (let step = 0; Date.now() < end; step++) {
    await page.mouse.move(x + 180 * Math.sin(step / 12), y + 90 * Math.sin(step / 9));
  }
  await page.mouse.up();
  const gaps = await page.evaluate(() => window.mapFrames);
  await context.close();
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  return { frames: (1000 * gaps.length) / total, longestFrame: Math.max(...gaps) };
}

const drawn = (page: Page, what: string) =>
  page.locator(`[data-drawn="${what}"]`).waitFor({ state: 'attached', timeout: 60_000 });

declare global {
  interface Window {
    mapFrames: number[];
  }
}

/** Notes the milliseconds between frames from now on. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const gaps: number[] = [];
    window.mapFrames = gaps;
    let last = performance.now();
    const frame = (now: number) => {
      gaps.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(frame);
    });
  });

/** Bytes of the scripts that draw maps, of all that a page asks for until it is live. */
async function mapScripts(browser: Browser, url: string, hasMap: boolean): Promise<number> {
  const context: BrowserContext = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\/(early-map|map-canvas)[.\w]*\.js$/.test(response.url()))
      sizes.push(transferred(response));
  });
  await page.goto(url);
  await page.locator('html[data-hydrated=true]').waitFor({ state: 'attached' });
  if (hasMap) await page.locator('[data-drawn]').waitFor({ state: 'attached' });
  const sum = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  await context.close();
  return sum;
}

const seconds = (milliseconds: number) => round(milliseconds / 1000);

export const mapRows = ({ ready, frames, longestFrame, code, codeElsewhere }: MapFigures) => [
  [
    'first floor drawn with labels, 1.6 Mbps, 150 ms, CPU x4, median of 5, s',
    seconds(median(ready)),
  ],
  ['the slowest of them, s', seconds(Math.max(...ready))],
  [`frames a second while dragged, CPU x${slowdown}`, round(frames)],
  ['longest frame of it, ms', round(longestFrame)],
  ['code of the map, KB', kilobytes(code)],
  ['code of the map on a page without one, KB', kilobytes(codeElsewhere)],
];

export const mapFigures = ({ ready, frames, code, codeElsewhere }: MapFigures): Figure[] => [
  { name: 'map ready', value: seconds(median(ready)), unit: 's' },
  { name: 'map panning', value: round(frames), unit: 'frames/s' },
  { name: 'map code', value: kilobytes(code), unit: 'KB' },
  { name: 'map code elsewhere', value: kilobytes(codeElsewhere), unit: 'KB' },
];
