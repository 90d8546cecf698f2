import type { facts } from './tables.ts';
import type { Fact } from './schema.ts';

/** One period of a fact, as the table keeps it. */
export type FactRow = typeof facts.$inferSelect;

/** Facts by id, the periods of each in order of time. */
export type FactBook = ReadonlyMap<string, readonly FactRow[]>;

const startOf = ({ validFrom }: Pick<FactRow, 'validFrom'>) => validFrom ?? '';

/** Puts rows in order of id and time. */
export function factBook(rows: readonly FactRow[]): FactBook {
  const book = new Map<string, FactRow[]>();
  const inOrder = [...rows].sort(
    (a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)) || (startOf(a) < startOf(b) ? -1 : 1),
  );
  for (const row of inOrder) book.set(row.id, [...(book.get(row.id) ?? []), row]);
  return book;
}

/** Whether a period is in force on a day, `YYYY-MM-DD` in Bogotá. */
export const isInForce = (row: Pick<FactRow, 'validFrom' | 'validTo'>, date: string) =>
  startOf(row) <= date && (row.validTo === null || date <= row.validTo);

/** The period that is in force on a day; else the last that had begun by then, or the first. */
export function periodOn(periods: readonly FactRow[], date: string): FactRow | undefined {
  const begun = periods.filter((row) => startOf(row) <= date);
  return begun.findLast((row) => isInForce(row, date)) ?? begun.at(-1) ?? periods[0];
}

/** A period as the API answers it on a day, `YYYY-MM-DD` in Bogotá. */
function toFact(row: FactRow, date: string): Fact {
  const { id, kind, label, value, unit, validFrom, validTo, readOn, reviewBy } = row;
  return {
    id,
    kind,
    label,
    value,
    unit,
    validFrom,
    validTo,
    current: isInForce(row, date),
    source: { name: row.sourceName, url: row.sourceUrl, date: row.sourceDate },
    readOn,
    reviewBy,
    // The table checks that a value has the shape of its kind.
  } as Fact;
}

/** A fact as the API answers it on a day, `YYYY-MM-DD` in Bogotá; null for an id that is not known. */
export function factOn(book: FactBook, id: string, date: string): Fact | null {
  const row = periodOn(book.get(id) ?? [], date);
  return row === undefined ? null : toFact(row, date);
}
