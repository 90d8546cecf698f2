import { announceChange, type Database } from '../../db/database.ts';
import { home } from '../../flights/catalogue.ts';
import { blockMinutes } from '../../flights/geo.ts';
import { addedLeg, changesBetweenLegs, mergeFacts, withFacts } from '../../flights/legFacts.ts';
import type { AidxReceipt } from '../schema.ts';
import { addDays, bogotaDay, minute } from '../../time/time.ts';
import { legFor, type KnownLegs, type PlannedRow, type UpdateRow } from './matchLeg.ts';
import { prepareLeg, type PreparedLeg } from './prepareLeg.ts';
import { AidxError, type AidxMessage, type NumberedLeg } from './readAidx.ts';
import type { AidxLeg } from './readLeg.ts';
import { keyOf, readCodes, readLegs, writeUpdates } from './updateTable.ts';

/** A sender's clock may be this much ahead; a later TimeStamp would keep true messages out. */
const clockAhead = 5 * minute;
const keptChanges = 40;
const keptDays = 4;

/**
 * Lays a message over the boards, in one transaction: each good leg counts, each bad one is reported with its reason. The same
 * message again changes nothing.
 * @param localDays the senders whose `OriginDate` is a day of the airport that a flight leaves, by what they call themselves.
 * @throws {AidxError} when the whole message is not to be had.
 */
export async function applyAidx(
  database: Database,
  { timeStamp, transaction, originator, legs }: AidxMessage,
  now: Date,
  localDays: readonly string[] = [],
): Promise<AidxReceipt> {
  if (timeStamp.getTime() > now.getTime() + clockAhead)
    throw new AidxError('aidx-timestamp', 'TimeStamp lies in the future.');
  const today = bogotaDay(now.getTime());
  const days = localDays.includes(originator?.toUpperCase() ?? '') ? 'local' : 'utc';
  const receipt: AidxReceipt = {
    transaction,
    timeStamp: timeStamp.toISOString(),
    applied: 0,
    unchanged: 0,
    older: 0,
    rejected: 0,
    legs: [],
  };
  await database.work.transaction(async (client) => {
    // One at a time, so that sequences are committed in their order.
    await client.query('select pg_advisory_xact_lock(20260104)');
    const codes = await readCodes(client);
    const prepared = legs.map((leg) => ({
      at: { line: leg.line, leg: isLeg(leg) ? nameOf(leg) : leg.leg },
      leg: isLeg(leg) ? prepareLeg(leg, days, codes, today) : leg.reason,
    }));
    const good = prepared.flatMap(({ leg }) => (typeof leg === 'string' ? [] : [leg]));
    const known = { ...codes, ...(await readLegs(client, good)) };
    const changed = new Map<string, UpdateRow>();
    for (const { at, leg } of prepared) {
      const outcome = typeof leg === 'string' ? leg : layOver(leg, timeStamp, known);
      if (typeof outcome === 'string') {
        receipt.rejected += 1;
        receipt.legs.push({ ...at, reason: outcome });
        continue;
      }
      receipt[outcome.kind] += 1;
      if (outcome.kind === 'older') continue;
      const { row } = outcome;
      if (row.flags.length > 0) receipt.legs.push({ ...at, flags: row.flags });
      if (outcome.kind === 'unchanged') continue;
      known.updates.set(row.legId, row.identity, row);
      changed.set(row.legId, row);
    }
    if (changed.size === 0) return;
    await writeUpdates(client, [...changed.values()], addDays(today, -keptDays));
    await announceChange(client, 'updates');
  });
  return receipt;
}

const isLeg = (leg: NumberedLeg): leg is AidxLeg & NumberedLeg => 'airline' in leg;
const nameOf = (leg: AidxLeg) =>
  `${leg.airline} ${leg.number}${leg.suffix} ${leg.from} ${leg.to} ${leg.originDate}`;

type Outcome = { kind: 'applied' | 'unchanged'; row: UpdateRow } | { kind: 'older' };

/** What a leg of a message does to what is known, or why it is rejected. */
function layOver(leg: PreparedLeg, timeStamp: Date, known: KnownLegs): Outcome | string {
  const { identity, facts, endedCodeshares, flags } = leg;
  const found = legFor(leg, known);
  if (typeof found === 'string') return found;
  const { legId, before } = found;
  if (before && timeStamp < before.messageAt) return { kind: 'older' };
  const planned = known.planned.get(legId);
  const shared = facts.codeshares ?? before?.facts.codeshares ?? planned?.codeshares ?? [];
  const said =
    endedCodeshares.length === 0
      ? facts
      : { ...facts, codeshares: shared.filter((name) => !endedCodeshares.includes(name)) };

  const row: UpdateRow = {
    legId,
    identity: before?.identity ?? identity,
    identityKey: before?.identityKey ?? keyOf(identity),
    originDate: identity.originDate,
    messageAt: timeStamp,
    sequence: before?.sequence ?? 0,
    facts: mergeFacts(before?.facts ?? {}, said),
    changes: before?.changes ?? [],
    flags,
  };
  if (before && timeStamp.getTime() === before.messageAt.getTime() && same(before.facts, row.facts))
    return { kind: 'unchanged', row: before };
  const there = known.airports.get(identity.other);
  const block = there ? blockMinutes(home, there, 'jet') : 60;
  const was = before ? shown(planned, before, block) : planned;
  const is = shown(planned, row, block);
  // A leg that this message adds has no history before it.
  const changes = was && is ? changesBetweenLegs(was, is, timeStamp) : [];
  row.changes = [...row.changes, ...changes].slice(-keptChanges);
  return { kind: 'applied', row };
}

/** A leg as the boards show it after an update. */
function shown(planned: PlannedRow | null, update: UpdateRow, block: number) {
  const leg = planned ?? addedLeg(update, block);
  return leg && withFacts(leg, update);
}

/** PostgreSQL gives an object's keys back in an order of its own. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
