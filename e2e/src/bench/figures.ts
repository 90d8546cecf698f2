import { readFileSync, writeFileSync } from 'node:fs';

/** One measured figure, under the name its budget has in budgets.json. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
}

/** A figure, and the part of the bench that measures it: `npm run bench -- part`. */
export interface MeasuredFigure extends Figure {
  part: string;
}

/**
 * A figure may not go over `max`, nor under `min`; bars stand at least 3 % from what was measured when they were set. What was
 * `banked` is what it was then: a run says what differs from it.
 */
export interface Budget {
  banked?: number;
  max?: number;
  min?: number;
}

export type Budgets = Readonly<Record<string, Budget>>;

const file = 'e2e/src/bench/budgets.json';

const address = new URL('./budgets.json', import.meta.url);

export const readBudgets = (): Budgets => JSON.parse(readFileSync(address, 'utf8')) as Budgets;

/** The text of budgets.json, a line a budget. */
export function budgetsText(budgets: Budgets): string {
  const lines = Object.entries(budgets).map(([name, budget]) => {
    const bars = Object.entries(budget).map(([bar, value]) => `"${bar}": ${value}`);
    return `  ${JSON.stringify(name)}: { ${bars.join(', ')} }`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

export const writeBudgets = (budgets: Budgets): void =>
  writeFileSync(address, budgetsText(budgets));

/** The budgets with the figures that were measured as what is banked, where something is banked. */
export function bankFigures(figures: readonly Figure[], budgets: Budgets): Budgets {
  const values = new Map(figures.map(({ name, value }) => [name, value]));
  return Object.fromEntries(
    Object.entries(budgets).map(([name, budget]) => {
      const banked = budget.banked === undefined ? undefined : values.get(name);
      return [name, banked === undefined ? budget : { ...budget, banked }];
    }),
  );
}

/** How far bytes may be from what is banked before the run says so, percent. */
const tolerance = 3;

/** The bars that figures break, one sentence a bar, each saying what to do. */
export function brokenBudgets(figures: readonly MeasuredFigure[], budgets: Budgets): string[] {
  return figures.flatMap(({ name, value, unit }) => {
    const { max = Infinity, min = -Infinity } = budgets[name] ?? {};
    if (value <= max && value >= min) return [];
    const bar = value > max ? `over the bar of ${max}` : `under the bar of ${min}`;
    return `${`${name}: ${value} ${unit}`.trim()} is ${bar}. Undo what made it worse, or say in docs/performance.md why it must be so and move the bar.`;
  });
}

/** What is lighter or heavier than what is banked, within its bars: to be banked, and nothing that fails. */
export function unbankedFigures(figures: readonly MeasuredFigure[], budgets: Budgets): string[] {
  return figures.flatMap(({ name, value, unit, part }) => {
    const { banked } = budgets[name] ?? {};
    const change = banked === undefined ? 0 : round((value / banked - 1) * 100, 2);
    if (Math.abs(change) <= tolerance) return [];
    const than = `${round(Math.abs(change))} % ${change > 0 ? 'more' : 'less'} than the banked ${banked}`;
    return `${name}: ${value} ${unit}, ${than}. To bank it: npm run bench -- ${part} --bank`;
  });
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

/** The value that so great a share of them does not exceed: 0.99 for the 99th of a hundred. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? Number.NaN;

export const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** Kilobytes of 1,000 bytes, as the budgets count them. */
export const kilobytes = (bytes: number): number => round(bytes / 1000);
