import { flightKey, formatFlightName, parseFlightName } from '@eldorado/rules';
import type { ScheduleRow } from '../../flights/schedule/scheduleRow.ts';
import type { CsvFault } from '../../text/readCsv.ts';
import { sameDay } from '../parseSchedule.ts';
import type { Known } from '../scheduleForm.ts';
import { carrierBytes, legBytes, read, readWhole, segmentBytes, shown } from './fields.ts';
import { mostFaults } from '../../text/csvForm.ts';
import { endAtBogota, readLeg } from './readLeg.ts';
import type { TimeMode } from './legTimes.ts';
import { recordsOf, type SsimRecord } from './records.ts';

export interface NumberedRow {
  line: number;
  row: ScheduleRow;
}

export type SsimResult =
  | {
      kind: 'good';
      /** Airlines of whose flights the file is. */
      airlines: string[];
      rows: NumberedRow[];
      /** What of it is not shown, a line each. */
      notes: string[];
    }
  | { kind: 'bad'; faults: CsvFault[] };

/** A leg record with what its segment data say of it. */
interface Leg {
  record: SsimRecord;
  mode: TimeMode;
  codeshares: string[];
  /** Another airline flies it: that one's file has the flight. */
  isOthers: boolean;
}

/** Data elements of segment data: the flights that are sold on a leg, and the flight that a leg is sold of. */
const elements = { soldAs: '010', flownAs: '050' };

type Fail = (line: number, column: string | null, reason: string) => void;

/** Adds what a segment record says to the leg above it. */
function addSegment({ line, text }: SsimRecord, leg: Leg, fail: Fail) {
  const own = leg.record.text;
  if (readWhole(text, segmentBytes.leg) !== readWhole(own, segmentBytes.leg))
    return fail(line, shown(segmentBytes.leg), 'names another flight leg than the one above it');
  const element = read(text, segmentBytes.element);
  const isOfLeg =
    read(text, segmentBytes.board) === read(own, legBytes.departure) &&
    read(text, segmentBytes.off) === read(own, legBytes.arrival);
  if (!isOfLeg) return;
  if (element === elements.flownAs) leg.isOthers = true;
  if (element !== elements.soldAs) return;
  for (const name of read(text, segmentBytes.data).split('/')) {
    const flight = parseFlightName(name.replace(/\s+/g, ''));
    if (flight) leg.codeshares.push(formatFlightName(flight));
    else fail(line, shown(segmentBytes.data), `"${name.trim()}" is no flight: write AA 1234/UX 12`);
  }
}

/** The legs of a file, each with its carrier's time mode and its segment data. */
function legsOf(records: readonly SsimRecord[], fail: Fail) {
  const legs: Leg[] = [];
  const airlines = new Set<string>();
  let mode: TimeMode = 'L';
  for (const record of records) {
    const { line, type, text } = record;
    if (type === '2') {
      const said = read(text, carrierBytes.timeMode);
      if (said !== 'L' && said !== 'U')
        fail(
          line,
          shown(carrierBytes.timeMode),
          `"${said}" is no time mode: U for UTC, L for local`,
        );
      mode = said === 'U' ? 'U' : 'L';
      airlines.add(read(text, carrierBytes.airline));
    }
    if (type === '3') {
      const airline = read(text, legBytes.airline);
      if (!airlines.has(airline))
        fail(
          line,
          shown(legBytes.airline),
          `"${airline}" is not the airline of the carrier record above`,
        );
      legs.push({ record, mode, codeshares: [], isOthers: false });
    }
    const leg = legs.at(-1);
    if (type === '4' && leg) addSegment(record, leg, fail);
  }
  return { legs, airlines: [...airlines] };
}

/** Why legs are not shown, and how many. */
function skippedNotes(skipped: ReadonlyMap<string, number>): string[] {
  return [...skipped].map(
    ([why, count]) => `${count} ${count === 1 ? 'leg is' : 'legs are'} not shown: ${why}`,
  );
}

/** Rows of one flight that two records would let fly on one day. */
function twinFaults(rows: readonly NumberedRow[], fail: Fail) {
  const seen = new Map<string, NumberedRow[]>();
  for (const one of rows) {
    const key = one.row.direction + flightKey(one.row);
    const same = seen.get(key) ?? [];
    const twin = same.find(({ row }) => sameDay(row, one.row));
    if (twin)
      fail(
        one.line,
        null,
        `the same flight and day at BOG as line ${twin.line}: keep one of them, or give one a suffix`,
      );
    seen.set(key, [...same, one]);
  }
}

/** Reads an SSIM chapter 7 file: the legs that touch Bogotá as rows of the schedule, or what is wrong by line and bytes. */
export function readSsim(text: string, known: Known): SsimResult {
  const { records, faults } = recordsOf(text);
  if (faults.length > 0) return { kind: 'bad', faults };
  const fail: Fail = (line, column, reason) => {
    if (faults.length < mostFaults) faults.push({ line, column, reason });
  };
  const { legs, airlines } = legsOf(records, fail);
  const rows: NumberedRow[] = [];
  const skipped = new Map<string, number>();
  const skip = (why: string) => skipped.set(why, (skipped.get(why) ?? 0) + 1);
  const notes = new Set<string>();
  for (const { record, mode, codeshares, isOthers } of legs) {
    const { line, text: own } = record;
    const end = endAtBogota(own);
    if (end === 'elsewhere') skip('elsewhere than Bogotá');
    else if (end === 'service') skip('of a service type that no board has');
    else if (isOthers) skip('flown by another airline');
    else {
      const report = (bytes: string, reason: string) => fail(line, bytes, reason);
      const read = readLeg(own, end, { mode, known }, report, (said) => notes.add(said));
      rows.push(...read.map((row) => ({ line, row: { ...row, codeshares } })));
    }
  }
  twinFaults(rows, fail);
  if (faults.length === 0 && rows.length === 0)
    fail(1, null, ['nothing would be loaded', ...skippedNotes(skipped)].join('; '));
  if (faults.length > 0) return { kind: 'bad', faults };
  return { kind: 'good', airlines, rows, notes: [...skippedNotes(skipped), ...notes] };
}
