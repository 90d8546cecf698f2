import type { Browser, Page } from 'playwright';
import { expectUsable, follow, toBreak } from '../../support/faults/besideBroken.ts';
import { breakRemote } from '../../support/faults/brokenRemote.ts';
import { layoutHydrated } from '../../support/looks/fixtures.ts';
import { round, type Figure } from '../figures.ts';

export interface BrokenTime {
  remote: string;
  fault: string;
  /** Milliseconds until header, search and alert bar answer, on the first load and on the way there. */
  load: number;
  way: number;
}

/** Breaks each remote in each way, and times how soon the rest of its page is usable. */
export async function measureBroken(browser: Browser, baseURL: string): Promise<BrokenTime[]> {
  const times: BrokenTime[] = [];
  for (const { remote, path, other, faults } of toBreak)
    for (const fault of faults) {
      async function timed(prepare: (page: Page) => Promise<unknown>, go: Go): Promise<number> {
        const context = await browser.newContext({ baseURL });
        const page = await context.newPage();
        await page.goto('/no-existe');
        await breakRemote(page, remote, path, fault);
        await prepare(page);
        const begun = performance.now();
        await go(page);
        await expectUsable(page);
        const took = performance.now() - begun;
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await context.close();
        return took;
      }
      const load = await timed(nothing, (page) =>
        page.goto(path, { waitUntil: 'domcontentloaded' }),
      );
      const way = await timed(
        async (page) => {
          await page.goto(other);
          await layoutHydrated(page);
        },
        (page) => follow(page, path),
      );
      times.push({ remote, fault, load, way });
    }
  return times;
}

type Go = (page: Page) => Promise<unknown>;
const nothing = () => Promise.resolve();

export const brokenRows = (times: readonly BrokenTime[]) =>
  times.map(({ remote, fault, load, way }) => [`${remote} ${fault}`, round(load), round(way)]);

export const brokenFigures = (times: readonly BrokenTime[]): Figure[] => [
  {
    name: 'usable beside a broken remote, slowest',
    value: round(Math.max(...times.flatMap(({ load, way }) => [load, way]))),
    unit: 'ms',
  },
];
