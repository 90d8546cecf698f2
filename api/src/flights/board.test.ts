import type { FlightQuery } from './schema.ts';
import { bogotaClock } from '../time/time.ts';
import { board, findLeg } from './board.ts';
import { boardFilter } from './boardFilter.ts';
import { exampleBook } from './examples/exampleBook.ts';

const now = Date.parse('2026-11-20T17:00:00Z');
const book = exampleBook(['2026-11-19', '2026-11-20', '2026-11-21'], new Date(now));

function ask(query: FlightQuery) {
  const filter = boardFilter(query, now);
  if (typeof filter === 'string') throw new Error(filter);
  return board(book, filter, now);
}

test('a board has the flights of the day and direction in order of time', () => {
  const { flights, date, source } = ask({ direction: 'arrivals' });
  expect(date).toBe('2026-11-20');
  expect(source).toBe('demo');
  expect(flights.length).toBeGreaterThan(400);
  expect(
    flights.every(
      ({ flightDirection, id }) => flightDirection === 'A' && id.startsWith('2026-11-20-A-'),
    ),
  ).toBe(true);
  const times = flights.map(({ scheduledAt }) => scheduledAt);
  expect(times).toEqual([...times].sort());
});

test.each([
  'medellin',
  'MEDELLÍN',
  'medelin',
  'Cordova',
  'av9301',
  'AV 9301',
  'AV09301',
  'Avianca',
  'abianca',
  'mde',
])('%p finds Avianca to Medellín', (q) => {
  expect(ask({ q }).flights.some(({ flightName }) => flightName === 'AV 9301')).toBe(true);
});

test('a city is found by its name in any language', () => {
  expect(ask({ q: 'Mexico City' }).flights.map(({ other }) => other.iata)).toContain('MEX');
});

test('filters narrow together', () => {
  const { flights } = ask({
    airline: 'av',
    kind: 'national',
    terminal: 'T1',
    from: '06:00',
    to: '09:00',
  });
  expect(flights.length).toBeGreaterThan(5);
  for (const flight of flights) {
    expect(flight).toMatchObject({ prefixIATA: 'AV', kind: 'national', terminal: 'T1' });
    const { scheduledAt, actualAt, estimatedAt } = flight;
    const times = [scheduledAt, actualAt ?? estimatedAt ?? scheduledAt];
    expect(
      times.some((at) => {
        const time = bogotaClock(Date.parse(at));
        return time >= '06:00' && time <= '09:00';
      }),
    ).toBe(true);
  }
});

test('hours may run past midnight', () => {
  const times = ask({ from: '22:00', to: '01:00' }).flights.map(({ scheduledAt }) =>
    bogotaClock(Date.parse(scheduledAt)),
  );
  expect(times.some((time) => time >= '22:00')).toBe(true);
  expect(times.every((time) => time >= '22:00' || time <= '01:00')).toBe(true);
});

test('the status filter looks at the status of this moment', () => {
  const { flights } = ask({ status: 'DEP' });
  expect(flights.length).toBeGreaterThan(100);
  expect(flights.every(({ actualAt }) => actualAt !== null && Date.parse(actualAt) <= now)).toBe(
    true,
  );
});

test('cargo and commercial flights part', () => {
  expect(
    ask({ type: 'cargo' }).flights.every(
      ({ serviceType, gate }) => serviceType === 'F' && gate === null,
    ),
  ).toBe(true);
  expect(ask({ type: 'commercial' }).flights.every(({ airlineType }) => airlineType === 2)).toBe(
    true,
  );
});

test('queries that ask the same have the same filter', () => {
  const plain = boardFilter({}, now);
  expect(
    boardFilter(
      { direction: 'departures', kind: 'all', q: ' ', airline: '', date: '2026-11-20' },
      now,
    ),
  ).toEqual(plain);
  expect(boardFilter({ terminal: '1' }, now)).toEqual(boardFilter({ terminal: 'T1' }, now));
});

test.each([
  ['2026-11-18', 'date-out-of-range'],
  ['2026-11-24', 'date-out-of-range'],
  ['2026-02-30', 'date-invalid'],
  ['mañana', 'date-invalid'],
])('the date %s is refused with %s', (date, code) => {
  expect(boardFilter({ date }, now)).toBe(code);
});

test('a flight is found by id and by any spelling of its name', () => {
  const flight = findLeg(book, 'AV9301', now);
  expect(flight?.leg.id).toBe('2026-11-20-D-AV9301');
  for (const name of ['av-9301', 'av 9301', 'AVA9301', '2026-11-20-D-AV9301'])
    expect(findLeg(book, name, now)?.leg.id).toBe(flight?.leg.id);
});

test('a codeshare name finds the flight that is flown', () => {
  const leg = book.byDate
    .get('2026-11-20')
    ?.map((booked) => booked.leg)
    .find(({ codeshares }) => codeshares.length > 0);
  const found = findLeg(book, leg?.codeshares[0] ?? '', now);
  expect(found?.leg.codeshares).toContain(leg?.codeshares[0]);
});

test('an unknown flight is null', () => {
  expect(findLeg(book, 'ZZ1', now)).toBeNull();
});
