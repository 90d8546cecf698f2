import type { Database } from '../db/database.ts';
import { readFacts, type FactFault, type NewFact } from './readFacts.ts';
import { FactsRefused, type FactUses } from './uses.ts';
import { allFacts, writeFacts } from './writeFacts.ts';

export type ImportResult =
  | { kind: 'loaded'; facts: number }
  | { kind: 'refused'; faults: FactFault[] };

/** A fact of a file, with where it stands. */
type Placed = NewFact & { file: string; line: number };

/** What several files say twice, and what a file may not say of a fact that the table has. */
function clashes(
  rows: readonly Placed[],
  kinds: ReadonlyMap<string, string>,
  uses: FactUses,
): FactFault[] {
  const seen = new Map<string, Placed>();
  return rows.flatMap(({ id, kind, validFrom, file, line }) => {
    const fault = (reason: string) => [{ file, line, reason: `${id}: ${reason}` }];
    const period = `${id} ${validFrom ?? ''}`;
    const twin = seen.get(period) ?? [...seen.values()].find((o) => o.id === id && o.file !== file);
    seen.set(period, { id, kind, validFrom, file, line } as Placed);
    if (twin) return fault(`it is also at ${twin.file}:${twin.line}: keep one of them`);
    const known = kinds.get(id);
    if (known !== undefined && known !== kind)
      return fault(`it is ${known}, on which pages rely: give ${kind} an id of its own`);
    const maker = uses.find(({ facts }) => facts?.workedOut?.includes(id));
    if (maker) return fault(`${maker.name} works it out from other facts: change those`);
    return [];
  });
}

/**
 * Replaces the facts that some files name, or none when anything in them is wrong. A running site follows by itself.
 * @param files each with the name that faults call it by.
 * @param uses the domains that are made of facts.
 */
export async function importFacts(
  database: Database,
  files: readonly { name: string; text: string }[],
  uses: FactUses,
): Promise<ImportResult> {
  const read = files.map(({ name, text }) => readFacts(name, text));
  const faults = read.flatMap((one) => (one.kind === 'bad' ? one.faults : []));
  if (faults.length > 0) return { kind: 'refused', faults };
  const placed = read.flatMap((one, at) =>
    one.kind === 'good'
      ? one.facts.map((fact, index) => ({
          ...fact,
          file: files[at]?.name ?? '',
          line: one.lines[index] ?? 1,
        }))
      : [],
  );
  try {
    return await database.work.transaction(async (client): Promise<ImportResult> => {
      const kinds = new Map((await allFacts(client)).map(({ id, kind }) => [id, kind]));
      const found = clashes(placed, kinds, uses);
      if (found.length > 0) return { kind: 'refused', faults: found };
      await writeFacts(
        client,
        read.flatMap((one) => (one.kind === 'good' ? one.facts : [])),
        uses,
      );
      return { kind: 'loaded', facts: new Set(placed.map(({ id }) => id)).size };
    });
  } catch (error) {
    if (!(error instanceof FactsRefused)) throw error;
    return {
      kind: 'refused',
      faults: [{ file: error.domain, line: 0, reason: error.message }],
    };
  }
}
