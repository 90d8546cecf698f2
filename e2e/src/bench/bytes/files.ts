import { readFileSync, writeFileSync } from 'node:fs';
import type { PageWeight } from './bytes.ts';
import { kilobytes, round } from '../figures.ts';

/** Kilobytes of brotli of each file of JavaScript that a weighed page loads, by its name without its hash. */
export type FileSizes = Readonly<Record<string, number>>;

const address = new URL('./files.json', import.meta.url);

/** The sizes that were banked with the budgets: what a page's weight is made of. */
export const readFileSizes = (): FileSizes =>
  JSON.parse(readFileSync(address, 'utf8')) as FileSizes;

export const writeFileSizes = (sizes: FileSizes): void =>
  writeFileSync(address, `${JSON.stringify(sizes, null, 2)}\n`);

/** The files of all pages, each once, by name. */
export function fileSizes(weights: readonly PageWeight[]): FileSizes {
  const entries = weights.flatMap(({ files }) => Object.entries(files));
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, bytes]) => [name, kilobytes(bytes)]));
}

/** The least by which a file must differ to be named, KB. */
const worthNaming = 0.3;

/**
 * The files that make pages heavier or lighter than what was banked, the most changed first, one sentence each; with those that
 * came and those that no page loads any more.
 */
export function changedFiles(sizes: FileSizes, banked: FileSizes): string[] {
  const names = [...new Set([...Object.keys(sizes), ...Object.keys(banked)])];
  return names
    .map((name) => ({ name, change: round((sizes[name] ?? 0) - (banked[name] ?? 0)) }))
    .filter(({ change }) => Math.abs(change) >= worthNaming)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .map(({ name, change }) => {
      if (banked[name] === undefined) return `${name} is new: ${sizes[name]} KB`;
      if (sizes[name] === undefined) return `${name} is loaded no more: ${banked[name]} KB`;
      return `${name}: ${sizes[name]} KB, ${Math.abs(change)} KB ${change > 0 ? 'more' : 'less'} than banked`;
    });
}
