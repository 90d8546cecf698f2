import { readFileSync } from 'node:fs';

/** One measured figure, under the name its budget has in budgets.json. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
}

/** A figure may not go over `max`, nor under `min`: what was saved is to be kept. */
export interface Budget {
  max?: number;
  min?: number;
}

export type Budgets = Readonly<Record<string, Budget>>;

const file = 'e2e/src/bench/budgets.json';

export const readBudgets = (): Budgets =>
  JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8')) as Budgets;

/** Figures of which more is better: there, falling under the bar is the regression. */
const moreIsBetter = (name: string) => /score|per second|panning/.test(name);

/** What the figures break, one sentence a budget, each saying what to do. */
export function brokenBudgets(figures: readonly Figure[], budgets: Budgets): string[] {
  const broken: string[] = [];
  for (const { name, value, unit } of figures) {
    const { max, min } = budgets[name] ?? {};
    const shown = `${name}: ${value} ${unit}`.trim();
    const regression =
      'Undo what made it worse, or say in docs/performance.md why it must be so and move the bar';
    const saving = `A saving: move the bars of '${name}' in ${file} so that it stays`;
    if (max !== undefined && value > max) {
      broken.push(
        `${shown} is over the bar of ${max}. ${moreIsBetter(name) ? saving : regression}.`,
      );
    }
    if (min !== undefined && value < min) {
      broken.push(
        `${shown} is under the bar of ${min}. ${moreIsBetter(name) ? regression : saving}.`,
      );
    }
  }
  return broken;
}

/** Budgets that no figure answers to, when everything was measured. */
export function unmeasuredBudgets(figures: readonly Figure[], budgets: Budgets): string[] {
  const names = new Set(figures.map(({ name }) => name));
  return Object.keys(budgets)
    .filter((name) => !names.has(name))
    .map((name) => `'${name}' in ${file} is measured by nothing. Correct its name or remove it.`);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

export const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** Kilobytes of 1,000 bytes, as the budgets count them. */
export const kilobytes = (bytes: number): number => round(bytes / 1000);
