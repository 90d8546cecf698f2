import { readLastFlight, type LastFlight } from './lastFlight.ts';

const flight: LastFlight = {
  id: '2026-03-02-D-AV9314',
  name: 'AV 9314',
  city: 'Medellín',
  direction: 'departures',
  scheduled: '2026-03-02T15:05:00Z',
};
/** An instant by Bogotá's clock. */
const at = (local: string) => new Date(`${local}:00-05:00`);
const read = (difference: object, now = at('2026-03-02T10:00')) =>
  readLastFlight(JSON.stringify({ ...flight, ...difference }), now);

test('a flight of today is shown, before and after it has left', () => {
  expect(read({})).toEqual(flight);
  expect(read({}, at('2026-03-02T23:59'))).toEqual(flight);
});

test('the day after it is gone', () => {
  expect(read({}, at('2026-03-03T00:00'))).toBeNull();
});

test('a flight of the late evening stays for some hours of the night', () => {
  const late = { scheduled: '2026-03-03T04:30:00Z' };
  expect(read(late, at('2026-03-03T03:29'))).not.toBeNull();
  expect(read(late, at('2026-03-03T03:30'))).toBeNull();
});

test('a flight of another day is kept until then', () => {
  expect(read({ scheduled: '2026-03-04T15:05:00Z' })).not.toBeNull();
});

test.each([
  ['no flight', 'null'],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['an address in place of an id', JSON.stringify({ ...flight, id: '../salidas?x' })],
  ['an unknown direction', JSON.stringify({ ...flight, direction: 'up' })],
  ['no time', JSON.stringify({ ...flight, scheduled: 'soon' })],
])('%s is not shown', (_what, kept) => {
  expect(readLastFlight(kept, at('2026-03-02T10:00'))).toBeNull();
});
