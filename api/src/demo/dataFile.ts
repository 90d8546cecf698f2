import { readFileSync } from 'node:fs';
import type { Static, TSchema } from 'typebox';
import { parse } from 'yaml';
import { makeCheck } from '../text/makeCheck.ts';

const folder = new URL('../../data/', import.meta.url);

/** The text of a file of `api/data`. */
export const dataFile = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

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
