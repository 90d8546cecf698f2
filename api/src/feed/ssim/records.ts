import type { CsvFault } from '../../text/readCsv.ts';
import { read, recordLength, serialBytes, shown, trailerBytes } from './fields.ts';

export interface SsimRecord {
  /** Its line, fillers counted. */
  line: number;
  type: '1' | '2' | '3' | '4' | '5';
  text: string;
}

/** Most lines of a file: a season of the largest airline has half of it. */
const mostLines = 500_000;

/** Lines, or pieces of a record's length where a tape's file has no line breaks. */
function linesOf(text: string): string[] {
  if (/[\r\n]/.test(text)) return text.split(/\r\n|\n|\r/);
  return text.match(new RegExp(`[^]{1,${recordLength}}`, 'g')) ?? [];
}

const isFiller = (line: string) => /^(0+|\s*)$/.test(line);
const isType = (type: string): type is SsimRecord['type'] => /^[1-5]$/.test(type);

/** What is wrong with a record as one of its file; null when it stands where it may. */
function orderFault(record: SsimRecord, before: SsimRecord | undefined): string | null {
  const { type } = record;
  const last = before?.type ?? '';
  if (type === '1') return before ? 'a second header: send one data set a file' : null;
  if (!before) return 'the file must begin with a header, record type 1';
  if (type === '2' && !['1', '5'].includes(last))
    return 'a carrier begins before the one above has its trailer, record type 5';
  if (type === '3' && !['2', '3', '4'].includes(last)) return 'a flight leg without its carrier';
  if (type === '4' && !['3', '4'].includes(last)) return 'segment data without its flight leg';
  if (type === '5' && !['2', '3', '4'].includes(last)) return 'a trailer without its carrier';
  return null;
}

/** A file's records in their order, and what is wrong with it as a whole: what is lost on the way shows in lengths and numbers. */
export function recordsOf(text: string): { records: SsimRecord[]; faults: CsvFault[] } {
  const records: SsimRecord[] = [];
  const lines = linesOf(text.replace(/^(\ufeff|\u00ef\u00bb\u00bf)/, ''));
  const stop = (line: number, column: string | null, reason: string) => ({
    records,
    faults: [{ line, column, reason }],
  });
  if (lines.length > mostLines) return stop(mostLines, null, `has more than ${mostLines} lines`);
  for (const [index, content] of lines.entries()) {
    if (isFiller(content)) continue;
    const line = index + 1;
    const type = content.charAt(0);
    if (content.length !== recordLength)
      return stop(
        line,
        null,
        `the record has ${content.length} bytes: every record has ${recordLength}, blanks at its end included`,
      );
    if (!isType(type)) return stop(line, 'byte 1', `"${type}" is no record type: 1 to 5`);
    const record = { line, type, text: content };
    const before = records.at(-1);
    const fault = orderFault(record, before) ?? null;
    if (fault) return stop(line, 'byte 1', fault);
    const serial = read(content, serialBytes);
    // A carrier's records are counted from its own: after another's trailer some begin with that one's number.
    const isFirst = !before || type === '2';
    const expected = isFirst ? Number(serial) : Number(read(before.text, serialBytes)) + 1;
    if (!/^\d{6}$/.test(serial) || Number(serial) !== expected)
      return stop(
        line,
        shown(serialBytes),
        `the record's number is "${serial}", and ${String(expected).padStart(6, '0')} would follow: records are missing or out of order`,
      );
    if (
      type === '5' &&
      before &&
      read(content, trailerBytes.lastSerial) !== read(before.text, serialBytes)
    )
      return stop(
        line,
        shown(trailerBytes.lastSerial),
        'the trailer counts to another record than the one above it',
      );
    records.push(record);
  }
  const last = records.at(-1);
  if (last?.type !== '5')
    return stop(
      last?.line ?? 1,
      null,
      'the file ends without a trailer, record type 5: it is not whole',
    );
  if (read(last.text, trailerBytes.end) === 'C')
    return stop(
      last.line,
      shown(trailerBytes.end),
      'the trailer says that more files follow: send them as one',
    );
  return { records, faults: [] };
}
