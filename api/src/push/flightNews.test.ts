import type { FlightChange } from '../flights/schema.ts';
import { eventOf, isOver, newsFor, newsKey } from './flightNews.ts';
import { outcomeOf } from './pushService.ts';

const at = '2026-11-20T12:00:00.000Z';
const change = (
  kind: FlightChange['kind'],
  to: string | null,
  from: string | null = null,
): FlightChange => ({ at, kind, from, to });
const time = (minutes: number) =>
  change('time', new Date(Date.parse(at) + minutes * 60_000).toISOString(), at);

test.each([
  [change('gate', 'C4', 'C9'), 'gate'],
  [change('terminal', 'T2', 'T1'), 'gate'],
  [change('belt', '4'), 'bags'],
  [time(5), 'delay'],
  [time(-5), 'delay'],
  [time(4), null],
  [change('state', 'BRD'), 'boarding'],
  [change('state', 'GCL'), 'boarding'],
  [change('state', 'CNX'), 'cancellation'],
  [change('state', 'DIV'), 'cancellation'],
  [change('state', 'DEP'), 'departure'],
  [change('state', 'LND'), 'landing'],
  [change('state', 'FIB'), 'bags'],
  [change('state', 'GTO'), null],
  [change('state', null, 'CNX'), null],
])('%o is %p', (news, event) => {
  expect(eventOf(news)).toBe(event);
});

test('the newest change that was asked for is the news', () => {
  const history = [time(30), change('gate', 'C4', 'C9'), change('state', 'BRD')];
  expect(newsFor(history, '', ['gate', 'delay'])).toEqual(history[1]);
  expect(newsFor(history, newsKey(history.slice(0, 2)), ['gate', 'delay'])).toBeNull();
  expect(newsFor(history, newsKey(history.slice(0, 2)), ['boarding'])).toEqual(history[2]);
  expect(newsFor(history, '', ['landing'])).toBeNull();
});

test('a message that comes late is told, what came before it is not told again', () => {
  const boarding = change('state', 'BRD');
  const gate = { ...change('gate', 'C4', 'C9'), at: '2026-11-20T11:59:00.000Z' };
  expect(newsFor([gate, boarding], newsKey([boarding]), ['gate', 'boarding'])).toEqual(gate);
});

test('a state whose hour moves with a new estimate is not told again', () => {
  const moved = { ...change('state', 'GCL'), at: '2026-11-20T12:03:00.000Z' };
  expect(newsFor([moved], newsKey([change('state', 'GCL')]), ['boarding'])).toBeNull();
});

test('a flight is over when it left, delivered its bags or will not come', () => {
  const over = ['DEP', 'ARR', 'CNX', 'DIV'] as const;
  const goesOn = ['SCH', 'DEL', 'WIL', 'GTD', 'AIR', 'LND', 'FIB'] as const;
  expect(over.every((state) => isOver({ state }))).toBe(true);
  expect(goesOn.some((state) => isOver({ state }))).toBe(false);
});

test.each([
  [404, { kind: 'gone' }],
  [410, { kind: 'gone' }],
  [429, { kind: 'later', afterSeconds: 120 }],
  [503, { kind: 'later', afterSeconds: 120 }],
  [400, { kind: 'refused' }],
  [413, { kind: 'refused' }],
])('a push service that answers %i', (status, outcome) => {
  expect(outcomeOf(status, { 'retry-after': '120' })).toEqual(outcome);
});

test('a Retry-After that is no number of seconds is none', () => {
  expect(outcomeOf(500, { 'retry-after': 'Fri, 20 Nov 2026 12:00:00 GMT' })).toEqual({
    kind: 'later',
    afterSeconds: 0,
  });
});
