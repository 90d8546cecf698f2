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

/** The time that a message says of its end at Bogotá when it says no scheduled one. */
function newsOf({ direction }: LegIdentity, { times = {} }: LegFacts): Date | null {
  const [said] = (['OFB', 'TKO', 'TDN', 'ONB'] as const)
    .filter((operation) => (direction === 'D') === (operation === 'OFB' || operation === 'TKO'))
    .flatMap((operation) => times[`${operation} EST`] ?? times[`${operation} ACT`] ?? []);
  return said === undefined ? null : new Date(said);
}

const distance = (a: Date, b: Date) => Math.abs(a.getTime() - b.getTime());

/** The leg that is scheduled nearest to an instant, if any is near enough to be it. */
const nearestTo = (legs: readonly PlannedRow[], at: Date | null): PlannedRow | undefined =>
  at === null
    ? undefined
    : [...legs]
        .sort((a, b) => distance(a.scheduledAt, at) - distance(b.scheduledAt, at))
        .find((leg) => distance(leg.scheduledAt, at) < sameFlight);

/** The planned legs of a name, in the order in which they fly, and those of them that leave their origin on the day that is said. */
function plannedFor(identity: LegIdentity, known: KnownLegs) {
  const zone =
    identity.days === undefined
      ? 'utc'
      : ((identity.direction === 'D' ? home : known.airports.get(identity.other))?.timeZone ??
        'utc');
  const called = known.planned
    .called(identity)
    .sort((a, b) => a.scheduledAt.getTime() - b.scheduledAt.getTime());
  return {
    called,
    onDay: called.filter((leg) => dayIn(leaves(leg), zone) === identity.originDate),
  };
}

/** The one that a sender named by that day before. */
const namedBefore = (identity: LegIdentity, known: KnownLegs) =>
  known.updates
    .called(identity)
    .find(
      (update) =>
        update.identity.originDate === identity.originDate &&
        update.identity.days === identity.days &&
        update.identity.repeat === identity.repeat,
    );

/**
 * Which leg of the boards a sender means: the planned one that is nearest to the scheduled time that the message says; without
 * one, the one that was named by that day before, else the planned one that leaves its origin on that day. A new one when its
 * scheduled time is said. A text says why it is none: two may be meant, or none is planned. An estimate is no scheduled
 * time: what is nearest to it may be tomorrow's flight, when today's is late by half a day, or the second of two of one day. A
 * scheduled time that moves by more than half a day is believed of the leg that was named by that day before and is of it, unless
 * another is scheduled exactly then.
 */
export function legFor({ identity, facts, repeatSaid, offBoard }: PreparedLeg, known: KnownLegs) {
  const { called, onDay } = plannedFor(identity, known);
  const said = scheduledOf(identity.direction, facts);
  const timed =
    identity.repeat === 1
      ? nearestTo(called, said ?? (onDay.length > 1 ? null : newsOf(identity, facts)))
      : undefined;
  const timeName = `${identity.direction === 'D' ? 'OFB' : 'ONB'} SCT`;
  const named = namedBefore(identity, known);
  const isRetimed =
    said !== null &&
    timed?.scheduledAt.getTime() !== said.getTime() &&
    onDay.some(({ id }) => id === named?.legId);
  if (named && (said === null || !timed || timed.id === named.legId || isRetimed))
    return { legId: named.legId, before: named };
  if (named && timed)
    return `${named.legId} was named by that day before, and ${timed.id} is nearest to the scheduled time: send the UTC day of its departure, or RepeatNumber for the second flight of a day`;
  if (!timed && !repeatSaid && onDay.length > 1)
    return `${onDay
      .map((leg) => leaves(leg).toISOString())
      .join(
        ' and ',
      )} are two flights of that name on that day: say RepeatNumber, or a scheduled time`;
  const [dated] = onDay;
  if (said === null && timed && dated && !onDay.includes(timed))
    return `${dated.id} is of that day and ${timed.id} is nearest to the time that is said: say which by its scheduled time (${timeName})`;
  const planned = timed ?? onDay[identity.repeat - 1];
  if (planned) return { legId: planned.id, before: known.updates.get(planned.id) };
  if (offBoard !== null)
    return `no flight of that name is planned, and service type ${offBoard} is of no board: leave it out`;
  if (said === null)
    return `no flight of that name is planned on that day${identity.days ? '' : ' of UTC'}, and the message gives no scheduled time (${timeName}) to add it`;
  const legId = addedId(identity, said);
  return { legId, before: known.updates.get(legId) };
}
