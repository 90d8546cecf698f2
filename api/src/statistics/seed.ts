import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { figureOf, type StatisticCells } from './readStatistics.ts';

/** The repository's figures, each with its source; a test reads the file as a feed's. */
export const statisticSeed = () =>
  parse<StatisticCells>(readFileSync(new URL('../../data/statistics.csv', import.meta.url)), {
    columns: true,
  }).map((cells) => ({ ...figureOf(cells), version: 0 }));
