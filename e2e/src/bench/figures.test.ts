import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  bankFigures,
  brokenBudgets,
  budgetsText,
  median,
  readBudgets,
  unbankedFigures,
  unmeasuredBudgets,
} from './figures.ts';

const weight = (value: number) => [{ name: 'JS of /', value, unit: 'KB', part: 'bytes' }];
const budgets = { 'JS of /': { max: 160, min: 117 } };

test('a figure between its bars breaks nothing', () => {
  expect(brokenBudgets(weight(138), budgets)).toEqual([]);
  expect(brokenBudgets(weight(160), budgets)).toEqual([]);
  expect(brokenBudgets(weight(117), budgets)).toEqual([]);
});

test('a figure beyond its bars is a regression to undo, whichever way is the worse', () => {
  const undo =
    'Undo what made it worse, or say in docs/performance.md why it must be so and move the bar.';
  expect(brokenBudgets(weight(160.1), budgets)).toEqual([
    `JS of /: 160.1 KB is over the bar of 160. ${undo}`,
  ]);
  expect(brokenBudgets(weight(100), budgets)).toEqual([
    `JS of /: 100 KB is under the bar of 117. ${undo}`,
  ]);
});

describe('bytes beside what is banked', () => {
  const banked = { 'JS of /': { banked: 150, max: 160 } };

  test('3 % more or less are not worth a word', () => {
    for (const value of [150, 154.5, 145.5])
      expect(unbankedFigures(weight(value), banked)).toEqual([]);
  });

  test('what is beyond is said with what banks it, and breaks nothing within the bar', () => {
    expect(unbankedFigures(weight(154.6), banked)).toEqual([
      'JS of /: 154.6 KB, 3.1 % more than the banked 150. To bank it: npm run bench -- bytes --bank',
    ]);
    expect(unbankedFigures(weight(145.4), banked)).toEqual([
      'JS of /: 145.4 KB, 3.1 % less than the banked 150. To bank it: npm run bench -- bytes --bank',
    ]);
    for (const value of [154.6, 145.4]) expect(brokenBudgets(weight(value), banked)).toEqual([]);
  });

  test('what is banked breaks nothing, unless it is over the most that may be', () => {
    const after = bankFigures(weight(140), banked);
    expect(after).toEqual({ 'JS of /': { banked: 140, max: 160 } });
    expect(brokenBudgets(weight(140), after)).toEqual([]);
    expect(brokenBudgets(weight(161), bankFigures(weight(161), banked))).toEqual([
      expect.stringContaining('161 KB is over the bar of 160'),
    ]);
  });

  test('only what is measured is banked, and only where something is', () => {
    const others = { 'JS of /': { max: 160 }, 'JS of /mapas': { banked: 260 } };
    expect(bankFigures(weight(140), others)).toEqual(others);
  });

  test('the file is written as it is read', () => {
    expect(budgetsText(readBudgets())).toBe(
      readFileSync(path.join(import.meta.dirname, 'budgets.json'), 'utf8'),
    );
  });
});

test('a figure without a budget is only shown', () => {
  expect(
    brokenBudgets([{ name: 'JS of /new', value: 900, unit: 'KB', part: 'bytes' }], budgets),
  ).toEqual([]);
});

test('a budget that nothing measures is a fault', () => {
  expect(unmeasuredBudgets(weight(138), { ...budgets, 'JS of /old': { max: 1 } })).toEqual([
    "'JS of /old' in e2e/src/bench/budgets.json is measured by nothing. Correct its name or remove it.",
  ]);
});

test('every budget of the file has a bar, and none is upside down', () => {
  for (const { banked, max, min } of Object.values(readBudgets())) {
    expect(banked ?? max ?? min).toBeDefined();
    if (max !== undefined) expect(banked ?? min ?? 0).toBeLessThanOrEqual(max);
  }
});

test('a bar stands at least 3 % above what was measured when it was set, so that a word more breaks nothing', () => {
  const close = Object.entries(readBudgets()).filter(
    ([, { banked, max }]) => banked !== undefined && max !== undefined && banked * 1.03 > max,
  );
  expect(close).toEqual([]);
});

test('a median of an even number of runs lies between the middle two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});
