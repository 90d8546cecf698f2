/** @jest-environment @eldorado/testing/jsdom */
import { renderHook } from '@testing-library/react';
import { delayed, departure } from '../../fixtures/flights.ts';
import { parseFlightRow } from '../flight/flightRow.ts';
import { useChangedRows } from './useChangedRows.ts';

const rows = [departure, delayed].map((flight) => parseFlightRow(flight, 'es'));
const moved = [{ ...departure, gate: 'A09' }, delayed].map((flight) =>
  parseFlightRow(flight, 'es'),
);

test('the first answer changes nothing, the next one names what moved', () => {
  const board = {};
  const { result, rerender } = renderHook((props) => useChangedRows(props.scope, props.rows), {
    initialProps: { scope: board, rows },
  });
  expect(result.current).toEqual([]);
  rerender({ scope: board, rows: moved });
  expect(result.current).toEqual([departure.id]);
});

test('another board starts afresh', () => {
  const { result, rerender } = renderHook((props) => useChangedRows(props.scope, props.rows), {
    initialProps: { scope: { board: 1 }, rows },
  });
  rerender({ scope: { board: 2 }, rows: moved });
  expect(result.current).toEqual([]);
});
