import type { Database } from '../db/database.ts';
import { omit } from '../db/omit.ts';
import type { LocalizedText } from '../http/schema.ts';
import { addDays, isDay } from '../time/time.ts';
import { factBook, periodOn, type FactRow } from './periods.ts';
import { FactsRefused, type FactUses } from './uses.ts';
import { readValue, valueForms, writeValue } from './valueText.ts';
import { allFacts, writeFacts } from './writeFacts.ts';

/** What a command wants to change of a fact; what is absent stays. */
export interface FactChange {
  value?: string | LocalizedText;
  from?: string;
  to?: string;
  source?: string;
  url?: string;
  /** Of the page: 2026, 2026-02 or 2026-02-16. */
  date?: string;
  read?: string;
  review?: string;
}

export type SetResult =
  | { kind: 'changed'; lines: string[] }
  | { kind: 'same' }
  /** What is wrong, in a sentence that says how to put it right. */
  | { kind: 'refused'; reason: string };

/** Facts are read again after half a year, unless a command says another day. */
const reviewDays = 180;

const refused = (reason: string): SetResult => ({ kind: 'refused', reason });

function badDate({ from, to, read, review, date }: FactChange): string | null {
  for (const [name, day] of Object.entries({ from, to, read, review }))
    if (day !== undefined && !isDay(day)) return `--${name} ${day} is no day: write YYYY-MM-DD`;
  return date === undefined || /^\d{4}(-\d{2}(-\d{2})?)?$/.test(date)
    ? null
    : `--date ${date} is no date of a page: write 2026, 2026-02 or 2026-02-16`;
}

/** The value and unit that a change asks for, or how to write them. */
function changedValue(row: FactRow, value: FactChange['value']): Partial<FactRow> | string {
  if (value === undefined) return {};
  const form = `${row.id} is ${row.kind}: ${valueForms[row.kind]}`;
  if (row.kind === 'text') return typeof value === 'string' ? form : { value };
  return (typeof value === 'string' && readValue(row.kind, value)) || form;
}

/** The row after the change; another period when it begins on a later day. */
function changedRow(row: FactRow, change: FactChange, today: string): FactRow | string {
  const value = changedValue(row, change.value);
  if (typeof value === 'string') return value;
  const { from, to, source, url, date } = change;
  const isRead = [change.value, source, url, date, change.read].some((one) => one !== undefined);
  const readOn = change.read ?? (isRead ? today : row.readOn);
  const overdue = row.reviewBy <= today && isRead ? addDays(readOn, reviewDays) : row.reviewBy;
  const isLater = from !== undefined && from > (row.validFrom ?? '');
  const next: FactRow = {
    ...row,
    ...value,
    validFrom: from ?? row.validFrom,
    validTo: to ?? (isLater ? null : row.validTo),
    sourceName: source ?? row.sourceName,
    // Another source has an address and a date of its own.
    sourceUrl: url ?? (source === undefined ? row.sourceUrl : null),
    sourceDate: date ?? (source === undefined ? row.sourceDate : null),
    readOn,
    reviewBy: change.review ?? overdue,
  };
  return next.validFrom !== null && next.validTo !== null && next.validTo < next.validFrom
    ? `it would end on ${next.validTo}, before it begins on ${next.validFrom}`
    : next;
}

const shown = (row: FactRow): Record<string, string> => {
  const value = writeValue(row);
  return {
    value: typeof value === 'string' ? value : value.es,
    from: row.validFrom ?? 'always',
    to: row.validTo ?? 'further notice',
    source: [row.sourceName, row.sourceUrl, row.sourceDate].filter((part) => part).join(', '),
    read: row.readOn,
    review: row.reviewBy,
  };
};

function linesOf(before: FactRow, after: FactRow): string[] {
  const [old, now] = [shown(before), shown(after)];
  return Object.entries(now).flatMap(([name, text]) =>
    text === old[name] ? [] : [`${before.id}, ${name}: ${old[name] ?? ''} → ${text}`],
  );
}

/**
 * Changes the period of a fact that is in force on a day, or adds one that begins later. A running site follows by itself.
 * @param today `YYYY-MM-DD` in Bogotá.
 * @param uses the domains that are made of facts.
 */
export async function setFact(
  database: Database,
  id: string,
  change: FactChange,
  { today, uses }: { today: string; uses: FactUses },
): Promise<SetResult> {
  const wrong = badDate(change);
  if (wrong !== null) return refused(wrong);
  try {
    return await database.work.transaction(async (client): Promise<SetResult> => {
      const periods = factBook(await allFacts(client)).get(id) ?? [];
      const { from } = change;
      const row = periods.find((one) => one.validFrom === from) ?? periodOn(periods, from ?? today);
      if (row === undefined)
        return refused(`There is no fact ${id}: add it to a file and import that.`);
      const next = changedRow(row, change, today);
      if (typeof next === 'string') return refused(next);
      const lines = linesOf(row, next);
      if (lines.length === 0) return { kind: 'same' };
      const isNew = from !== undefined && from > (row.validFrom ?? '');
      const dayBefore = isNew ? addDays(from, -1) : '';
      const ended =
        row.validTo === null || row.validTo > dayBefore ? { ...row, validTo: dayBefore } : row;
      const others = periods.filter((one) => one !== row);
      await writeFacts(
        client,
        [...others, ...(isNew ? [ended, next] : [next])].map((one) =>
          omit(one, 'edited', 'updatedAt'),
        ),
        uses,
      );
      return { kind: 'changed', lines };
    });
  } catch (error) {
    if (error instanceof FactsRefused) return refused(`Nothing was changed: ${error.message}.`);
    throw error;
  }
}
