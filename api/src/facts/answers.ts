import type { Store } from '../store.ts';
import { bogotaDay, iso } from '../time/time.ts';
import { parkingCeiling } from './parkingCeiling.ts';
import { factOn } from './periods.ts';
import type { Fact, FactList } from './schema.ts';

/** When a fact was last changed, ISO 8601: an answer with nothing new in it stays the same. */
function changedAt({ facts, loadedAt }: Store): string {
  const times = [...facts.values()].flat().map(({ updatedAt }) => updatedAt.getTime());
  return iso(times.length > 0 ? Math.max(...times) : loadedAt);
}

/**
 * Facts as they are answered at an instant, with those that are worked out from others.
 * @param ids those asked for, of which unknown ones are left out; null for every fact.
 */
export function factList(store: Store, ids: readonly string[] | null, now: number): FactList {
  const date = bogotaDay(now);
  const made = [...store.workedOut(date), ...parkingCeiling(store.facts, date)];
  const workedOut = new Map(made.map((fact) => [fact.id, fact]));
  const asked = ids ?? [...store.facts.keys(), ...workedOut.keys()].sort();
  return {
    facts: asked.flatMap((id): Fact[] => {
      const fact = workedOut.get(id) ?? factOn(store.facts, id, date);
      return fact ? [fact] : [];
    }),
    updatedAt: changedAt(store),
  };
}
