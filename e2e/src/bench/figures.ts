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
 * A figure may not go over `max`, nor under `min`: what was saved is to be kept. Bytes are held to what they were when
 * they were banked, 3 % more or less; `max` is then the most that may ever be banked.
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

/** How far bytes may be from what is banked, percent. */
const tolerance = 3;

/** Figures of which more is better: there, falling under the bar is the regression. */
const moreIsBetter = (name: string) => /score|per second|panning/.test(name);

/** What the figures break, one sentence a budget, each saying what to do. */
export function brokenBudgets(figures: readonly MeasuredFigure[], budgets: Budgets): string[] {
  return figures.flatMap((figure) => {
    const { banked, max, min } = budgets[figure.name] ?? {};
    const { name, value, unit } = figure;
    const shown = `${name}: ${value} ${unit}`.trim();
    const regression =
      'Undo what made it worse, or say in docs/performance.md why it must be so and move the bar';
    const saving = `A saving: move the bars of '${name}' in ${file} so that it stays`;
    const broken: string[] = [];
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
    return banked === undefined ? broken : [...broken, ...unbanked(figure, banked)];
  });
}

function unbanked({ name, value, unit, part }: MeasuredFigure, banked: number): string[] {
  const change = round((value / banked - 1) * 100, 2);
  if (Math.abs(change) <= tolerance) return [];
  const shown = `${name}: ${value} ${unit} is ${round(Math.abs(change))} %`;
  const bank = `npm run bench -- ${part} --bank`;
  return change > 0
    ? [
        `${shown} over the banked ${banked}. Undo what made it worse, or say in docs/performance.md why it must be so and run ${bank}.`,
      ]
    : [`${shown} under the banked ${banked}. A saving: run ${bank} and commit ${file}.`];
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
