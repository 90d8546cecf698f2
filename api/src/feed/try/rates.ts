import { createReadStream } from 'node:fs';
import { loadStore } from '../../loadStore.ts';
import { ratesOfCsv, ratesOfJson, type ReadRates } from '../../rates/readRates.ts';
import { takeRates } from '../../rates/takeRates.ts';
import { readUtf8 } from '../../text/readUtf8.ts';
import { csvFaults, csvKind } from './csvKind.ts';
import type { FeedKind, Told, TryIo } from './kind.ts';

async function told(read: ReadRates, { database, now }: TryIo): Promise<Told> {
  if (read.kind === 'bad') return csvFaults(read.faults);
  const { entries } = read;
  const store = await loadStore(database, now);
  const receipt = await takeRates(database, store, { entries, mode: 'all', now });
  if (receipt.faults.length > 0) return csvFaults(receipt.faults);
  const { taken, corrected, unchanged } = receipt;
  return {
    changes: [`${taken} taken, ${corrected} corrected, ${unchanged} unchanged`],
    faults: [],
  };
}

export const rateKind = csvKind(
  'exchange rates',
  ['currency', 'pesos', 'house', 'buys', 'sells'],
  async (path, io) => told(await ratesOfCsv(createReadStream(path), io.say), io),
);

export const rateJsonKind: FeedKind = {
  name: 'exchange rates (JSON)',
  knownBy: '{"rates": […]}, in a file whose name ends with .json',
  is: ({ text }, path) => path.endsWith('.json') && /^\s*\{\s*"rates"/.test(text),
  tell: async (path, io) => told(ratesOfJson(await readUtf8(path)), io),
};
