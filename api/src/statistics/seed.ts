import { dataFile, refuseData } from '../demo/dataFile.ts';
import { readCsvText } from '../text/readCsv.ts';
import { figuresOf, statisticForm } from './readStatistics.ts';

/** No figure of the file is of a later day. */
const today = '2026-03-02';

/**
 * The repository's figures, each with its source (`data/statistics.csv`, read as an operator's file is).
 * @throws with every fault of the file.
 */
export function statisticSeed() {
  const file = readCsvText(dataFile('statistics.csv'), statisticForm);
  const read = file.kind === 'bad' ? file : figuresOf(file.rows, today);
  if (read.kind === 'bad') return refuseData('statistics.csv', read.faults);
  return read.figures.map(({ figure }) => ({ ...figure, version: 0 }));
}
