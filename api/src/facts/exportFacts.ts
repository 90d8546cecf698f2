import { stringify } from 'yaml';
import type { LocalizedText } from '../http/schema.ts';
import type { FactRow } from './periods.ts';
import { factBook } from './periods.ts';
import { writeValue } from './valueText.ts';

const texts = ({ es, en, fr, pt }: LocalizedText) => ({ es, en, fr, pt });

function entryOf(row: FactRow) {
  const { unit, validFrom, validTo, sourceUrl, sourceDate } = row;
  const value = writeValue(row);
  return {
    kind: row.kind,
    value: typeof value === 'string' ? value : texts(value),
    ...(typeof unit === 'object' && unit !== null && { unit: texts(unit) }),
    label: texts(row.label),
    ...(validFrom !== null && { from: validFrom }),
    ...(validTo !== null && { to: validTo }),
    source: {
      name: row.sourceName,
      ...(sourceUrl !== null && { url: sourceUrl }),
      ...(sourceDate !== null && { date: sourceDate }),
    },
    read: row.readOn,
    review: row.reviewBy,
  };
}

/** Facts as a file that `readFacts` reads. */
export function factsYaml(rows: readonly FactRow[]): string {
  const facts = [...factBook(rows)].map(([id, periods]) => {
    const entries = periods.map(entryOf);
    return [id, entries.length === 1 ? entries[0] : entries] as const;
  });
  return stringify({ facts: Object.fromEntries(facts) }, { lineWidth: 0 });
}
