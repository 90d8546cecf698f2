import type { Flight, FlightQuery } from './schema.ts';
import { bogotaDay, bogotaClock, hour } from '../time/time.ts';
import { board } from './board.ts';
import { boardFilter } from './boardFilter.ts';
import { airlineRows, airportRows, home, kmFromHome } from './catalogue.ts';
import { exampleBook } from './examples/exampleBook.ts';
import { exampleFlight } from './examples/exampleLeg.ts';
import { makeFlightBook } from './flightBook.ts';
import type { FlightLeg } from './state.ts';

const airlines = new Map(airlineRows.map((row) => [row.iata, { ...row, slug: row.iata }]));
const airports = new Map(
  airportRows.map((row) => [
    row.iata,
    {
      ...row,
      distanceKm: kmFromHome(row.iata),
      kind: row.country === home.country ? ('national' as const) : ('international' as const),
    },
  ]),
);

/** As scheduled: each test changes what it is about. */
const leg: FlightLeg = { ...exampleFlight, source: 'import' };
const arrival: FlightLeg = {
  ...leg,
  id: '2026-11-20-A-AV9315',
  direction: 'A',
  number: 9315,
  otherScheduledAt: new Date('2026-11-20T13:59:00Z'),
  belts: ['4'],
};

/** What a board of these legs answers at an instant. */
function ask(legs: FlightLeg[], query: FlightQuery, now: string): Flight[] {
  const filter = boardFilter(query, Date.parse(now));
  if (typeof filter === 'string') throw new Error(filter);
  return board(makeFlightBook(legs, airlines, airports), filter, Date.parse(now)).flights;
}
const ids = (legs: FlightLeg[], query: FlightQuery, now = '2026-11-20T14:00:00Z') =>
  ask(legs, query, now).map(({ id }) => id);

test('the last minute of a day is of that day, the next one of the next', () => {
  const last = { ...leg, id: 'last', scheduledAt: new Date('2026-11-21T04:59:00Z') };
  const first = { ...leg, id: 'first', scheduledAt: new Date('2026-11-21T05:00:00Z') };
  const day = (date: string) => ids([last, first], { date });
  expect(day('2026-11-20')).toEqual(['last']);
  expect(day('2026-11-21')).toEqual(['first']);
});

test('a board without a date changes at midnight in Bogotá, not in Greenwich', () => {
  const next = { ...leg, id: 'next', scheduledAt: new Date('2026-11-21T15:00:00Z') };
  expect(ids([leg, next], {}, '2026-11-21T04:59:00Z')).toEqual([leg.id]);
  expect(ids([leg, next], {}, '2026-11-21T05:00:00Z')).toEqual(['next']);
});

test('a delay past midnight keeps the flight on its day, marked as tomorrow', () => {
  const late = {
    ...leg,
    scheduledAt: new Date('2026-11-21T04:30:00Z'),
    estimatedAt: new Date('2026-11-21T05:40:00Z'),
  };
  const [flight] = ask([late], {}, '2026-11-21T02:00:00Z');
  expect(flight).toMatchObject({ status: 'DLY', estimatedAt: '2026-11-21T05:40:00.000Z' });
  expect(ids([late], { date: '2026-11-21' }, '2026-11-21T02:00:00Z')).toEqual([]);
  // Its new time is one of the next day's first hour, which this board does not show.
  expect(ids([late], { to: '01:00' }, '2026-11-21T02:00:00Z')).toEqual([]);
  expect(ids([late], { from: '23:00' }, '2026-11-21T02:00:00Z')).toEqual([late.id]);
});

test('a late flight is found at the hour on the ticket and at its new one', () => {
  const late = { ...leg, estimatedAt: new Date('2026-11-20T18:10:00Z') };
  expect(ids([late], { from: '10:00', to: '10:30' })).toEqual([leg.id]);
  expect(ids([late], { from: '13:00', to: '14:00' })).toEqual([leg.id]);
  expect(ids([late], { from: '11:00', to: '12:30' })).toEqual([]);
});

test('a codeshare is one row, found by each of its names', () => {
  const shared = { ...leg, codeshares: ['UA 2040', 'LH 5512'] };
  for (const q of ['UA 2040', 'ua2040', 'LH5512', 'AV9314', 'ava9314'])
    expect(ids([shared], { q })).toEqual([leg.id]);
  expect(ids([shared], { q: 'UA 2041' })).toEqual([]);
});

test('the same number twice a day is two rows, in order of time', () => {
  const evening = {
    ...leg,
    id: `${leg.id}-2`,
    scheduledAt: new Date('2026-11-20T22:00:00Z'),
    otherScheduledAt: new Date('2026-11-20T23:01:00Z'),
  };
  expect(ids([evening, leg], { q: 'AV 9314' })).toEqual([leg.id, evening.id]);
  expect(ids([evening, leg], { q: 'AV 9314', from: '12:00' })).toEqual([evening.id]);
});

test('an arrival that is sent elsewhere is red, has no time of landing and keeps its row', () => {
  const diverted = { ...arrival, stateGiven: 'DIV' as const };
  const [flight] = ask([diverted], { direction: 'arrivals' }, '2026-11-20T15:30:00Z');
  expect(flight).toMatchObject({ state: 'DIV', status: 'CAN', actualAt: null, estimatedAt: null });
  expect(ids([diverted], { direction: 'arrivals', status: 'CAN' }, '2026-11-20T15:30:00Z')).toEqual(
    [arrival.id],
  );
});

test.each([
  ['DEP', 'departures', '2026-11-20T15:00:00Z', leg],
  ['ONT', 'departures', '2026-11-20T14:59:00Z', leg],
  [
    'DLY',
    'departures',
    '2026-11-20T14:59:00Z',
    { ...leg, estimatedAt: new Date('2026-11-20T15:15:00Z') },
  ],
  ['CAN', 'departures', '2026-11-20T14:59:00Z', { ...leg, stateGiven: 'CNX' }],
  ['LND', 'arrivals', '2026-11-20T15:00:00Z', arrival],
  ['ONT', 'arrivals', '2026-11-20T14:59:00Z', arrival],
] as const)('the status %s of %s is filtered at %s', (status, direction, now, row) => {
  const shown = ask([row], { direction, status }, now);
  expect(shown.map((flight) => flight.status)).toEqual([status]);
  const others = (['DEP', 'LND', 'ONT', 'DLY', 'CAN'] as const).filter((other) => other !== status);
  for (const other of others) expect(ids([row], { direction, status: other }, now)).toEqual([]);
});

test.each([
  ['Madrid moves its clocks forward', '2026-03-28', '2026-03-29', 'MAD'],
  ['Madrid moves them back', '2026-10-24', '2026-10-25', 'MAD'],
  ['Miami moves its clocks forward', '2026-03-07', '2026-03-08', 'MIA'],
])('when %s its flights keep their own wall clock and move in Bogotá', (_, before, after, iata) => {
  const book = exampleBook([before, after], new Date(`${before}T12:00:00Z`));
  const zone = airports.get(iata)?.timeZone ?? '';
  const wall = (at: Date) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(at);
  const legs = [...book.byId.values()].filter(
    ({ other, leg: { direction } }) => other.iata === iata && direction === 'A',
  );
  const pairs = legs.flatMap(({ leg: one, name }) => {
    const next = legs.find(
      (other) => other.name === name && other.leg.operationDay > one.operationDay,
    );
    return next ? [[one, next.leg] as const] : [];
  });
  const moved = pairs.filter(
    ([one, next]) => next.scheduledAt.getTime() - one.scheduledAt.getTime() !== 24 * hour,
  );
  expect(pairs.length).toBeGreaterThan(0);
  expect(moved.length).toBeGreaterThan(0);
  for (const [one, next] of pairs) {
    // Between two and three there is an hour too many, or none.
    if (wall(one.otherScheduledAt).startsWith('02:')) continue;
    expect(wall(next.otherScheduledAt)).toBe(wall(one.otherScheduledAt));
  }
  for (const [one, next] of moved)
    expect(Math.abs(next.scheduledAt.getTime() - one.scheduledAt.getTime() - 24 * hour)).toBe(hour);
});

test('every flight of a demonstration board stands on its day and in its hours', () => {
  const now = Date.parse('2026-11-20T17:00:00Z');
  const book = exampleBook(['2026-11-19', '2026-11-20', '2026-11-21'], new Date(now));
  const filter = boardFilter({ date: '2026-11-20', from: '18:00', to: '20:00' }, now);
  if (typeof filter === 'string') throw new Error(filter);
  const { flights } = board(book, filter, now);
  expect(flights.length).toBeGreaterThan(20);
  for (const { scheduledAt, actualAt, estimatedAt } of flights) {
    expect(bogotaDay(Date.parse(scheduledAt))).toBe('2026-11-20');
    const times = [scheduledAt, actualAt ?? estimatedAt ?? scheduledAt].map((at) =>
      bogotaClock(Date.parse(at)),
    );
    expect(times.some((time) => time >= '18:00' && time <= '20:00')).toBe(true);
  }
});
