import type { services } from '../services/tables.ts';
import { TariffFault, tariffsOf } from '../taxi/fares/tariffs.ts';
import { factsYaml } from './exportFacts.ts';
import { factBook, isInForce, periodOn, type FactRow } from './periods.ts';
import { readFacts } from './readFacts.ts';

/** What is wrong with facts, and what somebody should look at; each a sentence. */
export interface FactCheck {
  faults: string[];
  warnings: string[];
}

type ServiceRow = Pick<
  typeof services.$inferSelect,
  'slug' | 'hours' | 'price' | 'phone' | 'facts'
>;

const tariffFault = (rows: readonly FactRow[]): string[] => {
  try {
    tariffsOf(factBook(rows));
    return [];
  } catch (error) {
    if (error instanceof TariffFault) return [error.message];
    throw error;
  }
};

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
 * Looks at the facts of a table and at what services name of them.
 * @param today `YYYY-MM-DD` in Bogotá.
 */
export function checkFacts(
  rows: readonly FactRow[],
  services: readonly ServiceRow[],
  today: string,
): FactCheck {
  const read = readFacts('table', factsYaml(rows));
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]));
  const named = services.flatMap(({ slug, hours, price, phone, facts }) => [
    ...[hours, price, phone, ...facts]
      .filter((id) => id !== null && !kinds.has(id))
      .map((id) => `the service ${slug} names ${id ?? ''}, which is no fact`),
    ...(hours !== null && (kinds.get(hours) ?? 'hours') !== 'hours'
      ? [`the service ${slug} has ${hours} as its hours, which are none`]
      : []),
    ...(phone !== null && (kinds.get(phone) ?? 'phone') !== 'phone'
      ? [`the service ${slug} has ${phone} as its telephone, which is none`]
      : []),
  ]);
  const undated = rows.flatMap(({ id, kind, sourceDate, sourceName, validFrom }) => {
    if (kind === 'money' && validFrom === null && sourceDate === null)
      return [
        `${id}: a price without the day from which it is in force and without its source's date`,
      ];
    return sourceDate === null ? [`${id}: its source has no date (${sourceName})`] : [];
  });
  return {
    faults: [
      ...(read.kind === 'bad' ? read.faults.map(({ reason }) => reason) : []),
      ...named,
      ...tariffFault(rows),
    ],
    warnings: [...staleFacts(rows, today), ...undated],
  };
}
