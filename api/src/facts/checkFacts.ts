import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { factsYaml } from './exportFacts.ts';
import { factBook, isInForce, periodOn, type FactRow } from './periods.ts';
import { readFacts } from './readFacts.ts';
import { facts } from './tables.ts';
import type { FactUses } from './uses.ts';

/** What is wrong with facts, and what somebody should look at; each a sentence. */
export interface FactCheck {
  faults: string[];
  warnings: string[];
}

/** Facts whose source should be read again by now, and those that hold no longer, as sentences. */
export function staleFacts(rows: readonly FactRow[], today: string): string[] {
  return [...factBook(rows)].flatMap(([id, periods]) => {
    const row = periodOn(periods, today);
    if (row === undefined) return [];
    if (!isInForce(row, today) && row.validTo !== null && row.validTo < today)
      return [`${id}: held until ${row.validTo}, and is not shown as current`];
    return row.reviewBy < today
      ? [`${id}: was to be read again by ${row.reviewBy} (${row.sourceName})`]
      : [];
  });
}

/**
 * Looks at the facts of a table, and at what the domains make and name of them.
 * @param today `YYYY-MM-DD` in Bogotá.
 */
export async function checkFacts(
  orm: NodePgDatabase,
  uses: FactUses,
  today: string,
): Promise<FactCheck> {
  const rows = await orm.select().from(facts);
  const read = readFacts('table', factsYaml(rows));
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]));
  const book = factBook(rows);
  const ofUses: string[] = [];
  for (const use of uses.flatMap((domain) => domain.facts ?? [])) {
    const fault = use.fault?.(book) ?? null;
    ofUses.push(...((await use.misnamed?.(orm, kinds)) ?? []), ...(fault === null ? [] : [fault]));
  }
  const undated = rows.flatMap(({ id, kind, sourceDate, sourceName, validFrom }) => {
    if (kind === 'money' && validFrom === null && sourceDate === null)
      return [
        `${id}: a price without the day from which it is in force and without its source's date`,
      ];
    return sourceDate === null ? [`${id}: its source has no date (${sourceName})`] : [];
  });
  return {
    faults: [...(read.kind === 'bad' ? read.faults.map(({ reason }) => reason) : []), ...ofUses],
    warnings: [...staleFacts(rows, today), ...undated],
  };
}
