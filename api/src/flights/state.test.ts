import type { Disruption } from './plan/disruption.ts';
import { exampleFlight } from './examples/exampleLeg.ts';
import { stateOf, type FlightLeg } from './state.ts';

const scheduled = Date.parse('2026-11-20T15:00:00Z');
const departure: FlightLeg = { ...exampleFlight, source: 'import' };
const arrival: FlightLeg = {
  ...departure,
  id: '2026-11-20-A-AV9315',
  direction: 'A',
  number: 9315,
  otherScheduledAt: new Date(scheduled - 61 * 60_000),
  belts: ['14'],
};
const onTime: Disruption = { delayMinutes: 0, reason: null, cancelled: false, diverted: false };
const late: Disruption = { ...onTime, delayMinutes: 40, reason: 'fog' };
const before = (minutes: number) => scheduled - minutes * 60_000;
const departs = (minutes: number, disruption = onTime, change: Partial<FlightLeg> = {}) =>
  stateOf({ ...departure, ...change }, disruption, before(minutes));
const arrives = (minutes: number, disruption = onTime) =>
  stateOf(arrival, disruption, before(minutes));

test.each([
  [181, 'SCH'],
  [121, 'SCH'],
  [120, 'WIL'],
  [61, 'WIL'],
  [60, 'GTO'],
  [41, 'GTO'],
  [40, 'BRD'],
  [21, 'BRD'],
  [20, 'GCL'],
  [11, 'GCL'],
  [10, 'GTD'],
  [1, 'GTD'],
  [0, 'DEP'],
] as const)('%i minutes before departure the state is %s', (minutes, state) => {
  expect(departs(minutes).state).toBe(state);
});

test.each([
  [62, 'SCH'],
  [61, 'AIR'],
  [35, 'FIR'],
  [12, 'EXP'],
  [0, 'LND'],
  [-23, 'FIB'],
  [-43, 'ARR'],
] as const)('%i minutes before landing the state is %s', (minutes, state) => {
  expect(arrives(minutes).state).toBe(state);
});

test('a delayed departure is yellow, says so and moves its boarding', () => {
  const late130 = departs(130, late);
  expect(late130).toMatchObject({
    state: 'DEL',
    status: 'DLY',
    delayMinutes: 40,
    delayReason: 'fog',
  });
  expect(late130.estimatedAt).toBe(scheduled + 40 * 60_000);
  expect(departs(40, late).state).toBe('WIL');
  expect(departs(0, late).state).toBe('BRD');
  expect(departs(-40, late)).toMatchObject({
    state: 'DEP',
    status: 'DEP',
    actualAt: scheduled + 40 * 60_000,
  });
});

test('a delay under fifteen minutes keeps the flight on time', () => {
  expect(departs(30, { ...late, delayMinutes: 14 })).toMatchObject({
    status: 'ONT',
    delayMinutes: 14,
    delayReason: null,
  });
});

test('a cancelled flight is red and never leaves', () => {
  expect(departs(-60, { ...onTime, cancelled: true, reason: 'technical' })).toMatchObject({
    state: 'CNX',
    status: 'CAN',
    actualAt: null,
    estimatedAt: null,
    delayReason: 'technical',
  });
});

test('a diverted arrival is red', () => {
  expect(arrives(0, { ...onTime, diverted: true, reason: 'weather' })).toMatchObject({
    state: 'DIV',
    status: 'CAN',
    actualAt: null,
  });
});

test('a landed arrival is green', () => {
  expect(arrives(-1)).toMatchObject({ status: 'LND', actualAt: scheduled });
});

test('a delay past midnight in Bogotá is marked as tomorrow', () => {
  const night = {
    scheduledAt: new Date('2026-11-21T04:30:00Z'),
    otherScheduledAt: new Date('2026-11-21T05:30:00Z'),
  };
  const now = Date.parse('2026-11-21T01:00:00Z');
  expect(stateOf({ ...departure, ...night }, late, now).state).toBe('TOM');
});

test('a gate change shows the old gate until it is announced', () => {
  expect(departs(90, onTime, { gateBefore: 'C9' })).toMatchObject({ state: 'WIL', gate: 'C9' });
  expect(departs(75, onTime, { gateBefore: 'C9' })).toMatchObject({ state: 'GCH', gate: 'C4' });
});

test('cargo has neither gate nor boarding', () => {
  expect(departs(30, onTime, { airlineType: 1, serviceType: 'F', gate: null }).state).toBe('SCH');
});

test('a demonstration delay is not known a day ahead', () => {
  expect(departs(600, late, { source: 'demo' })).toMatchObject({
    status: 'ONT',
    estimatedAt: null,
    delayMinutes: 0,
  });
  expect(departs(60, late, { source: 'demo' }).status).toBe('DLY');
});
