import {
  airborne,
  arrival,
  arrivalList,
  cancelled,
  delayed,
  departed,
  departure,
  departureList,
  type WireFlight,
} from '../../../fixtures/flights.ts';
import { readFilters } from '../address/boardFilters.ts';
import { boardOfDay, parseDay } from './wholeDay.ts';

const now = new Date('2026-03-02T15:00:00Z'); // 10:00 in Bogotá
const cargo: WireFlight = {
  ...departure,
  id: '2026-03-02-D-QT4052',
  flightName: 'QT 4052',
  prefixIATA: 'QT',
  prefixICAO: 'TPA',
  airline: { iata: 'QT', icao: 'TPA', name: 'Avianca Cargo', colour: '#c8102e' },
  codeshares: [],
  airlineType: 1,
  scheduledAt: '2026-03-02T16:10:00Z',
  state: 'SCH',
};

/** Names of the flights that a board shows at its address. */
function names(query: string, flights: WireFlight[] = [...departureList.flights, cargo]) {
  const direction = flights[0]?.flightDirection === 'A' ? 'arrivals' : 'departures';
  const filters = readFilters(direction, new URL(`https://site.test/x${query}`), now);
  const day = parseDay({ ...departureList, direction, flights }, { locale: 'es' });
  const args = { filters, today: '2026-03-02', opensAt: '09:00', locale: 'es' } as const;
  return boardOfDay(day, args, filters.q, Number.POSITIVE_INFINITY).rows.map(({ name }) => name);
}
const passengers = ['LA 4020', 'AV 9314', 'IB 6586', 'VE 8120'];

test.each([
  ['', passengers],
  ['?type=all', [...passengers, 'QT 4052']],
  ['?type=cargo', ['QT 4052']],
  ['?kind=international', ['IB 6586']],
  ['?kind=national', ['LA 4020', 'AV 9314', 'VE 8120']],
  ['?terminal=T2', ['VE 8120']],
  ['?terminal=T1', ['LA 4020', 'AV 9314', 'IB 6586']],
  ['?airline=LA', ['LA 4020']],
  ['?airline=XX', []],
  ['?status=DEP', ['LA 4020']],
  ['?status=DLY', ['AV 9314']],
  ['?status=ONT', ['IB 6586']],
  ['?status=CAN', ['VE 8120']],
  ['?from=10:40', ['IB 6586', 'VE 8120']],
  ['?to=10:40', ['LA 4020', 'AV 9314', 'IB 6586']],
  ['?from=10:40&to=10:40', ['IB 6586']],
  ['?from=10:41&to=10:54', []],
  // The form says that the end is before the beginning, and the board goes on without it.
  ['?from=10:40&to=10:00', ['IB 6586', 'VE 8120']],
  ['?q=medellin', ['AV 9314']],
  ['?q=cordova', ['AV 9314']],
  ['?q=iberia', ['IB 6586']],
  ['?q=AA8610', ['IB 6586']],
  ['?q=ibe6586', ['IB 6586']],
  ['?q=madri', ['IB 6586']],
  ['?q=clic&status=DLY', []],
])('%p shows %p', (query, flights) => {
  expect(names(query)).toEqual(flights);
});

test.each([
  ['?status=LND', ['CM 478']],
  ['?status=DLY', ['AV 27']],
  ['?q=panama', ['CM 478']],
])('of the arrivals %p shows %p', (query, flights) => {
  expect(names(query, arrivalList.flights)).toEqual(flights);
});

test('a late flight is found at its new hour and at the one on the ticket', () => {
  const late = { ...delayed, estimatedAt: '2026-03-02T18:20:00Z' };
  expect(names('?from=13:00&to=14:00', [late])).toEqual(['AV 9314']);
  expect(names('?from=10:00&to=11:00', [late])).toEqual(['AV 9314']);
  expect(names('?from=11:30&to=12:30', [late])).toEqual([]);
});

test('a delay past midnight is not found in the first hours of the same day', () => {
  const late = {
    ...delayed,
    scheduledAt: '2026-03-03T04:40:00Z', // 23:40
    estimatedAt: '2026-03-03T05:20:00Z', // 00:20 of the next day
    state: 'TOM' as const,
  };
  expect(names('?to=01:00', [late])).toEqual([]);
  expect(names('?from=23:00', [late])).toEqual(['AV 9314']);
});

test('the first and the last minute of the day are part of it', () => {
  const first = { ...departed, scheduledAt: '2026-03-02T05:00:00Z', actualAt: null };
  const last = { ...cancelled, scheduledAt: '2026-03-03T04:59:00Z' };
  expect(names('?to=00:00', [first, last])).toEqual(['LA 4020']);
  expect(names('?from=23:59', [first, last])).toEqual(['VE 8120']);
});

test('the same number twice a day is two flights', () => {
  const second = { ...delayed, id: '2026-03-02-D-AV9314-2', scheduledAt: '2026-03-02T22:05:00Z' };
  expect(names('?q=av9314', [delayed, { ...second, estimatedAt: null, status: 'ONT' }])).toEqual([
    'AV 9314',
    'AV 9314',
  ]);
});

test('a flight that is sent to another airport counts as cancelled', () => {
  const diverted: WireFlight = { ...airborne, state: 'DIV', status: 'CAN' };
  expect(names('?status=CAN', [arrival, diverted])).toEqual(['AV 27']);
});
