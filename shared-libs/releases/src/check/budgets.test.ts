import { exampleRelease } from '../examples/exampleRelease.ts';
import { budgetFaults, budgets } from './budgets.ts';

const release = exampleRelease({
  modules: {
    remote: { js: ['client/remote.js'], css: [] },
    'screen:board': { js: ['client/board.js'], css: ['client/board.css'] },
    'messages-es': { js: ['client/es.js'], css: [] },
  },
});
const limit = (module: string) => budgets.find((budget) => budget.module === module)?.max ?? 0;

test('a release at its limits is within them; scripts and style sheets count together', () => {
  const sizes: Record<string, number> = {
    'client/remoteEntry.js': limit('entry'),
    'client/remote.js': limit('remote'),
    'client/board.js': limit('screen') - 500,
    'client/board.css': 500,
    'client/es.js': 1_000_000,
  };
  expect(budgetFaults(release, (file) => sizes[file] ?? 0)).toEqual([]);
});

test('each part over its limit is named with both figures and a way out', () => {
  const faults = budgetFaults(release, () => 30_000);
  expect(faults).toEqual([
    expect.stringContaining('its entry weighs 30.0 KB in brotli, 10.0 KB are allowed'),
    expect.stringContaining('its declaration weighs 30.0 KB'),
    expect.stringMatching(/^screen 'board' weighs 60\.0 KB .*: load what is not needed .* import/),
  ]);
});
