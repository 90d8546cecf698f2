import { everyDay, pesosText } from './historyView.ts';

test('a rate holds on each day until the next that is known', () => {
  const days = everyDay([
    { date: '2026-02-27', copPerUnit: 4100 },
    { date: '2026-03-01', copPerUnit: 3900 },
  ]);
  expect(days.map(({ date, copPerUnit }) => [date, copPerUnit])).toEqual([
    ['2026-02-27', 4100],
    ['2026-02-28', 4100],
    ['2026-03-01', 3900],
  ]);
  expect(everyDay([])).toEqual([]);
});

test('a currency that is worth little keeps its digits', () => {
  expect([pesosText(3801.556, 'es'), pesosText(0.54321, 'es')]).toEqual(['3.801,56', '0,5432']);
});
