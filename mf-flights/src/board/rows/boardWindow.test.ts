import { bogotaClock } from '@eldorado/i18n';
import { busyList, delayed, departureList } from '../../../fixtures/flights.ts';
import { parseFlightRow } from '../../flight/flightRow.ts';
import { boardWindow, pageSize } from './boardWindow.ts';

const rows = (flights: typeof busyList.flights) =>
  flights.map((flight) => parseFlightRow(flight, 'es'));
const day = rows(busyList.flights);
const start = { date: '2026-03-02', at: null, from: null, opensAt: '09:00' };

test('a busy day opens at its opening time with one page of rows', () => {
  const page = boardWindow(day, start);
  expect(page.rows).toHaveLength(pageSize);
  expect(bogotaClock(new Date(page.rows[0]?.scheduled ?? ''))).toBe('09:00');
  expect(page.later).toBe('11:40');
  expect(page.earlier).toBe('06:20');
});

test('following the later links reaches every flight of the day', () => {
  const seen = new Set<string>();
  let at: string | null = '00:00';
  for (let page = 0; at !== null && page < 10; page += 1) {
    const view = boardWindow(day, { ...start, at });
    for (const row of view.rows) seen.add(row.id);
    at = view.later;
  }
  expect(seen.size).toBe(day.length);
});

test('following the earlier links reaches the first flight', () => {
  const first = boardWindow(day, { ...start, at: '06:20' });
  expect(first.earlier).toBe('05:00');
  const { rows: page, earlier } = boardWindow(day, { ...start, at: first.earlier });
  expect(page[0]?.id).toBe(day[0]?.id);
  expect(earlier).toBeNull();
});

test('a late flight stays until its new time has passed', () => {
  const late = {
    ...delayed,
    scheduledAt: '2026-03-02T11:00:00Z',
    estimatedAt: '2026-03-02T16:00:00Z',
  };
  const withLate = [...rows([late]), ...day];
  expect(boardWindow(withLate, start).rows[0]?.id).toBe(delayed.id);
  expect(boardWindow(withLate, { ...start, at: '11:10' }).rows[0]?.id).not.toBe(delayed.id);
});

test('a day that fits on one page is shown whole unless a time is asked for', () => {
  const few = rows(departureList.flights);
  expect(boardWindow(few, start)).toEqual({ rows: few, earlier: null, later: null });
  expect(boardWindow(few, { ...start, at: '10:30' })).toMatchObject({
    earlier: '09:20',
    later: null,
  });
});

test('after the last flight of the day there are only earlier ones', () => {
  expect(boardWindow(day, { ...start, at: '23:59' })).toMatchObject({ rows: [], later: null });
});

test('hours that were asked for are where the board opens', () => {
  const page = boardWindow(day, { ...start, from: '11:30' });
  const times = page.rows.map((row) => bogotaClock(new Date(row.scheduled)));
  // One that is late and still to come stands before it.
  expect(times.filter((time) => time < '11:30').length).toBeLessThan(3);
  expect(times).toContain('11:32');
});

test('without an end everything from the start on is shown', () => {
  const page = boardWindow(day, start, Number.POSITIVE_INFINITY);
  expect(page.rows.at(-1)?.id).toBe(day.at(-1)?.id);
  expect(page).toMatchObject({ earlier: '06:20', later: null });
});
