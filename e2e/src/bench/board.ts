import type { Browser, Page } from 'playwright';
import { median, round, type Figure } from './figures.ts';

export interface BoardFigures {
  /** Flights of the day that the browser filters. */
  rows: number;
  /** Milliseconds from a keystroke in the filter to the frame that shows its flights, on a phone's CPU. */
  keystroke: number;
  slowestKeystroke: number;
  /** The same when the filter is emptied and the day comes back. */
  emptied: number;
}

/** How much slower than this machine the phone is. */
const slowdown = 4;
/** Names as they are typed: of many flights and of few, with a slip, by number. */
const queries = ['avianca', 'medelin', 'madrid', 'av 93', 'nueva york'];

/** Measures how fast a board answers to typing with its whole day on the page. */
export async function measureBoard(browser: Browser, origin: string): Promise<BoardFigures> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.goto(`${origin}/vuelos/salidas`);
  await page.locator('html[data-hydrated=true]').waitFor({ state: 'attached' });
  // The first movement brings the whole day.
  await page.mouse.move(5, 5);
  const rows = await wholeDay(page);
  await watchKeystrokes(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const field = page.getByRole('main').getByRole('searchbox');
  for (const query of queries) {
    await field.focus();
    await page.keyboard.type(query, { delay: 150 });
    // The address follows once the typing rests.
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === query);
    await field.fill('');
    await page.waitForURL(({ searchParams }) => !searchParams.has('q'));
  }
  const { typed, emptied } = await page.evaluate(() => window.boardKeystrokes);
  await context.close();
  // The first one of a page runs code that has never run.
  const warm = typed.slice(1);
  return {
    rows,
    keystroke: median(warm),
    slowestKeystroke: Math.max(...warm),
    emptied: median(emptied),
  };
}

/** Waits until all rows of the day are on the page, shown or not. @returns how many. */
async function wholeDay(page: Page): Promise<number> {
  const { flights } = (await (
    await page.request.get(`${new URL(page.url()).origin}/api/v2/flights?direction=departures`)
  ).json()) as { flights: unknown[] };
  await page.waitForFunction(
    (all) => document.querySelectorAll('main tbody tr').length >= all,
    flights.length,
  );
  return flights.length;
}

declare global {
  interface Window {
    boardKeystrokes: { typed: number[]; emptied: number[] };
  }
}

/** Notes for each keystroke how long it took until the next frame was painted, in which React shows its rows. */
const watchKeystrokes = (page: Page) =>
  page.evaluate(() => {
    const times: { typed: number[]; emptied: number[] } = { typed: [], emptied: [] };
    window.boardKeystrokes = times;
    document.addEventListener(
      'input',
      ({ target, timeStamp }) => {
        const { port1, port2 } = new MessageChannel();
        const list = (target as HTMLInputElement).value === '' ? times.emptied : times.typed;
        port1.onmessage = () => list.push(performance.now() - timeStamp);
        requestAnimationFrame(() => port2.postMessage(null));
      },
      { capture: true },
    );
  });

export const boardRows = (figures: BoardFigures) => [
  ['flights of the day on the page', figures.rows],
  [`keystroke to flights, CPU x${slowdown}, median, ms`, round(figures.keystroke)],
  [`keystroke to flights, CPU x${slowdown}, slowest, ms`, round(figures.slowestKeystroke)],
  [`filter emptied, CPU x${slowdown}, median, ms`, round(figures.emptied)],
];

export const boardFigures = (figures: BoardFigures): Figure[] => [
  { name: 'board keystroke', value: round(figures.keystroke), unit: 'ms' },
];
