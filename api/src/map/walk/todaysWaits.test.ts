import { bookOf, exampleLeg } from '../../flights/examples/exampleLeg.ts';
import { queueSeed } from '../../live/seed.ts';
import { noReadings } from '../../live/readings/store.ts';
import { todaysWaits } from './todaysWaits.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);
type Change = Parameters<typeof exampleLeg>[0];
/** Seconds by queue. */
const secondsOf = (...asked: Parameters<typeof todaysWaits>) =>
  Object.fromEntries(
    Object.entries(todaysWaits(...asked)).map(([queue, { seconds }]) => [queue, seconds]),
  );
const waits = (change: Change, now: number, count = 1) => {
  const legs = Array.from({ length: count }, (_, index) =>
    exampleLeg({ ...change, id: `${index}` }),
  );
  return secondsOf({ flights: bookOf(...legs), queues: queueSeed, readings: noReadings }, now);
};
const fromAbroad: Change = { direction: 'A', otherAirport: 'MAD' };

test('at security one waits as the live queues say, where passengers of a flight are due', () => {
  const due = waits({}, at('13:30'));
  expect(due['1-national']).toBeGreaterThan(0);
  expect(due['1-international']).toBe(0);
  expect(due['1-national']! % 60).toBe(0);
});

test('passengers to abroad wait at security and at the passport desks', () => {
  const due = waits({ otherAirport: 'MAD' }, at('13:30'));
  expect(due['1-international']).toBeGreaterThan(0);
  expect(due['emigration']).toBeGreaterThan(0);
  expect(due['immigration']).toBe(0);
});

test('immigration takes 20 to 45 minutes within an hour of a landing, and is empty otherwise', () => {
  // Landed at 15:00, at the gate at 15:08.
  expect(waits(fromAbroad, at('15:07'))['immigration']).toBe(0);
  expect(waits(fromAbroad, at('15:08'))['immigration']).toBeGreaterThanOrEqual(20 * 60);
  expect(waits(fromAbroad, at('15:30'), 12)['immigration']).toBeGreaterThan(
    waits(fromAbroad, at('15:30'))['immigration']!,
  );
  expect(waits(fromAbroad, at('15:30'), 60)['immigration']).toBe(45 * 60);
  expect(waits(fromAbroad, at('16:08'))['immigration']).toBe(0);
});

test('a flight within the country needs no passport, and a cancelled one has no passengers', () => {
  expect(waits({ direction: 'A' }, at('15:30'))['immigration']).toBe(0);
  const cancelled = bookOf(exampleLeg(fromAbroad, { cancelled: true, reason: 'weather' }));
  const { immigration } = secondsOf(
    { flights: cancelled, queues: queueSeed, readings: noReadings },
    at('15:30'),
  );
  expect(immigration).toBe(0);
});

test('for the bus one waits eight minutes, by an estimate', () => {
  expect(waits({}, at('03:00'))['bus']).toBe(8 * 60);
});

test('where a sensor measures the queue, one waits as it says', () => {
  const readings = {
    ...noReadings,
    latest: new Map([['1-national', { at: at('13:29'), value: 31 }]]),
  };
  const due = todaysWaits({ flights: bookOf(), queues: queueSeed, readings }, at('13:30'));
  expect(due['1-national']).toEqual({
    seconds: 31 * 60,
    source: 'import',
    updatedAt: '2026-11-20T13:29:00.000Z',
  });
  expect(due['bus']).toMatchObject({ source: 'demo' });
});
