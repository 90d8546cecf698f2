import { bookOf, exampleLeg } from '../../flights/examples/exampleLeg.ts';
import { queueSeed } from '../../live/seed.ts';
import { todaysWaits } from './todaysWaits.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);
type Change = Parameters<typeof exampleLeg>[0];
const waits = (change: Change, now: number, count = 1) => {
  const legs = Array.from({ length: count }, (_, index) =>
    exampleLeg({ ...change, id: `${index}` }),
  );
  return todaysWaits({ flights: bookOf(...legs), queues: queueSeed }, now);
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
  const { immigration } = todaysWaits({ flights: cancelled, queues: queueSeed }, at('15:30'));
  expect(immigration).toBe(0);
});

test('for the bus one waits eight minutes, by an estimate', () => {
  expect(waits({}, at('03:00'))['bus']).toBe(8 * 60);
});
