import { fareOf, isNightOrHoliday, type Ride } from './fare.ts';
import { holidayDates, isHoliday } from './holidays.ts';

const at = (text: string) => Date.parse(`${text}:00-05:00`);
const weekday = at('2026-11-20T10:00');
const ride: Ride = { km: 15, at: weekday, vehicle: 'standard', doorToDoor: false };
const cop = (change: Partial<Ride>) => fareOf({ ...ride, ...change });

test('the worked example: 15 km cost 36,350 pesos', () => {
  const { lines, totalCop, roundedTo } = fareOf(ride);
  expect(lines).toEqual([
    { code: 'start', quantity: 1, unitCop: 4500, cop: 4500 },
    { code: 'units', quantity: 150, unitCop: 159, cop: 23_850 },
    { code: 'airport', quantity: 1, unitCop: 8000, cop: 8000 },
  ]);
  expect(totalCop).toBe(36_350);
  expect(roundedTo).toBe(50);
});

test('waiting in traffic only adds', () => {
  expect(fareOf(ride).totalMaxCop).toBeGreaterThan(36_350);
});

test('a quality vehicle has its own unit and airport surcharge', () => {
  expect(cop({ vehicle: 'quality' }).totalCop).toBe(4500 + 150 * 172 + 8600);
});

test('a short ride pays the minimum before surcharges', () => {
  const { lines, totalCop } = cop({ km: 1 });
  expect(lines.map(({ code }) => code)).toEqual(['start', 'units', 'minimum', 'airport']);
  expect(totalCop).toBe(16_000);
});

test('the door-to-door service adds 1,500', () => {
  expect(cop({ doorToDoor: true }).totalCop).toBe(37_850);
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
  expect(isNightOrHoliday(at(time))).toBe(expected);
});

test('at night the surcharge is one line of 3,800', () => {
  expect(cop({ at: at('2026-11-20T21:00') }).lines.at(-1)).toEqual({
    code: 'night-holiday',
    quantity: 1,
    unitCop: 3800,
    cop: 3800,
  });
});

test('2026 has the eighteen holidays that the press lists', () => {
  expect(holidayDates(2026)).toHaveLength(18);
  expect(isHoliday('2026-07-13')).toBe(false);
  expect(isHoliday('2026-07-20')).toBe(true);
});
