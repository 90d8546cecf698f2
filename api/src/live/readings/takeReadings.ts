import type { PoolClient } from 'pg';
import { announceChange, type Database } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import { bogotaDay, iso, minute } from '../../time/time.ts';
import { checkpointsOf } from '../checkpoints.ts';
import { movementsAround } from '../course/course.ts';
import type { LiveReceipt } from '../schema.ts';
import { detailedFor } from './thin.ts';

/** A reading as it was sent: texts until they are judged. */
export interface SentReading {
  subject: string;
  measuredAt: string;
  value: number;
  /** Of a file. */
  line?: number;
}

/** A sensor's clock may be this much ahead. */
const clockAhead = 5 * minute;
const longestWait = 600;
const mostPlaces = 20_000;

interface Subject {
  most: number;
  /** Passengers of the flight plan around an instant; null for a car park. */
  planned: ((at: number) => number) | null;
}

/** What can be measured: each queue, each car park. */
function subjectsOf(store: Store): Map<string, Subject> {
  return new Map<string, Subject>([
    ...checkpointsOf(store).map(({ id, passengers }): [string, Subject] => [
      id,
      { most: longestWait, planned: (at) => passengers(movementsAround(store, bogotaDay(at)), at) },
    ]),
    ...store.parkings.map(({ id }): [string, Subject] => [id, { most: mostPlaces, planned: null }]),
  ]);
}

/** What is wrong with a reading; null when it is good. */
function faultOf(reading: SentReading, subject: Subject | undefined, now: number): string | null {
  const at = Date.parse(reading.measuredAt);
  if (subject === undefined) return 'the subject is unknown: name a queue or a car park by its id';
  if (!/(Z|[+-]\d\d:\d\d)$/.test(reading.measuredAt) || Number.isNaN(at))
    return 'measuredAt is no instant with its zone, such as 2026-11-20T12:00:00-05:00';
  if (at > now + clockAhead) return 'measuredAt lies in the future';
  if (at <= now - detailedFor) return 'measuredAt is older than two days';
  if (!Number.isInteger(reading.value) || reading.value < 0 || reading.value > subject.most)
    return `value must be a whole number from 0 to ${subject.most}`;
  return null;
}

/**
 * Takes readings into the database, in one transaction: each good one counts once, however often and in whatever order it
 * comes; a moment that was measured again replaces the first. Each bad one is reported with its reason.
 * @param now UTC milliseconds.
 */
export async function takeReadings(
  database: Database,
  store: Store,
  sent: readonly SentReading[],
  now: number,
): Promise<LiveReceipt> {
  const subjects = subjectsOf(store);
  const receipt: LiveReceipt = { taken: 0, corrected: 0, unchanged: 0, rejected: 0, faults: [] };
  const good = new Map<string, object>();
  for (const [index, reading] of sent.entries()) {
    const subject = subjects.get(reading.subject);
    const reason = faultOf(reading, subject, now);
    if (reason !== null) {
      receipt.rejected += 1;
      receipt.faults.push({ reading: index + 1, subject: reading.subject, reason });
      continue;
    }
    const at = Date.parse(reading.measuredAt);
    const key = `${reading.subject} ${at}`;
    // Twice in one message: the last one counts.
    if (good.has(key)) receipt.unchanged += 1;
    good.set(key, {
      subject: reading.subject,
      measured_at: iso(at),
      value: reading.value,
      planned: subject?.planned?.(at) ?? null,
    });
  }
  if (good.size > 0)
    await database.work.transaction(async (client) => {
      const { taken, corrected } = await write(client, [...good.values()]);
      receipt.taken = taken;
      receipt.corrected = corrected;
      receipt.unchanged += good.size - taken - corrected;
      if (taken + corrected > 0) await announceChange(client, 'updates');
    });
  return receipt;
}

async function write(client: PoolClient, readings: readonly object[]) {
  const { rows } = await client.query<{ added: boolean }>(
    `insert into live_readings as kept (subject, measured_at, value, planned)
     select subject, measured_at, value, planned
     from jsonb_populate_recordset(null::live_readings, $1::jsonb)
     order by subject, measured_at
     on conflict (subject, measured_at) do update set value = excluded.value
       where kept.value <> excluded.value
     returning (xmax = 0) as added`,
    [JSON.stringify(readings)],
  );
  const taken = rows.filter(({ added }) => added).length;
  return { taken, corrected: rows.length - taken };
}
