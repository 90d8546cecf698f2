import {
  airborne,
  answer,
  arrival,
  cancelled,
  delayed,
  departed,
  departure,
} from '../../fixtures/flights.ts';
import { parseFlightDetail } from './flightDetail.ts';
import { timelineOf } from './timeline.ts';

const now = new Date('2026-03-02T15:00:00Z');
const phases = (wire: typeof departure, at = now) =>
  timelineOf(parseFlightDetail(answer(wire), 'es'), at).map(({ phase }) => phase);

test('a boarding flight is past its gate opening and before its closing', () => {
  expect(phases(departure)).toEqual(['done', 'done', 'current', 'next', 'next']);
});

test('before any state the check-in desk decides', () => {
  expect(phases({ ...departure, state: 'SCH' }, new Date('2026-03-02T12:39:00Z'))).toEqual(
    Array(5).fill('next'),
  );
  expect(phases(delayed)[0]).toBe('current');
});

test('a departed flight is through', () => {
  expect(phases(departed)).toEqual(Array(5).fill('done'));
});

test('an arrival goes from the air to the belt', () => {
  expect(phases(airborne)).toEqual(['current', 'next', 'next', 'next', 'next']);
  expect(phases(arrival)).toEqual(['done', 'done', 'done', 'current', 'next']);
  expect(phases({ ...arrival, state: 'ARR' })).toEqual(Array(5).fill('done'));
});

test('a cancelled or diverted flight has no timeline', () => {
  expect(phases(cancelled)).toEqual([]);
  expect(phases({ ...airborne, state: 'DIV' })).toEqual([]);
});
