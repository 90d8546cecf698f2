import { busyList, delayed, departure, departureList } from '../../fixtures/flights.ts';
import { parseDay } from '../board/rows/wholeDay.ts';
import { withChanges } from './liveBoard.ts';

const args = { direction: 'departures', date: '2026-03-02', locale: 'es' } as const;
const day = parseDay(departureList, args);
const at = '2026-03-02T15:01:00Z';

test('a changed flight is shown as it is now, the others stay the same objects', () => {
  const next = withChanges(day, { at, flights: [{ ...departure, gate: 'A9' }] }, args);
  const row = next.rows.find(({ id }) => id === departure.id);
  expect(row?.place).toBe('A9');
  const other = next.rows.find(({ id }) => id === delayed.id);
  expect(other).toBe(day.rows.find(({ id }) => id === delayed.id));
});

test('the age of the board is that of the changes, also when none concerns it', () => {
  expect(withChanges(day, { at, flights: [] }, args).updatedAt).toBe(at);
});

test('flights of another direction, or that are not on screen, change nothing', () => {
  const flights = [
    { ...departure, flightDirection: 'A' as const, gate: 'A9' },
    ...busyList.flights.slice(0, 1),
  ];
  expect(withChanges(day, { at, flights }, args).rows).toEqual(day.rows);
});

test('what the rows are found by is not touched, so that it is not made again each minute', () => {
  expect(withChanges(day, { at, flights: [delayed] }, args).texts).toBe(day.texts);
});
