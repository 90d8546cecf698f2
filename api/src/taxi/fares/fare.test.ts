import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { exampleFacts } from '../../facts/exampleFacts.ts';
import { exampleTariffs as tariffs } from '../testing/exampleTariffs.ts';
import { holidayDates, isHoliday } from '../../time/holidays.ts';
import { fareOf, isNightOrHoliday, type Ride } from './fare.ts';
import { exampleFares, workedOutIds } from './exampleFares.ts';
import { tariffAt, tariffsOf, type Tariffs } from './tariffs.ts';

const at = (text: string) => Date.parse(`${text}:00-05:00`);
const weekday = at('2026-11-20T10:00');
const ride: Ride = { km: 15, at: weekday, vehicle: 'standard', doorToDoor: false };
const cop = (change: Partial<Ride>) => fareOf({ ...ride, ...change }, tariffs);

test('the worked example: 15 km cost 36,350 pesos plus waiting', () => {
  const { lines, totalCop, totalMaxCop, roundedTo } = fareOf(ride, tariffs);
  expect(lines).toEqual([
    { code: 'start', quantity: 1, unitCop: 4500, cop: 4500 },
    { code: 'units', quantity: 150, unitCop: 159, cop: 23_850 },
    { code: 'airport', quantity: 1, unitCop: 8000, cop: 8000 },
  ]);
  expect(totalCop).toBe(36_350);
  expect(roundedTo).toBe(50);
  // 15 km x 45 s = 675 s = 29 units of 24 s: 4,611 more, to the next 50.
  expect(totalMaxCop).toBe(40_950);
});

test.each<[string, Partial<Ride>, number]>([
  ['10 km by day', { km: 10 }, 28_400], // 4,500 + 100 x 159 + 8,000
  ['10 km at night', { km: 10, at: at('2026-11-20T22:00') }, 32_200], // + 3,800
  [
    '10 km on a Sunday, door to door',
    { km: 10, at: at('2026-11-22T10:00'), doorToDoor: true },
    33_600,
  ],
  ['7.3 km', { km: 7.3 }, 24_100], // 4,500 + 73 x 159 + 8,000 = 24,107
  ['15 km with the excellence factor', { vehicle: 'quality' }, 39_200], // 4,800 + 150 x 172 + 8,600
  [
    '15 km with the factor, at night, door to door', // + 4,100 + 1,500
    { vehicle: 'quality', at: at('2026-11-20T22:00'), doorToDoor: true },
    44_800,
  ],
  ['1 km with the factor: its minimum', { km: 1, vehicle: 'quality' }, 17_200], // 8,600 + 8,600
  ['1 km: the minimum', { km: 1 }, 16_000], // 8,000 + 8,000
  ['2.2 km: the minimum still', { km: 2.2 }, 16_000], // 4,500 + 22 x 159 = 7,998
  ['2.3 km: no longer', { km: 2.3 }, 16_150], // 4,500 + 23 x 159 = 8,157
  ['15 km and 10 minutes of waiting', { waitingMinutes: 10 }, 40_350], // + 25 x 159 = 40,325: half a coin goes up
  ['15 km, not from the airport', { airport: false }, 28_350],
  ['15 km on Christmas night: one surcharge', { at: at('2026-12-25T22:00') }, 40_150],
])('%s', (_name, change, total) => {
  expect(cop(change).totalCop).toBe(total);
});

test('known waiting is a line of its own and leaves no range', () => {
  const { lines, totalCop, totalMaxCop, waiting } = cop({ waitingMinutes: 10 });
  expect(lines[2]).toEqual({ code: 'waiting', quantity: 25, unitCop: 159, cop: 3975 });
  expect(totalMaxCop).toBe(totalCop);
  expect(waiting).toEqual({ minutesMin: 10, minutesMax: 10 });
});

test('a short ride pays the minimum before surcharges', () => {
  expect(cop({ km: 1 }).lines.map(({ code }) => code)).toEqual([
    'start',
    'units',
    'minimum',
    'airport',
  ]);
});

test('a started unit is a whole one', () => {
  expect(cop({ km: 10.01 }).lines[1]?.quantity).toBe(101);
});

test.each([
  ['19:59 on a weekday', '2026-11-20T19:59', false],
  ['20:00 on a weekday', '2026-11-20T20:00', true],
  ['04:59', '2026-11-20T04:59', true],
  ['05:00', '2026-11-20T05:00', false],
  ['a Sunday noon', '2026-11-22T12:00', true],
  ['a Saturday noon', '2026-11-21T12:00', false],
  ['Christmas', '2026-12-25T12:00', true],
])('the night and holiday surcharge at %s', (_name, time, expected) => {
  expect(isNightOrHoliday(at(time), tariffs[0])).toBe(expected);
});

test('the reasons of the surcharge are distinguished', () => {
  expect(cop({ at: at('2026-12-25T21:00') }).surcharges).toEqual({
    airport: true,
    night: true,
    sunday: false,
    holiday: true,
  });
});

test('2026 has the eighteen holidays that the press lists', () => {
  expect(holidayDates(2026)).toHaveLength(18);
  expect(isHoliday('2026-07-13')).toBe(false);
  expect(isHoliday('2026-07-20')).toBe(true);
});

test('a decree holds from its day on, and the first one before it', () => {
  const [first] = tariffs;
  const next = { ...first, decree: 'next', validFrom: '2027-01-30' };
  const two: Tariffs = [first, next];
  expect(tariffAt('2027-01-29', two).decree).toBe(first.decree);
  expect(tariffAt('2027-01-30', two).decree).toBe('next');
  expect(tariffAt('2020-01-01', two).decree).toBe(first.decree);
});

const unit = exampleFacts.get('taxi-unit') ?? [];
const withFact = (id: string, rows: typeof unit) => new Map(exampleFacts).set(id, rows);

test('a figure that changes on a day makes a tariff from that day on', () => {
  const later = unit.map((row) => ({
    ...row,
    validFrom: '2027-02-10',
    value: { amount: 170, currency: 'COP' },
  }));
  const two = tariffsOf(withFact('taxi-unit', [...unit, ...later]));
  expect(two.map(({ validFrom }) => validFrom)).toEqual(['2026-02-12', '2027-02-10']);
  expect(two.map(({ vehicles }) => vehicles.standard.unitCop)).toEqual([159, 170]);
  expect(two[1]?.vehicles.quality).toEqual(two[0].vehicles.quality);
});

test.each([
  ['is missing', 'taxi-unit', [], 'the fares need the fact taxi-unit'],
  [
    'is a range',
    'taxi-start',
    unit.map((row) => ({ ...row, value: { amount: [1, 2], currency: 'COP' } })),
    'the fares need taxi-start to be one amount in COP',
  ],
])('no tariff is made when a fact %s', (_why, id, rows, message) => {
  expect(() => tariffsOf(withFact(id, rows as typeof unit))).toThrow(message);
});

test('the worked examples follow the tariff, also on a Sunday', () => {
  expect(exampleFares(tariffs, '2026-11-22')).toMatchObject([
    { id: 'taxi-example-15-km', value: { amount: 36_350 }, validFrom: '2026-02-12' },
    { id: 'taxi-example-15-km-excellence', value: { amount: 39_200 } },
  ]);
});

test('the file of the tariff lists what is worked out from it, so that pages may name it', () => {
  const file = readFileSync(new URL('../../../data/facts/taxi.yaml', import.meta.url), 'utf8');
  expect(file).toContain(`worked-out: [${workedOutIds.join(', ')}]`);
});

test('whatever the ride: lines add up, totals are multiples of 50, more road never costs less', () => {
  fc.assert(
    fc.property(
      fc.record({
        km: fc.integer({ min: 1, max: 2_000 }).map((hundreds) => hundreds / 10),
        at: fc.integer({ min: at('2026-02-01T00:00'), max: at('2027-12-31T00:00') }),
        vehicle: fc.constantFrom('standard' as const, 'quality' as const),
        doorToDoor: fc.boolean(),
        airport: fc.boolean(),
      }),
      (ride) => {
        const fare = fareOf(ride, tariffs);
        const sum = fare.lines.reduce((total, line) => total + line.cop, 0);
        expect(Math.abs(fare.totalCop - sum)).toBeLessThanOrEqual(25);
        expect(fare.totalCop % 50).toBe(0);
        expect(fare.totalMaxCop % 50).toBe(0);
        expect(fare.totalMaxCop).toBeGreaterThanOrEqual(fare.totalCop);
        expect(fareOf({ ...ride, km: ride.km + 0.1 }, tariffs).totalCop).toBeGreaterThanOrEqual(
          fare.totalCop,
        );
        for (const line of fare.lines) expect(line.cop).toBe(line.quantity * line.unitCop);
      },
    ),
  );
});
