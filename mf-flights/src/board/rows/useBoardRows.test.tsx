/** @jest-environment @eldorado/testing/jsdom */
import { renderHook } from '@testing-library/react';
import { busyList, departureList, emptyList } from '../../../fixtures/flights.ts';
import { readFilters } from '../address/boardFilters.ts';
import type { BoardArgs } from './boardView.ts';
import { parseBoard } from './wholeDay.ts';
import { useBoardRows } from './useBoardRows.ts';
import { dayArgsOf, parseDay } from './wholeDay.ts';

/** The board of an address on the morning of 2 March, about an hour before 10:00. */
function argsOf(search: string): BoardArgs {
  const now = new Date('2026-03-02T15:00:00Z');
  const url = new URL(`https://example.com/vuelos/salidas${search}`);
  const filters = readFilters('departures', url, now);
  return { filters, today: '2026-03-02', opensAt: '09:00', locale: 'es' };
}

test('until the day is here the rows are the server’s, with the address’s text', () => {
  const args = argsOf('?q=madrid');
  const board = parseBoard(departureList, args);
  const { result } = renderHook(() => useBoardRows(args, { board, day: undefined }, 'cali', false));
  expect(result.current).toMatchObject({
    rows: board.rows,
    all: board.rows,
    wholeDay: false,
    unfiltered: false,
    filters: { q: 'madrid' },
  });
});

test('the whole day is filtered by what is typed, and all of it is at hand', () => {
  const args = argsOf('');
  const day = parseDay(departureList, dayArgsOf(args));
  const { result } = renderHook(() => useBoardRows(args, { board: undefined, day }, 'cali', false));
  const { rows, all, total, filters, wholeDay, unfiltered } = result.current;
  expect(rows.map(({ city }) => city)).toEqual(['Cali']);
  expect([total, all, filters.q]).toEqual([1, day.rows, 'cali']);
  expect([wholeDay, unfiltered]).toEqual([true, true]);
});

test('a busy day begins at now, until the earlier rows are asked for', () => {
  const args = argsOf('');
  const day = parseDay(busyList, dayArgsOf(args));
  const { result, rerender } = renderHook(
    ({ earlier }) => useBoardRows(args, { board: undefined, day }, '', earlier),
    { initialProps: { earlier: false } },
  );
  expect(result.current.earlier).toBe('06:20');
  expect(result.current.rows.length).toBeLessThan(result.current.total);
  rerender({ earlier: true });
  expect(result.current.earlier).toBeNull();
  expect(result.current.rows).toHaveLength(result.current.total);
});

test('a day without flights has no rows and is no failure', () => {
  const args = argsOf('?date=2026-03-03');
  const board = parseBoard(emptyList, args);
  const { result } = renderHook(() => useBoardRows(args, { board, day: undefined }, '', false));
  expect(result.current).toMatchObject({ rows: [], total: 0, earlier: null, later: null });
});
