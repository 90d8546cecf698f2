import { boardLimits, isWithinLimits, limitedFlight } from './boardLimits.ts';

/** Bogotá's 2 March. */
const midnight = Date.parse('2026-03-02T05:00:00Z');
const flight = {
  airline: { iata: 'AV', icao: 'AVA' },
  terminal: 'T1',
  kind: 'national',
  airlineType: 2,
  status: 'ONT',
  scheduledAt: '2026-03-02T15:00:00Z', // 10:00
  estimatedAt: null as string | null,
  actualAt: null as string | null,
};

const isShown = (asked: Parameters<typeof boardLimits>[0], difference: Partial<typeof flight>) =>
  isWithinLimits(boardLimits(asked), midnight)(limitedFlight({ ...flight, ...difference }));

test.each([
  [{}, true],
  [{ airline: 'AV' }, true],
  [{ airline: ' ava ' }, true],
  [{ airline: 'LA' }, false],
  [{ terminal: 'T1' }, true],
  [{ terminal: '1' }, true],
  [{ terminal: 'T2' }, false],
  [{ kind: 'national' }, true],
  [{ kind: 'all' }, true],
  [{ kind: 'international' }, false],
  [{ type: 'commercial' }, true],
  [{ type: 'cargo' }, false],
  [{ status: 'ONT' }, true],
  [{ status: 'DLY' }, false],
  [{ airline: '', terminal: '', kind: '', type: '', status: '', from: '', to: '' }, true],
  [{ airline: 'AV', kind: 'international' }, false],
])('of a national flight of Avianca, %j shows it: %p', (asked, shown) => {
  expect(isShown(asked, {})).toBe(shown);
});

test.each([
  ['10:00', '10:00', true],
  ['10:01', '', false],
  ['', '09:59', false],
  ['', '10:00', true],
  ['09:00', '', true],
  ['11:00', '09:00', false],
  ['11:00', '10:00', true],
  ['10:00', '09:00', true],
  ['23:00', '22:59', true],
])('a flight at 10:00 is within %s to %s: %p', (from, to, shown) => {
  expect(isShown({ from, to }, {})).toBe(shown);
});

test.each([
  ['to the end of the last minute', { scheduledAt: '2026-03-02T15:00:59Z' }, '09:00', '10:00'],
  ['at its new hour', { estimatedAt: '2026-03-02T18:20:00Z' }, '13:00', '14:00'],
  ['at the hour on the ticket', { estimatedAt: '2026-03-02T18:20:00Z' }, '10:00', '11:00'],
  [
    'at the hour it left, not the one it was expected at',
    { estimatedAt: '2026-03-02T18:20:00Z', actualAt: '2026-03-02T19:20:00Z' },
    '14:00',
    '15:00',
  ],
  ['in the first minute of the day', { scheduledAt: '2026-03-02T05:00:00Z' }, '', '00:00'],
  ['in the last minute of the day', { scheduledAt: '2026-03-03T04:59:00Z' }, '23:59', ''],
])('a flight is found %s', (_, difference, from, to) => {
  expect(isShown({ from, to }, difference)).toBe(true);
});

test('between the hour on the ticket and the new one a late flight is not found', () => {
  const late = { estimatedAt: '2026-03-02T18:20:00Z' };
  expect(isShown({ from: '11:30', to: '12:30' }, late)).toBe(false);
});

test('a time of another day is in no hours of this one', () => {
  const late = { scheduledAt: '2026-03-03T04:40:00Z', estimatedAt: '2026-03-03T05:20:00Z' };
  expect(isShown({ to: '01:00' }, late)).toBe(false);
  expect(isShown({ from: '23:00' }, late)).toBe(true);
  expect(isShown({}, late)).toBe(true);
});

test('cargo is what the airline flies without passengers', () => {
  expect(isShown({ type: 'cargo' }, { airlineType: 1 })).toBe(true);
  expect(isShown({ type: 'commercial' }, { airlineType: 1 })).toBe(false);
});
