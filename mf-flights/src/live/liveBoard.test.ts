import { busyList, delayed, departure, departureList } from '../../fixtures/flights.ts';
import { parseBoard, type BoardArgs } from '../board/boardView.ts';
import { withChanges } from './liveBoard.ts';

const args: BoardArgs = {
  filters: {
    direction: 'departures',
    date: '2026-03-02',
    q: '',
    kind: 'all',
    type: 'all',
    terminal: 'all',
    status: 'all',
    from: '',
  },
  today: '2026-03-02',
  opensAt: '09:00',
  locale: 'es',
};
const board = parseBoard(departureList, args);
const at = '2026-03-02T15:01:00Z';

test('a changed flight is shown as it is now, the others stay the same objects', () => {
  const next = withChanges(board, { at, flights: [{ ...departure, gate: 'A9' }] }, args);
  const row = next?.rows.find(({ id }) => id === departure.id);
  expect(row?.place).toBe('A9');
  const other = next?.rows.find(({ id }) => id === delayed.id);
  expect(other).toBe(board.rows.find(({ id }) => id === delayed.id));
});

test('the age of the board is that of the changes, also when none concerns it', () => {
  expect(withChanges(board, { at, flights: [] }, args)?.updatedAt).toBe(at);
});

test('flights of another direction, or that are not on screen, change nothing', () => {
  const next = withChanges(
    board,
    {
      at,
      flights: [{ ...departure, flightDirection: 'A' }, ...busyList.flights.slice(0, 1)],
    },
    args,
  );
  expect(next?.rows).toEqual(board.rows);
});

test('a board of one status is asked for again: a flight may come into it', () => {
  const filtered: BoardArgs = { ...args, filters: { ...args.filters, status: 'DLY' } };
  expect(withChanges(board, { at, flights: [delayed] }, filtered)).toBeNull();
  expect(withChanges(board, { at, flights: [] }, filtered)?.updatedAt).toBe(at);
});
