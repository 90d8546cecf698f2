import {
  airborne,
  answer,
  arrival,
  cancelled,
  delayed,
  departed,
  departure,
} from '../../../fixtures/flights.ts';
import { parseFlightDetail } from '../data/flightDetail.ts';
import { timelineOf } from './timeline.ts';

const now = new Date('2026-03-02T15:00:00Z');
const states = (wire: typeof departure, at = now) =>
  timelineOf(parseFlightDetail(answer(wire), 'es'), at).map(({ state }) => state);

test('a boarding flight is past its gate opening and before its closing', () => {
  expect(states(departure)).toEqual(['done', 'done', 'done', 'now', 'next', 'next']);
});

test('before any state the check-in desk decides', () => {
  expect(states({ ...departure, state: 'SCH' }, new Date('2026-03-02T12:39:00Z'))).toEqual(
    Array(6).fill('next'),
  );
  expect(states(delayed)[0]).toBe('now');
});

test('in the last two hours the way leads to security', () => {
  expect(states({ ...departure, state: 'WIL' })).toEqual([
    'done',
    'now',
    'next',
    'next',
    'next',
    'next',
  ]);
  expect(states({ ...departure, state: 'GCH' })[1]).toBe('now');
});

test('a departed flight is through', () => {
  expect(states(departed)).toEqual(Array(6).fill('done'));
});

test('an arrival goes from the air to the belt', () => {
  expect(states(airborne)).toEqual(['now', 'next', 'next', 'next', 'next']);
  expect(states(arrival)).toEqual(['done', 'done', 'done', 'now', 'next']);
  expect(states({ ...arrival, state: 'ARR' })).toEqual(Array(5).fill('done'));
});

test('a cancelled or diverted flight has no timeline', () => {
  expect(states(cancelled)).toEqual([]);
  expect(states({ ...airborne, state: 'DIV' })).toEqual([]);
});
