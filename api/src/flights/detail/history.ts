import type { FlightChange, FlightState } from '../schema.ts';
import { iso } from '../../time/time.ts';
import type { BookedLeg } from '../flightBook.ts';
import type { LegChange } from '../legFacts.ts';
import { stateOf, changeTimes, type LegState } from '../state.ts';

/** States that are news to a traveller; the others repeat what a new time or gate says. */
const reported: ReadonlySet<FlightState> = new Set<FlightState>([
  'GTO',
  'BRD',
  'GCL',
  'GTD',
  'DEP',
  'AIR',
  'LND',
  'FIB',
  'ARR',
  'CNX',
  'DIV',
]);

function differences(at: number, before: LegState, after: LegState): FlightChange[] {
  const changes: FlightChange[] = [];
  const add = (kind: FlightChange['kind'], from: string | null, to: string | null) =>
    changes.push({ at: iso(at), kind, from, to });
  // A departure or a landing says its own time.
  const done = before.actualAt === null && after.actualAt !== null;
  if (before.expectedAt !== after.expectedAt && !done && after.state !== 'DIV')
    add('time', iso(before.expectedAt), iso(after.expectedAt));
  // At its departure a leg without a change in between shows the gate that it left from.
  if (before.gate !== after.gate && !done) add('gate', before.gate, after.gate);
  if (before.state !== after.state && reported.has(after.state))
    add('state', before.state, after.state);
  return changes;
}

/** The changes of a feed that a traveller sees; the states that follow from times are worked out. */
const kinds: Partial<Record<LegChange['field'], FlightChange['kind']>> = {
  scheduled: 'time',
  estimated: 'time',
  gate: 'gate',
  terminal: 'terminal',
  belts: 'belt',
  status: 'state',
};

function recordedOf({ at, field, before, after }: LegChange, scheduled: string): FlightChange[] {
  const kind = kinds[field];
  if (kind === undefined) return [];
  if (kind !== 'time') return [{ at, kind, from: before, to: after }];
  // A leg without an estimate holds to its schedule; a first estimate of the same minute is no change.
  const [from, to] = [before ?? scheduled, after ?? scheduled];
  return from === to ? [] : [{ at, kind, from, to }];
}

/**
 * What changed about a leg until `now`, the oldest first. A leg's state is a pure function of the leg and the clock, so
 * its past is worked out; what a feed changed is only known from its messages, `recorded`.
 */
export function historyOf(
  { leg, disruption }: BookedLeg,
  recorded: readonly LegChange[],
  now: number,
): FlightChange[] {
  const until = iso(now);
  const scheduled = leg.scheduledAt.toISOString();
  const kept = recorded
    .flatMap((change) => recordedOf(change, scheduled))
    .filter(({ at }) => at <= until);
  const known = new Set(kept.filter(({ kind }) => kind === 'state').map(({ to }) => to));
  const computed = changeTimes(leg, disruption)
    .filter((at) => at <= now)
    .flatMap((at) =>
      differences(at, stateOf(leg, disruption, at - 1), stateOf(leg, disruption, at)),
    )
    .filter(({ kind, to }) => (kind === 'state' ? !known.has(to) : leg.source === 'demo'));
  return [...kept, ...computed].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
