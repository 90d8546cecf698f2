import fc from 'fast-check';
import {
  closingMinutes,
  horizonDays,
  openStatus,
  weekdayOf,
  type Span,
} from '@eldorado/i18n/hours';
import { holidayDates, isHoliday } from '../time/holidays.ts';
import type { OpeningHours } from './schema.ts';
import { addDays, bogotaInstant, iso, minute, minutesOf } from '../time/time.ts';

const clock = (most: number) =>
  fc.integer({ min: 0, max: most }).map((minutes) => {
    const two = (value: number) => String(value).padStart(2, '0');
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  });
const hours = fc.oneof(
  fc.constant<Span[]>([{ opens: '00:00', closes: '24:00' }]),
  fc.array(fc.record({ opens: clock(1439), closes: clock(1440) }), { maxLength: 2 }),
);
const daysOfYear = 365;
const first = '2026-01-01';
const exception = fc
  .record({
    start: fc.integer({ min: 0, max: daysOfYear }),
    days: fc.integer({ min: 1, max: 20 }),
    hours,
  })
  .map(({ start, days, hours: spans }) => ({
    from: addDays(first, start),
    to: addDays(first, start + days - 1),
    hours: spans,
    reason: null,
  }));
const openingHours: fc.Arbitrary<OpeningHours> = fc.record({
  week: fc.record({
    mon: hours,
    tue: hours,
    wed: hours,
    thu: hours,
    fri: hours,
    sat: hours,
    sun: hours,
  }),
  holiday: fc.option(hours),
  exceptions: fc.array(exception, { maxLength: 4 }),
});

const holidays = new Set([2025, 2026, 2027].flatMap(holidayDates));
/** The day before the year, the year, and what is looked ahead. */
const before = 1;
const after = 20;

/** Brute force: every minute of the year painted from the rules, one day after another. */
function paint({ week, holiday, exceptions }: OpeningHours): Uint8Array {
  const minutes = new Uint8Array((before + daysOfYear + after + 1) * 1440);
  for (let at = 0; at < before + daysOfYear + after; at += 1) {
    const date = addDays(first, at - before);
    const exceptional = exceptions.find(({ from, to }) => from <= date && date <= to);
    const usual = holidays.has(date) && holiday !== null ? holiday : week[weekdayOf(date)];
    for (const { opens, closes } of exceptional?.hours ?? usual) {
      const from = minutesOf(opens);
      const to = minutesOf(closes) > from ? minutesOf(closes) : minutesOf(closes) + 1440;
      minutes.fill(1, at * 1440 + from, at * 1440 + to);
    }
  }
  return minutes;
}

/** Throws at the first of the chosen minutes whose status is not what was painted. */
function compare(rules: OpeningHours, chosen: (at: number, isEdge: boolean) => boolean) {
  const minutes = paint(rules);
  const zero = bogotaInstant(addDays(first, -before)).getTime();
  const instant = (index: number) => zero + index * minute;
  // For each minute the next one that differs, from the end.
  const changes = new Int32Array(minutes.length).fill(minutes.length);
  for (let at = minutes.length - 2; at >= 0; at -= 1)
    changes[at] = minutes[at] === minutes[at + 1] ? (changes[at + 1] ?? 0) : at + 1;
  for (let at = before * 1440; at < (before + daysOfYear) * 1440; at += 1) {
    const isEdge = minutes[at] !== minutes[at - 1] || minutes[at] !== minutes[at + 1];
    if (!chosen(at, isEdge)) continue;
    const { state, until, opensAt } = openStatus(rules, isHoliday, instant(at));
    const change = changes[at] ?? 0;
    const answered = minutes[at] === 1 ? until : opensAt;
    const isFar = change - at >= horizonDays * 1440;
    const fits =
      (state !== 'closed') === (minutes[at] === 1) &&
      (answered === instant(change) || (isFar && answered === null)) &&
      (state === 'closed' || (state === 'closing') === change - at <= closingMinutes);
    if (!fits) throw new Error(`${iso(instant(at))}: ${state}, ${until}, ${opensAt}`);
  }
}

test('status agrees with the painted year at every change and at minutes in between', () => {
  fc.assert(
    fc.property(openingHours, fc.integer({ min: 0, max: 996 }), (rules, phase) =>
      compare(rules, (at, isEdge) => isEdge || at % 997 === phase),
    ),
    { numRuns: 25 },
  );
});

test('status agrees with a painted year at every one of its minutes', () => {
  const late = [{ opens: '10:00', closes: '01:00' }];
  const rules: OpeningHours = {
    week: { mon: late, tue: late, wed: late, thu: late, fri: late, sat: late, sun: [] },
    holiday: [{ opens: '00:00', closes: '24:00' }],
    exceptions: [{ from: '2026-12-24', to: '2026-12-25', hours: [], reason: null }],
  };
  compare(rules, () => true);
});
