import { readFileSync } from 'node:fs';
import { parse as parseRows } from 'csv-parse/sync';
import type { Static, TSchema } from 'typebox';
import { parse } from 'yaml';
import { makeCheck } from '../text/makeCheck.ts';
import { faultLines, type CsvFault } from '../text/readCsv.ts';

const folder = new URL('../../data/', import.meta.url);

/** The text of a file of `api/data`. */
export const dataFile = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

/** The rows of a CSV file of `api/data` by their columns; lines that begin with # are not read. */
export const dataRows = (name: string): Record<string, string>[] =>
  parseRows(dataFile(name), { columns: true, comment: '#', comment_no_infix: true });

/** @throws with every fault of a CSV file of `api/data`. */
export function refuseData(name: string, faults: readonly CsvFault[]): never {
  throw new Error([`api/data/${name}`, ...faultLines(faults)].join('\n'));
}

/**
 * Reads a YAML file of `api/data`.
 * @throws when it is not of its schema: the sentence names the file, the place and what is wrong.
 */
export function readData<T extends TSchema>(name: string, schema: T): Static<T> {
  const value: unknown = parse(dataFile(name));
  const faults: string[] = [];
  makeCheck(schema)(value, (_code, path, what) => faults.push(`${path}: ${what}`));
  if (faults.length > 0) throw new Error(`api/data/${name}: ${faults.join(' ')}`);
  return value as Static<T>;
}
