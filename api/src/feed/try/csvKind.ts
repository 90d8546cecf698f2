import type { CsvFault } from '../../text/readCsv.ts';
import type { FeedKind, Head, Told } from './kind.ts';

/** The names of a header, however they are separated: the first line that is no comment, has a name, and says not only by what. */
export function headerOf({ text }: Head): string[] {
  const header = text
    .split(/\r\n|\n|\r/)
    .find((line) => /[^\s,;"|]/.test(line) && !line.startsWith('#') && !/^sep=/i.test(line));
  return (header ?? '').split(/[,;\t|^~]/).map((name) =>
    name
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim()
      .toLowerCase(),
  );
}

/** Of a kind's own columns so many show that a file is meant as one: its header may have faults. */
const enough = 2;

/**
 * A kind of CSV file, known by its header.
 * @param columns names that no other kind of CSV has.
 */
export const csvKind = (
  name: string,
  columns: readonly string[],
  tell: FeedKind['tell'],
): FeedKind => ({
  name: `${name} (CSV)`,
  knownBy: `a header with ${columns.join(', ')}`,
  is: (head) => headerOf(head).filter((one) => columns.includes(one)).length >= enough,
  tell,
});

/** Faults by line and column. */
export const csvFaults = (faults: readonly CsvFault[]): Told => ({
  changes: [],
  faults: faults.map(
    ({ line, column, reason }) => `line ${line}${column === null ? '' : `, ${column}`}: ${reason}`,
  ),
});
