import type { Browser, Page } from 'playwright';
import { median, round, type Figure } from '../figures.ts';

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
export const slowdown = 4;
/** Names as they are typed: of many flights and of few, with a slip, by number. */
const queries = ['avianca', 'medelin', 'madrid', 'av 93', 'nueva york'];

/** Measures how fast a board answers to typing with its whole day on the page. */
export async function measureBoard(browser: Browser, origin: string): Promise<BoardFigures> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.goto(`${origin}/vuelos/salidas`);
  await page.locator('html[data-hydrated=true]').waitFor({ state: 'attached' });
  // The first movement loads the whole day.
  await page.mouse.move(5, 5);
  const rows = await wholeDay(page);
  await typeSlowly(page, queries);
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

/** Types each query into the page's filter on a phone's CPU, and empties it; `window.boardKeystrokes` has the times. */
export async function typeSlowly(page: Page, queries: readonly string[]): Promise<void> {
  await watchKeystrokes(page);
  const session = await page.context().newCDPSession(page);
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
}

/** Notes for each keystroke how long it took until the next frame was painted, in which React shows its rows. */
/** Not in TypeScript's library yet. */
declare const scheduler: {
  postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void>;
};

const watchKeystrokes = (page: Page) =>
  page.evaluate(() => {
    const times: { typed: number[]; emptied: number[] } = { typed: [], emptied: [] };
    window.boardKeystrokes = times;
    document.addEventListener(
      'input',
      ({ target, timeStamp }) => {
        const list = (target as HTMLInputElement).value === '' ? times.emptied : times.typed;
        // Behind the frame, and before what was put off until after it.
        requestAnimationFrame(() => {
          const framed = () => list.push(performance.now() - timeStamp);
          void scheduler.postTask(framed, { priority: 'user-blocking' });
        });
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
