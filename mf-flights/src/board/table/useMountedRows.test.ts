import { busyList, departureList } from '../../../fixtures/flights.ts';
import { parseFlightRow } from '../../flight/flightRow.ts';
import { hoursOf } from './useMountedRows.ts';

const rows = departureList.flights.map((flight) => parseFlightRow(flight, 'es'));

test('rows are cut by the hour of Bogotá’s clock, in their order', () => {
  const hours = hoursOf(rows);
  expect(hours.flatMap((hour) => hour.rows)).toEqual(rows);
  for (const { key, rows: ofHour } of hours)
    for (const { scheduled } of ofHour)
      expect(new Date(scheduled).getUTCHours()).toBe((Number(key) + 5) % 24);
});

test('an hour is one part, and keeps its key whatever page of the day it stands on', () => {
  const day = busyList.flights.map((flight) => parseFlightRow(flight, 'es'));
  const keys = hoursOf(day).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(hoursOf(day.slice(-1))[0]?.key).toBe(keys.at(-1));
});

test('no rows are no hours', () => {
  expect(hoursOf([])).toEqual([]);
});
