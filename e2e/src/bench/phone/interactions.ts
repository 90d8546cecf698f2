import type { Browser, Page } from 'playwright';
import { percentile, round, type Figure } from '../figures.ts';
import { slowdown } from './phone.ts';
import { hydratedAt, watchHydration } from './pageProbe.ts';

export interface InteractionTimes {
  page: string;
  /** Milliseconds from an interaction to the next paint (Event Timing), one each; what is not reported took 16 at most. */
  times: number[];
  /** What the slowest one was. */
  slowest: string;
}

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');
const type = (page: Page, text: string) => page.keyboard.type(text, { delay: 120 });

async function openAndClose(page: Page): Promise<void> {
  await banner(page).getByRole('button', { name: 'Menú' }).click();
  await page.keyboard.press('Escape');
  await banner(page).getByRole('link', { name: 'Buscar' }).click();
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await type(page, 'farmacia');
  await page.keyboard.press('Escape');
}

/** What visitors do on each type of page. */
const pages: readonly { path: string; act: (page: Page) => Promise<void> }[] = [
  {
    path: '/',
    async act(page) {
      await main(page).getByRole('radio', { name: 'Llegadas' }).first().check();
      await main(page).getByLabel('Vuelo, ciudad o aerolínea').click();
      await type(page, 'medellin');
      await openAndClose(page);
    },
  },
  {
    path: '/vuelos/salidas',
    async act(page) {
      await main(page).getByRole('searchbox').click();
      await type(page, 'avianca');
      await main(page).getByRole('searchbox').fill('');
      await main(page)
        .getByRole('button', { name: /^Elige el día|Hoy/ })
        .click();
      await page.keyboard.press('Escape');
      await main(page).locator('summary', { hasText: 'Más filtros' }).first().click();
      await main(page).getByRole('link', { name: 'Llegadas' }).first().click();
      await main(page).getByRole('heading', { level: 1, name: 'Llegadas' }).waitFor();
      await openAndClose(page);
    },
  },
  {
    path: '/establecimientos/restaurantes',
    async act(page) {
      await page.locator('[popovertarget=filters]').first().click();
      await main(page).getByRole('searchbox').first().click();
      await type(page, 'cafe');
      await page.keyboard.press('Escape');
      await openAndClose(page);
    },
  },
  {
    path: '/mapas?terminal=T1&floor=2',
    async act(page) {
      await page.locator('[data-drawn]').waitFor({ state: 'attached', timeout: 60_000 });
      for (const floor of ['3', '1', '2'])
        await main(page).getByText(floor, { exact: true }).first().click();
      const { x, y, width, height } = (await page.getByRole('application').boundingBox()) ?? {
        ...{ x: 0, y: 0, width: 0, height: 0 },
      };
      const [left, top] = [x + width / 2, y + height / 2];
      await page.mouse.move(left, top);
      await page.mouse.down();
      for (let step = 1; step < 12; step++) await page.mouse.move(left + 8 * step, top + 4 * step);
      await page.mouse.up();
      await page.mouse.click(left, top);
      await openAndClose(page);
    },
  },
  {
    path: '/servicios/taxis',
    async act(page) {
      await main(page).getByRole('combobox').first().click();
      await type(page, 'chapinero');
      await main(page).getByRole('radio').last().check();
      await openAndClose(page);
    },
  },
  {
    path: '/contacto/pqrs',
    async act(page) {
      await main(page).getByRole('radio', { name: 'Petición' }).check();
      await main(page).getByRole('radio', { name: 'Queja' }).check();
      await main(page).getByRole('button', { name: 'Continuar' }).click();
      await page.getByRole('heading', { level: 1, name: 'Tema' }).waitFor();
      await openAndClose(page);
    },
  },
  {
    path: '/servicios/aduanas',
    act: openAndClose,
  },
];

/** How often each page is gone through. */
const turns = 3;

/** Measures interactions on every type of page, on a phone's CPU. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
): Promise<InteractionTimes[]> {
  const all: InteractionTimes[] = [];
  for (const { path, act } of pages) {
    const found: Interaction[] = [];
    for (let turn = 0; turn < turns; turn++)
      found.push(...(await timesOf(browser, origin + path, act)));
    const slowest = found.toSorted((a, b) => b.time - a.time)[0];
    all.push({
      page: path,
      times: found.map(({ time }) => time),
      slowest: slowest ? `${slowest.name} on ${slowest.target}` : '',
    });
  }
  return all;
}

interface Interaction {
  time: number;
  name: string;
  target: string;
}

declare global {
  interface Window {
    interactions: Record<number, Interaction>;
  }
}

/** The shortest that the browser reports, and what all others took at most, milliseconds. */
const shortest = 16;

async function timesOf(
  browser: Browser,
  url: string,
  act: (page: Page) => Promise<void>,
): Promise<Interaction[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  try {
    await watchHydration(page);
    await page.addInitScript((durationThreshold) => {
      window.interactions = {};
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[]) {
          const { interactionId, duration, name, target } = entry;
          const before = window.interactions[interactionId]?.time ?? 0;
          if (interactionId && duration > before)
            window.interactions[interactionId] = {
              time: duration,
              name,
              target: target instanceof Element ? target.tagName.toLowerCase() : '',
            };
        }
      }).observe({ type: 'event', buffered: true, durationThreshold });
    }, shortest);
    await page.goto(url);
    await hydratedAt(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await act(page);
    const { found, count } = await page.evaluate(async () => {
      // The last interaction is reported behind the frame that follows it.
      for (let frame = 0; frame < 2; frame++)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return { found: Object.values(window.interactions), count: performance.interactionCount };
    });
    const quick = { time: shortest, name: 'quick', target: '' };
    return [...found, ...Array.from({ length: Math.max(0, count - found.length) }, () => quick)];
  } finally {
    await context.close();
  }
}

export const interactionRows = (all: readonly InteractionTimes[]) =>
  all.map(({ page, times, slowest }) => [
    page,
    times.length,
    round(percentile(times, 0.98), 0),
    round(Math.max(...times), 0),
    slowest,
  ]);

export const interactionFigures = (all: readonly InteractionTimes[]): Figure[] =>
  all.map(({ page, times }) => ({
    name: `interactions of ${page}`,
    value: round(percentile(times, 0.98), 0),
    unit: 'ms',
  }));
