import { brokenBudgets, median, readBudgets, unmeasuredBudgets } from './figures.ts';

const weight = (value: number) => [{ name: 'JS of /', value, unit: 'KB' }];
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

test('of scores and rates, less is the regression', () => {
  const score = { name: 'Lighthouse score of /, median', value: 97, unit: '' };
  expect(brokenBudgets([score], { [score.name]: { min: 99 } })[0]).toMatch(
    /97 is under the bar of 99\. Undo/,
  );
});

test('a figure without a budget is only shown', () => {
  expect(brokenBudgets([{ name: 'JS of /new', value: 900, unit: 'KB' }], budgets)).toEqual([]);
});

test('a budget that nothing measures is a fault', () => {
  expect(unmeasuredBudgets(weight(138), { ...budgets, 'JS of /old': { max: 1 } })).toEqual([
    "'JS of /old' in e2e/src/bench/budgets.json is measured by nothing. Correct its name or remove it.",
  ]);
});

test('every budget of the file has a bar, and none is upside down', () => {
  for (const { max, min } of Object.values(readBudgets())) {
    expect(max ?? min).toBeDefined();
    if (max !== undefined && min !== undefined) expect(min).toBeLessThan(max);
  }
});

test('a median of an even number of runs lies between the middle two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});
