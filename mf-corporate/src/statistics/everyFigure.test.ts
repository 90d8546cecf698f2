import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Figure } from './statisticsApi.ts';
import { statisticsView } from './statisticsView.ts';

/** The repository's figures as the API answers them; cells of this file have no quotes but of sources. */
function figuresOfFile(): Figure[] {
  const file = path.join(__dirname, '../../../api/data/statistics.csv');
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const cells =
      line.match(/("[^"]*"|[^,]*)(,|$)/g)?.map((cell) => cell.replaceAll(/,$|"/g, '')) ?? [];
    const [period = '', indicator = '', value = '', source = '', url = '', pageDate = ''] = cells;
    return {
      ...{ period, indicator: indicator as Figure['indicator'], value: Number(value), source },
      ...{ sourceUrl: url || null, pageDate: pageDate || null, notes: [], conflict: null },
      version: 0,
    };
  });
}

test('every figure of the file is on the page, and no other', () => {
  const figures = figuresOfFile();
  const { groups } = statisticsView(figures, [], { locale: 'es', query: new URLSearchParams() });
  const shown = Object.values(groups)
    .flatMap((group) => [group?.year, ...(group?.months ?? [])])
    .flatMap((chart) => chart?.rows ?? [])
    .filter(({ source }) => source !== null)
    .map(({ key, value, source }) => `${key} ${value.replaceAll('.', '')} ${source?.name}`);
  const wanted = figures.map(
    ({ period, indicator, value, source }) => `${period} ${indicator} ${value} ${source}`,
  );
  expect(shown.sort()).toEqual(wanted.sort());
  expect(wanted).toHaveLength(33);
});
