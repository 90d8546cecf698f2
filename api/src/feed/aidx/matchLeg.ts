import { DateTime } from 'luxon';
import type { flights } from '../../flights/tables.ts';
import type { legUpdates } from '../../flights/feedTables.ts';
import { home } from '../../flights/catalogue.ts';
import { addedId, scheduledOf, type LegFacts, type LegIdentity } from '../../flights/legFacts.ts';
import { hour } from '../../time/time.ts';
import type { Codes } from './prepareLeg.ts';

export interface KnownLegs extends Codes {
  planned: LegIndex<PlannedRow>;
  updates: LegIndex<UpdateRow>;
}

export type PlannedRow = typeof flights.$inferSelect;
export type UpdateRow = typeof legUpdates.$inferSelect;

type Name = Pick<LegIdentity, 'direction' | 'airline' | 'number' | 'suffix' | 'other'>;
const nameOf = ({ direction, airline, number, suffix, other }: Name) =>
  `${direction} ${airline}${number}${suffix} ${other}`;

/** Legs by id and by what their operator calls them. */
export class LegIndex<T> {
  readonly #byId = new Map<string, T>();
  readonly #idsByName = new Map<string, Set<string>>();

  set(id: string, name: Name, leg: T): void {
    this.#byId.set(id, leg);
    const key = nameOf(name);
    const ids = this.#idsByName.get(key) ?? new Set();
    this.#idsByName.set(key, ids.add(id));
  }

  get(id: string): T | null {
    return this.#byId.get(id) ?? null;
  }

  called(name: Name): T[] {
    return [...(this.#idsByName.get(nameOf(name)) ?? [])].flatMap((id) => this.#byId.get(id) ?? []);
  }
}

const dayIn = (at: Date, zone: string) =>
  DateTime.fromMillis(at.getTime(), { zone }).toISODate() ?? '';

/** A leg's day as its operator counts it may be one in UTC; the scheduled time then decides which is meant. */
const sameFlight = 12 * hour;

/**
 * Which leg of the boards an operator means: one that it named so before, else the planned one that leaves its origin on
 * that local day, else the planned one at that scheduled time, else a new one. Null when a new one has no scheduled time.
 */
export function legFor(identity: LegIdentity, facts: LegFacts, known: KnownLegs) {
  const named = known.updates
    .called(identity)
    .find(
      (update) =>
        update.identity.originDate === identity.originDate &&
        update.identity.repeat === identity.repeat,
    );
  if (named) return { legId: named.legId, before: named };

  const scheduledAt = scheduledOf(identity.direction, facts);
  const zone =
    (identity.direction === 'D' ? home : known.airports.get(identity.other))?.timeZone ?? 'UTC';
  const candidates = known.planned
    .called(identity)
    .sort((a, b) => a.scheduledAt.getTime() - b.scheduledAt.getTime());
  const leaves = (leg: PlannedRow) =>
    leg.direction === 'D' ? leg.scheduledAt : leg.otherScheduledAt;
  const onDay = () => candidates.filter((leg) => dayIn(leaves(leg), zone) === identity.originDate);
  const away = (leg: PlannedRow) =>
    scheduledAt === null ? Infinity : Math.abs(leg.scheduledAt.getTime() - scheduledAt.getTime());
  const [nearest] = [...candidates].sort((a, b) => away(a) - away(b));
  const timed = identity.repeat === 1 && nearest && away(nearest) < sameFlight ? nearest : null;
  const planned = timed ?? onDay()[identity.repeat - 1];
  if (planned) return { legId: planned.id, before: known.updates.get(planned.id) };
  if (scheduledAt === null) return null;
  const legId = addedId(identity, scheduledAt);
  return { legId, before: known.updates.get(legId) };
}
