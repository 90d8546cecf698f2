import { createReadStream } from 'node:fs';
import { faultLines, type CsvFault } from '../text/readCsv.ts';
import { judgeRates } from './judgeRates.ts';
import { ratesOfCsv } from './readRates.ts';
import type { exchangeRates } from './tables.ts';

const file = new URL('../../data/rates.csv', import.meta.url);
/** The day that the file's constants bear. */
const today = '2026-01-01';

/**
 * Reads the demonstration's constants as a file of rates is read.
 * @throws with every fault of the committed file.
 */
export async function rateSeed(): Promise<(typeof exchangeRates.$inferInsert)[]> {
  const read = await ratesOfCsv(createReadStream(file));
  if (read.kind === 'bad') return refuse(read.faults);
  const { rates, faults } = judgeRates(read.entries, {
    today,
    houses: new Set(),
    near: () => null,
  });
  if (faults.length > 0) return refuse(faults);
  return rates.map(({ currency, pesos }, position) => ({ currency, position, copPerUnit: pesos }));
}

function refuse(faults: readonly CsvFault[]): never {
  throw new Error(`api/data/rates.csv: ${faultLines(faults).join('\n')}`);
}
