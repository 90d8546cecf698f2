import { isNarrow, keptBoard } from './keptBoard.ts';

const flight = (flightName: string, difference: object = {}) => ({
  flightName,
  prefixICAO: '',
  codeshares: [],
  airline: { iata: flightName.slice(0, 2), name: 'Airline' },
  other: { iata: 'CLO', name: 'Alfonso Bonilla Aragón', city: { es: 'Cali' } },
  kind: 'national',
  airlineType: 2,
  terminal: 'T1',
  status: 'ONT',
  scheduledAt: '2026-03-02T12:00:00Z',
  estimatedAt: null,
  actualAt: null,
  ...difference,
});
const day = {
  updatedAt: '2026-03-02T15:00:00Z',
  date: '2026-03-02',
  flights: [
    flight('AV 1'),
    flight('AV 2', { scheduledAt: '2026-03-02T17:30:00Z', terminal: 'T2' }),
    flight('LA 3', { estimatedAt: '2026-03-02T17:45:00Z', status: 'DLY' }),
    flight('LA 4', {
      kind: 'international',
      other: { iata: 'MIA', name: 'Miami', city: { es: 'Miami' } },
    }),
    flight('QT 5', { airlineType: 1, scheduledAt: '2026-03-03T02:00:00Z' }),
  ],
};
const at = Date.parse('2026-03-02T15:00:00Z');
const last = {
  keep: () => undefined,
  settled: () => Promise.resolve(),
  read: (url: string) =>
    Promise.resolve(
      url === '/v2/flights?direction=departures&date=2026-03-02'
        ? { body: JSON.stringify(day), at }
        : null,
    ),
};

test.each([
  ['type=commercial', 'AV 1, AV 2, LA 3, LA 4'],
  ['type=cargo', 'QT 5'],
  ['from=12:00&to=18:00', 'AV 2, LA 3'],
  ['from=21:00', 'QT 5'],
  ['q=cali&airline=AV', 'AV 1, AV 2'],
  ['q=miami', 'LA 4'],
  ['terminal=T2', 'AV 2'],
  ['status=DLY', 'LA 3'],
  ['kind=international', 'LA 4'],
  ['kind=all&terminal=1', 'AV 1, LA 3, LA 4, QT 5'],
  ['from=20:00&to=07:00', 'AV 1, LA 3, LA 4, QT 5'],
])('a board with %s is that of its whole day, filtered', async (query, names) => {
  const url = `/v2/flights?direction=departures&date=2026-03-02&${query}`;
  const kept = await keptBoard(url, last);
  const board = JSON.parse(kept?.body ?? 'null') as typeof day;
  expect(board.flights.map(({ flightName }) => flightName).join(', ')).toBe(names);
  expect([board.updatedAt, kept?.at]).toEqual([day.updatedAt, at]);
});

test('another day and another question are not answered by it', async () => {
  expect(await keptBoard('/v2/flights?direction=departures&date=2026-03-03', last)).toBeNull();
  expect(await keptBoard('/v2/queues', last)).toBeNull();
});

test('parts of a day, and what was searched for, are not kept one by one', () => {
  expect(isNarrow('/v2/flights?direction=departures&date=2026-03-02&type=commercial')).toBe(false);
  expect(isNarrow('/v2/flights?direction=departures&airline=AV')).toBe(true);
  expect(isNarrow('/v2/establishments?q=pan')).toBe(true);
});
