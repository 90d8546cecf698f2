import { Value } from 'typebox/value';
import { readCsv, type CsvFault, type CsvSource } from '../../text/readCsv.ts';
import { LiveReadings, type LiveReceipt } from '../schema.ts';
import type { SentReading } from './takeReadings.ts';

/** Most readings of a message, and of a file. */
const mostReadings = 5_000;

export type ReadMessage =
  | { kind: 'good'; readings: SentReading[] }
  | { kind: 'bad'; faults: CsvFault[] };

const form = {
  required: ['subject', 'measured_at', 'value'],
  optional: [],
  rows: mostReadings,
  cell: 60,
  comment: '#',
  numbers: ['value'],
} as const;

/**
 * Reads a file of readings: columns `subject`, `measured_at`, `value`.
 * @param told takes a line that says what was understood.
 * @throws when it cannot be read at all.
 */
export async function readingsOfCsv(
  source: CsvSource,
  told?: (line: string) => void,
): Promise<ReadMessage> {
  const csv = await readCsv(source, form, told);
  if (csv.kind === 'bad') return csv;
  return {
    kind: 'good',
    readings: csv.rows.map(({ line, cells }) => ({
      line,
      subject: cells.subject ?? '',
      measuredAt: cells.measured_at ?? '',
      // An empty cell is no zero.
      value: cells.value ? Number(cells.value) : NaN,
    })),
  };
}

const fault = (reason: string): ReadMessage => ({
  kind: 'bad',
  faults: [{ line: 1, column: null, reason }],
});

/** Reads a message of readings in JSON. */
export function readingsOfJson(text: string): ReadMessage {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return fault('the message is no JSON');
  }
  if (!Value.Check(LiveReadings, body))
    return fault(
      `send {"readings": [{"subject", "measuredAt", "value"}]}, ${mostReadings} at most`,
    );
  return { kind: 'good', readings: body.readings };
}

/** Faults of a message's readings as a command prints them: by their line in a file, else by their number. */
export const readingFaults = (sent: readonly SentReading[], { faults }: LiveReceipt): string[] =>
  faults.map(({ reading, subject, reason }) => {
    const line = sent[reading - 1]?.line;
    return `${line === undefined ? `reading ${reading}` : `line ${line}`}, ${subject}: ${reason}`;
  });
