import { dataFile, refuseData } from '../demo/dataFile.ts';
import { judgeRates } from './judgeRates.ts';
import { ratesOfCsv } from './readRates.ts';
import type { exchangeRates } from './tables.ts';

const file = 'rates.csv';
/** The day that the file's constants bear. */
const today = '2026-01-01';

/**
 * Reads the demonstration's constants as a file of rates is read.
 * @throws with every fault of the committed file.
 */
export async function rateSeed(): Promise<(typeof exchangeRates.$inferInsert)[]> {
  const read = await ratesOfCsv([dataFile(file)]);
  if (read.kind === 'bad') return refuseData(file, read.faults);
  const { rates, faults } = judgeRates(read.entries, {
    today,
    houses: new Set(),
    near: () => null,
  });
  if (faults.length > 0) return refuseData(file, faults);
  return rates.map(({ currency, pesos }, position) => ({ currency, position, copPerUnit: pesos }));
}
