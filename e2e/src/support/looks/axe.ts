import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { measureContrasts, type Measured, type Unclear } from './contrast.ts';
import { thorough } from './views.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeNode {
  target: string[];
  failureSummary?: string;
  any: { message: string; data?: { expectedContrastRatio?: string } | null }[];
}
interface AxeResult {
  id: string;
  help: string;
  nodes: AxeNode[];
}
interface AxeResults {
  violations: AxeResult[];
  incomplete: AxeResult[];
}

interface AxeWindow {
  axe: { run(context: Document | string, options: unknown): Promise<AxeResults> };
}

/** Windows whose next pages begin with axe. */
const withAxe = new WeakSet<Page>();

/** Runs of axe before a page that never comes to rest is judged as it is. */
const attempts = 4;

/**
 * What axe finds wrong on a page, a line each; WCAG 2.2 AA and best practices, target size included.
 * @param within a part of the page, by its selector.
 */
export async function axeFaults(page: Page, within?: string): Promise<string[]> {
  await bringAxe(page);
  let { violations, moved } = await look(page, within);
  for (let attempt = 1; moved && attempt < attempts; attempt++)
    ({ violations, moved } = await look(page, within));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`,
    ),
  );
}

async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  if (!withAxe.has(page)) {
    // Pages that it opens from now on have it from their start, in a third of the time.
    withAxe.add(page);
    await page.addInitScript({ content: source });
  }
  await page.evaluate(layOutAll);
}

/**
 * What axe finds in what the page is about. Its header and footer are every page's: accessibility.spec.ts looks at them in each view,
 * and `npm run thorough axe` once around each page.
 * @param part by its selector.
 */
export const pageFaults = (page: Page, part = 'main'): Promise<string[]> => axeFaults(page, part);

/** The texts of a part of a page whose contrast axe leaves open, as their pixels are. */
async function unclearContrasts(page: Page, within: string): Promise<Measured[]> {
  await bringAxe(page);
  const unclear = await page.evaluate(async (part) => {
    const { incomplete } = await (window as unknown as AxeWindow).axe.run(part, {
      resultTypes: ['incomplete'],
      preload: false,
      iframes: false,
      runOnly: ['color-contrast'],
    });
    return incomplete.flatMap(({ nodes }) =>
      nodes.map(({ target, any: [check] }): Unclear => ({
        selector: target.join(' '),
        why: check?.message ?? '',
        needed: parseFloat(check?.data?.expectedContrastRatio ?? '4.5'),
      })),
    );
  }, within);
  return measureContrasts(page, unclear);
}

/**
 * What axe finds in a form; `npm run thorough axe` also measures the contrasts that axe leaves open.
 * @param part of the page that the form stands in, by its selector.
 */
export async function formFaults(page: Page, part = 'main'): Promise<string[]> {
  const faults = await axeFaults(page, part);
  if (!thorough) return faults;
  for (const { selector, why, needed, contrast } of await unclearContrasts(page, part)) {
    if (contrast === null || contrast >= needed) continue;
    faults.push(`contrast: ${selector} has ${contrast}, not ${needed} (${why})`);
  }
  return faults;
}

/**
 * Parts the browser skips while they are far away would lie on their neighbours where axe measures them, and the header that stays at the
 * window's top on whatever is scrolled half under it.
 */
function layOutAll() {
  const laid = window as { laidOut?: true };
  if (laid.laidOut) return;
  laid.laidOut = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { content-visibility: visible !important; } header:not(main *) { position: relative !important; }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/**
 * One run of axe. It measures the page first and judges its colours later: when rows arrived in between, as those of a
 * board's whole day do, it took the footer's colour for that of the rows, and `moved` says so. What fades in as it looks, as a notice
 * does, is brought to its end first: axe would judge the colours of a moment.
 */
const look = (page: Page, within: string | undefined) =>
  page.evaluate(async (part) => {
    const shape = () =>
      `${document.documentElement.scrollHeight} ${document.getElementsByTagName('*').length}`;
    const fading = () =>
      document.getAnimations().filter(({ playState, timeline, effect }) => {
        const { endTime } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && timeline === document.timeline && endTime !== Infinity;
      });
    for (const animation of fading()) animation.finish();
    const before = shape();
    const { violations } = await (window as unknown as AxeWindow).axe.run(part ?? document, {
      resultTypes: ['violations'],
      // It would ask for every style sheet again, for rules that are not run.
      preload: false,
      // What has a document of its own is looked at there.
      iframes: false,
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { 'target-size': { enabled: true } },
    });
    return { violations, moved: shape() !== before || fading().length > 0 };
  }, within);
