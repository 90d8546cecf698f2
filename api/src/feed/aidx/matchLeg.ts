import { DateTime } from 'luxon';
import type { flights } from '../../flights/tables.ts';
import type { legUpdates } from '../../flights/feedTables.ts';
import { home } from '../../flights/catalogue.ts';
import { addedId, scheduledOf, type LegFacts, type LegIdentity } from '../../flights/legFacts.ts';
import { hour } from '../../time/time.ts';
import type { Codes, PreparedLeg } from './prepareLeg.ts';

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

/** A leg of which a message says a time is one that is scheduled no further from it. */
const sameFlight = 12 * hour;

const leaves = (leg: PlannedRow) =>
  leg.direction === 'D' ? leg.scheduledAt : leg.otherScheduledAt;

/** The instant by which a leg is known: its scheduled time, else the time that a message says of its end at Bogotá. */
function timeOf({ direction }: LegIdentity, facts: LegFacts): Date | null {
  const { times = {} } = facts;
  const said = (['OFB', 'TKO', 'TDN', 'ONB'] as const)
    .filter((operation) => (direction === 'D') === (operation === 'OFB' || operation === 'TKO'))
    .flatMap((operation) => times[`${operation} EST`] ?? times[`${operation} ACT`] ?? []);
  return scheduledOf(direction, facts) ?? (said[0] === undefined ? null : new Date(said[0]));
}

/**
 * Which leg of the boards a sender means: one that it named so before, else the planned one whose scheduled time fits the
 * message's times, else the planned one that leaves its origin on that day; a new one when its scheduled time is said.
 * A text says why it is none: two may be meant, or none is planned.
 */
export function legFor({ identity, facts, repeatSaid, offBoard }: PreparedLeg, known: KnownLegs) {
  const named = known.updates
    .called(identity)
    .find(
      (update) =>
        update.identity.originDate === identity.originDate &&
        update.identity.days === identity.days &&
        update.identity.repeat === identity.repeat,
    );
  if (named) return { legId: named.legId, before: named };

  const zone =
    identity.days === undefined
      ? 'utc'
      : ((identity.direction === 'D' ? home : known.airports.get(identity.other))?.timeZone ??
        'utc');
  const onDay: PlannedRow[] = [];
  const byTime: { leg: PlannedRow; away: number }[] = [];
  const at = timeOf(identity, facts);
  const called = known.planned
    .called(identity)
    .sort((a, b) => a.scheduledAt.getTime() - b.scheduledAt.getTime());
  for (const leg of called) {
    if (dayIn(leaves(leg), zone) === identity.originDate) onDay.push(leg);
    const away = at === null ? Infinity : Math.abs(leg.scheduledAt.getTime() - at.getTime());
    if (away < sameFlight) byTime.push({ leg, away });
  }
  const [nearest] = byTime.sort((a, b) => a.away - b.away);
  const timed = identity.repeat === 1 ? nearest?.leg : undefined;
  if (!timed && !repeatSaid && onDay.length > 1)
    return `${onDay
      .map(leaves)
      .map((time) => time.toISOString())
      .join(
        ' and ',
      )} are two flights of that name on that day: say RepeatNumber, or a scheduled time`;
  const planned = timed ?? onDay[identity.repeat - 1];
  if (planned) return { legId: planned.id, before: known.updates.get(planned.id) };
  if (offBoard !== null)
    return `no flight of that name is planned, and service type ${offBoard} is of no board: leave it out`;
  const scheduledAt = scheduledOf(identity.direction, facts);
  if (scheduledAt === null)
    return `no flight of that name is planned on that day${identity.days ? '' : ' of UTC'}, and the message gives no scheduled time (${identity.direction === 'D' ? 'OFB' : 'ONB'} SCT) to add it`;
  const legId = addedId(identity, scheduledAt);
  return { legId, before: known.updates.get(legId) };
}
