import { and, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import * as t from '../../flights/tables.ts';
import { legUpdates } from '../../flights/feedTables.ts';
import { addedId, scheduledOf, type LegIdentity } from '../../flights/legFacts.ts';
import { addDays, bogotaInstant } from '../../time/time.ts';
import { LegIndex, type PlannedRow, type UpdateRow } from './matchLeg.ts';
import type { Codes, PreparedLeg } from './prepareLeg.ts';

export async function readCodes(client: PoolClient): Promise<Codes> {
  const orm = drizzle(client);
  const airlines = await orm.select().from(t.airlines);
  const airports = await orm.select().from(t.airports);
  const iataOf = (rows: readonly { iata: string; icao: string }[]) =>
    new Map(
      rows.flatMap(({ iata, icao }) => [
        [iata, iata],
        [icao, iata],
      ]),
    );
  return {
    iataOfAirline: iataOf(airlines),
    iataOfAirport: iataOf(airports),
    airports: new Map(airports.map((airport) => [airport.iata, airport])),
  };
}

/** A leg's name as one text. */
export const keyOf = (leg: LegIdentity) =>
  `${leg.originDate} ${leg.direction} ${leg.airline}${leg.number}${leg.suffix} ${leg.other} ${leg.repeat}${leg.days ? ' local' : ''}`;

const unique = <T>(values: readonly T[]) => [...new Set(values)];

/** The planned legs that a message may mean, and what feeds have said of them so far. */
export async function readLegs(client: PoolClient, legs: readonly PreparedLeg[]) {
  const planned = new LegIndex<PlannedRow>();
  const updates = new LegIndex<UpdateRow>();
  if (legs.length === 0) return { planned, updates };
  const orm = drizzle(client);
  const names = unique(legs.map(({ identity: { airline, number } }) => `${airline}${number}`));
  const days = legs.map(({ identity }) => identity.originDate).sort();
  const plannedRows = await orm
    .select()
    .from(t.flights)
    .where(
      and(
        inArray(sql`${t.flights.airline} || ${t.flights.number}`, names),
        gte(t.flights.scheduledAt, bogotaInstant(addDays(days[0] ?? '', -1))),
        lt(t.flights.scheduledAt, bogotaInstant(addDays(days.at(-1) ?? '', 3))),
      ),
    );
  for (const leg of plannedRows) planned.set(leg.id, { ...leg, other: leg.otherAirport }, leg);
  const added = legs.flatMap(({ identity, facts }) => {
    const scheduledAt = scheduledOf(identity.direction, facts);
    return scheduledAt ? [addedId(identity, scheduledAt)] : [];
  });
  const meant = legs.flatMap(({ identity }) => planned.called(identity).map(({ id }) => id));
  const updateRows = await orm
    .select()
    .from(legUpdates)
    .where(
      or(
        inArray(legUpdates.identityKey, unique(legs.map(({ identity }) => keyOf(identity)))),
        inArray(legUpdates.legId, unique([...meant, ...added, ''])),
      ),
    );
  for (const update of updateRows) updates.set(update.legId, update.identity, update);
  return { planned, updates };
}

/** Writes changed rows under one new sequence number, and forgets legs that left before a day. */
export async function writeUpdates(
  client: PoolClient,
  rows: readonly UpdateRow[],
  oldestKept: string,
) {
  const values = rows.map((row) => ({
    leg_id: row.legId,
    identity: row.identity,
    identity_key: row.identityKey,
    origin_date: row.originDate,
    message_at: row.messageAt,
    facts: row.facts,
    changes: row.changes,
    flags: row.flags,
  }));
  await client.query(
    `with number as materialized (select nextval('leg_update_sequence') as sequence)
     insert into leg_updates
       (leg_id, identity, identity_key, origin_date, message_at, sequence, facts, changes, flags)
     select leg_id, identity, identity_key, origin_date, message_at, number.sequence, facts, changes, flags
     from jsonb_populate_recordset(null::leg_updates, $1::jsonb), number
     on conflict (leg_id) do update set message_at = excluded.message_at,
       sequence = excluded.sequence, facts = excluded.facts, changes = excluded.changes,
       flags = excluded.flags`,
    [JSON.stringify(values)],
  );
  await client.query('delete from leg_updates where origin_date < $1', [oldestKept]);
}
