import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  violations: {
    id: string;
    help: string;
    nodes: { target: string[]; failureSummary?: string }[];
  }[];
}

interface AxeWindow {
  axe: { run(context: Document, options: unknown): Promise<AxeResults> };
}

/** What axe finds wrong on a page, a line each; WCAG 2.2 AA and best practices, target size included. */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as AxeWindow).axe.run(document, {
      resultTypes: ['violations'],
      // It would ask for every style sheet again, for rules that are not run.
      preload: false,
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { 'target-size': { enabled: true } },
    }),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`,
    ),
  );
}
