import { bookOf, exampleLeg } from '../examples/exampleLeg.ts';
import type { BookedLeg } from '../flightBook.ts';
import { previousLegOf } from './previousLeg.ts';
import { rightsOf, rootReason } from './rights.ts';
import { lodgingPastTime, rightsRules } from './rightsRules.ts';
import { exampleFacts } from '../../facts/exampleFacts.ts';
import { factOn } from '../../facts/periods.ts';

const scheduled = Date.parse('2026-11-20T15:00:00Z');
const minutes = (count: number) => count * 60_000;
const storeOf = (...legs: readonly BookedLeg[]) => ({
  flights: bookOf(...legs),
  facts: exampleFacts,
});
type Change = Parameters<typeof exampleLeg>[0];

/** The steps reached by a flight that is this late, once that is known. */
function reached(delayMinutes: number, change: Change = {}) {
  const leg = exampleLeg(change, { delayMinutes, reason: 'airline' });
  const rights = rightsOf(storeOf(leg), leg, leg.leg.scheduledAt.getTime());
  return rights && rights.steps.filter((step) => step.reached).map(({ code }) => code);
}

test.each([
  [59, null],
  [60, ['refreshment']],
  [179, ['refreshment']],
  [180, ['refreshment', 'meal']],
  [299, ['refreshment', 'meal']],
  [300, ['refreshment', 'meal', 'compensation']],
])('after %i minutes: %p', (delay, codes) => {
  expect(reached(delay)).toEqual(codes);
});

test('a wait of the last step that runs past 22:00 in Bogotá gives a night’s rest', () => {
  const evening = (time: string) => ({ scheduledAt: new Date(`2026-11-20T${time}:00Z`) });
  expect(reached(300, evening('21:59'))).not.toContain('lodging');
  expect(reached(300, evening('22:00'))).toContain('lodging');
  // 21:30 to 02:30 of the next day.
  expect(reached(300, { scheduledAt: new Date('2026-11-21T02:30:00Z') })).toContain('lodging');
});

test('an announced delay gives rights, one that nobody knows yet does not', () => {
  const leg = exampleLeg({}, { delayMinutes: 120, reason: 'airline' });
  expect(rightsOf(storeOf(leg), leg, scheduled - minutes(600))).toBeNull();
  expect(rightsOf(storeOf(leg), leg, scheduled - minutes(30))?.waitMinutes).toBe(120);
});

test('who waits for a cancelled flight waits from its scheduled time on', () => {
  const leg = exampleLeg({}, { cancelled: true, reason: 'technical' });
  const rights = (now: number) => rightsOf(storeOf(leg), leg, now);
  expect(rights(scheduled - minutes(60))).toMatchObject({ waitMinutes: 0, cause: 'airline' });
  expect(rights(scheduled - minutes(60))?.steps.some((step) => step.reached)).toBe(false);
  expect(
    rights(scheduled + minutes(200))
      ?.steps.filter((step) => step.reached)
      .map(({ code }) => code),
  ).toEqual(['refreshment', 'meal']);
});

test.each([
  ['fog', 'other'],
  ['air-traffic', 'other'],
  ['weather', 'other'],
  ['technical', 'airline'],
  ['ground-handling', 'airline'],
  [null, 'unknown'],
] as const)('a delay by %s is caused by %s', (reason, cause) => {
  const leg = exampleLeg({}, { delayMinutes: 90, reason });
  expect(rightsOf(storeOf(leg), leg, scheduled)?.cause).toBe(cause);
});

test('cargo has no passengers, and arrivals from abroad have other rules', () => {
  expect(reached(120, { airlineType: 1 })).toBeNull();
  expect(reached(120, { direction: 'A', otherAirport: 'MAD' })).toBeNull();
  expect(reached(120, { direction: 'A' })).toEqual(['refreshment']);
});

test('a diverted flight has no card: when it comes nobody knows', () => {
  const leg = exampleLeg({ direction: 'A' }, { delayMinutes: 90, diverted: true, reason: 'fog' });
  expect(rightsOf(storeOf(leg), leg, scheduled + minutes(90))).toBeNull();
});

test('the rules rise, and each says from when it holds', () => {
  const starts = rightsRules(exampleFacts, '2026-11-20')?.rules.map(
    ({ fromMinutes }) => fromMinutes,
  );
  if (starts === undefined) throw new Error('the facts say no rules');
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  expect(starts[0]).toBe(60);
});

test('the rules are those of the facts, and none where they are not in force', () => {
  const compensation = (facts: typeof exampleFacts) =>
    rightsRules(facts, '2026-11-20')?.rules.find(({ code }) => code === 'compensation');
  expect(compensation(exampleFacts)).toMatchObject({ fromMinutes: 300, percent: 30 });
  const [row] = exampleFacts.get('rights-compensation-delay') ?? [];
  const changed = (more: object) =>
    new Map([...exampleFacts, ['rights-compensation-delay', [{ ...row!, ...more }]]]);
  expect(compensation(changed({ value: 4 }))).toMatchObject({ fromMinutes: 240 });
  expect(rightsRules(changed({ validTo: '2026-11-19' }), '2026-11-20')).toBeNull();
});

test('the time of lodging is the one that its fact says', () => {
  const lodging = factOn(exampleFacts, 'rights-lodging', '2026-11-20');
  const words = lodging?.kind === 'text' ? lodging.value : null;
  expect(Object.values(words ?? {})).toHaveLength(4);
  for (const text of Object.values(words ?? {})) expect(text).toContain(lodgingPastTime);
});

const feeder = exampleLeg(
  {
    id: 'feeder',
    direction: 'A',
    number: 9313,
    scheduledAt: new Date(scheduled - minutes(90)),
    otherScheduledAt: new Date(scheduled - minutes(150)),
  },
  { delayMinutes: 80, reason: 'fog' },
);
const fed = exampleLeg({ fedBy: 'feeder' }, { delayMinutes: 65, reason: 'late-arrival' });

test('a late aircraft hands on the reason that made it late', () => {
  expect(rootReason(bookOf(feeder, fed), fed)).toBe('fog');
  expect(rightsOf(storeOf(feeder, fed), fed, scheduled)).toMatchObject({
    cause: 'other',
    reason: 'fog',
  });
  // Without the flight that it was, nobody can say.
  expect(rightsOf(storeOf(fed), fed, scheduled)?.cause).toBe('unknown');
});

test('the previous leg is named when it explains the delay', () => {
  expect(previousLegOf(bookOf(feeder, fed), fed, scheduled)).toMatchObject({
    flightName: 'AV 9313',
    flightDirection: 'A',
    delayMinutes: 80,
    expectedAt: '2026-11-20T14:50:00.000Z',
    status: 'LND',
  });
});

test('the previous leg is not named before the delay is announced, nor for another reason', () => {
  expect(previousLegOf(bookOf(feeder, fed), fed, scheduled - minutes(600))).toBeNull();
  const own = exampleLeg({ fedBy: 'feeder' }, { delayMinutes: 90, reason: 'airline' });
  expect(previousLegOf(bookOf(feeder, own), own, scheduled)).toBeNull();
});
