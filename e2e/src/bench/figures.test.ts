import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  bankFigures,
  brokenBudgets,
  budgetsText,
  median,
  readBudgets,
  unmeasuredBudgets,
} from './figures.ts';

const weight = (value: number) => [{ name: 'JS of /', value, unit: 'KB', part: 'bytes' }];
const budgets = { 'JS of /': { max: 160, min: 117 } };

test('a figure between its bars breaks nothing', () => {
  expect(brokenBudgets(weight(138), budgets)).toEqual([]);
  expect(brokenBudgets(weight(160), budgets)).toEqual([]);
  expect(brokenBudgets(weight(117), budgets)).toEqual([]);
});

test('a figure over its bar is a regression to undo', () => {
  expect(brokenBudgets(weight(160.1), budgets)).toEqual([
    'JS of /: 160.1 KB is over the bar of 160. Undo what made it worse, or say in docs/performance.md why it must be so and move the bar.',
  ]);
});

test('a figure under its bar is a saving to keep', () => {
  expect(brokenBudgets(weight(100), budgets)).toEqual([
    "JS of /: 100 KB is under the bar of 117. A saving: move the bars of 'JS of /' in e2e/src/bench/budgets.json so that it stays.",
  ]);
});

describe('bytes are held to what is banked', () => {
  const banked = { 'JS of /': { banked: 150, max: 160 } };

  test('3 % more or less break nothing', () => {
    expect(brokenBudgets(weight(150), banked)).toEqual([]);
    expect(brokenBudgets(weight(154.5), banked)).toEqual([]);
    expect(brokenBudgets(weight(145.5), banked)).toEqual([]);
  });

  test('more is a regression', () => {
    expect(brokenBudgets(weight(154.6), banked)).toEqual([
      'JS of /: 154.6 KB is 3.1 % over the banked 150. Undo what made it worse, or say in docs/performance.md why it must be so and run npm run bench -- bytes --bank.',
    ]);
  });

  test('less is a saving to bank', () => {
    expect(brokenBudgets(weight(145.4), banked)).toEqual([
      'JS of /: 145.4 KB is 3.1 % under the banked 150. A saving: run npm run bench -- bytes --bank and commit e2e/src/bench/budgets.json.',
    ]);
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
      readFileSync(path.join(__dirname, 'budgets.json'), 'utf8'),
    );
  });
});

test('of scores and rates, less is the regression', () => {
  const score = { name: 'Lighthouse score of /, median', value: 97, unit: '', part: 'lighthouse' };
  expect(brokenBudgets([score], { [score.name]: { min: 99 } })[0]).toMatch(
    /97 is under the bar of 99\. Undo/,
  );
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

test('a median of an even number of runs lies between the middle two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});
