import { readFileSync } from 'node:fs';
import { aircraftRows, airlineRows, airportRows } from '../../flights/catalogue.ts';
import { legsOfSchedule } from '../../flights/schedule/scheduleLegs.ts';
import { exampleCarrier, exampleSsim, type ExampleLeg } from './exampleSsim.ts';
import { readSsim } from './readSsim.ts';

const codes = (rows: readonly { iata: string }[]) => new Set(rows.map(({ iata }) => iata));
const known = {
  airlines: codes(airlineRows),
  airports: codes(airportRows),
  aircraft: codes(aircraftRows),
};
const read = (text: string) => readSsim(text, known);
const ofLegs = (...legs: ExampleLeg[]) => read(exampleSsim(exampleCarrier('AV', 'L', legs)));
const faultsOf = (result: ReturnType<typeof read>) => (result.kind === 'bad' ? result.faults : []);
function rowsOf(result: ReturnType<typeof read>) {
  if (result.kind === 'bad') throw new Error(JSON.stringify(result.faults));
  return result.rows.map(({ row }) => row);
}

test('the example is read leg by leg, with the days and times of Bogotá', () => {
  const file = new URL('../../../feeds/ssim/two-airlines.ssim', import.meta.url);
  const result = read(readFileSync(file, 'latin1'));
  const rows = rowsOf(result).map(
    ({ direction, airline, number, airport, time, durationMinutes, days, validFrom, validTo }) =>
      [
        `${direction} ${airline}${number} ${airport}`,
        `${Math.floor(time / 60)}:${time % 60} ${durationMinutes}`,
        `${days} ${validFrom}..${validTo}`,
      ].join(' | '),
  );
  expect(rows).toEqual([
    'D AV26 MAD | 22:55 585 | 1234567 2026-10-25..2027-03-27',
    'A AV27 MAD | 20:35 595 | 1234567 2026-10-25..2027-03-27',
    'D AV9310 MDE | 6:30 65 | 135 2026-10-25..2027-03-27',
    'D AV9310 MDE | 7:10 65 | 24 2026-10-25..2027-03-27',
    'A AV84 CLO | 23:40 70 | 57 2026-10-25..2027-03-27',
    // The second leg leaves after midnight: a day after the flight's own.
    'D AV84 MIA | 0:45 225 | 16 2026-10-26..2027-03-28',
    // Every other week.
    'D AV9700 ADZ | 9:0 130 | 6 2026-11-07..2026-11-13',
    'D AV9700 ADZ | 9:0 130 | 6 2026-11-21..2026-11-27',
    'D AV9700 ADZ | 9:0 130 | 6 2026-12-05..2026-12-11',
    'D AV9700 ADZ | 9:0 130 | 6 2026-12-19..2026-12-19',
    // In UTC: 00:05 is the evening before.
    'A IB6585 MAD | 16:25 635 | 1234567 2026-10-25..2027-03-27',
    'D IB6586 MAD | 19:5 600 | 234567 2026-10-24..2027-03-26',
  ]);
  expect(result).toMatchObject({
    airlines: ['AV', 'IB'],
    notes: [
      '1 leg is not shown: elsewhere than Bogotá',
      '1 leg is not shown: of a service type that no board has',
      '1 leg is not shown: flown by another airline',
      'aircraft type 32S is unknown, and left out',
    ],
  });
  expect(rowsOf(result)[0]).toMatchObject({
    codeshares: ['IB 7890', 'TK 8123'],
    terminal: 'T1',
    aircraft: '788',
    serviceType: 'J',
  });
});

test.each<[string, ExampleLeg, string]>([
  ['lands the next day', {}, '2026-11-28T13:40:00Z'],
  ['says nothing of the day on which it lands', { dayChange: '' }, '2026-11-28T13:40:00Z'],
  [
    'lands at the end of the day',
    { arrival: 'MAD24002400+01004 ', departure: 'BOG09000900-05001 ', dayChange: '00' },
    '2026-11-27T23:00:00Z',
  ],
])('a leg that %s is at its other end at the right instant', (_, leg, instant) => {
  const [flight] = legsOfSchedule(rowsOf(ofLegs(leg)), '2026-11-27', new Date(0));
  expect(flight?.otherScheduledAt).toEqual(new Date(instant));
});

test('a leg with a period without end flies on, an operational suffix is one of the number', () => {
  expect(rowsOf(ofLegs({ period: '25OCT2600XXX00', suffix: 'A' }))[0]).toMatchObject({
    validFrom: '2026-10-25',
    validTo: null,
    suffix: 'A',
  });
});

test.each<[string, ExampleLeg, string, string]>([
  ['a day that is none', { period: '31NOV2627MAR27' }, 'bytes 15 to 21', '"31NOV26" is no day'],
  [
    'a period that ends before it begins',
    { period: '25NOV2624NOV26' },
    'bytes 22 to 28',
    'lies before',
  ],
  [
    'a weekday in the place of another',
    { days: '135    ' },
    'bytes 29 to 35',
    'no days of operation',
  ],
  ['a frequency that is none', { frequency: '3' }, 'byte 36', 'no frequency rate'],
  [
    'a time that is none',
    { departure: 'BOG25552255-05001 ' },
    'bytes 40 to 43',
    '"2555" is no time',
  ],
  [
    'Bogotá at another hour',
    { departure: 'BOG22552255-04001 ' },
    'bytes 48 to 52',
    'Bogotá is -0500',
  ],
  [
    'a terminal that is none',
    { departure: 'BOG22552255-05003 ' },
    'bytes 53 to 54',
    'terminal "3"',
  ],
  [
    'an airport that is unknown',
    { arrival: 'QQQ14401440+01004S' },
    'bytes 55 to 57',
    'airport "QQQ"',
  ],
  [
    'a leg that lands before it leaves',
    { dayChange: '00' },
    'bytes 193 to 194',
    'takes -855 minutes',
  ],
  ['a date variation that is none', { dayChange: '0X' }, 'byte 194', '"X" is no date variation'],
  [
    'another airline than the carrier',
    { airline: 'LA' },
    'bytes 3 to 5',
    '"LA" is not the airline',
  ],
  ['a number that is none', { number: 'X1' }, 'bytes 6 to 9', 'is no flight number'],
])('%s is a fault of that record and its bytes', (_, leg, column, reason) => {
  expect(faultsOf(ofLegs(leg))).toEqual([
    { line: 3, column, reason: expect.stringContaining(reason) as string },
  ]);
});

test('a file of which nothing would be loaded says why', () => {
  const reason = 'nothing would be loaded; 1 leg is not shown: flown by another airline';
  expect(faultsOf(ofLegs({ data: ['050BOGMADIB 1234'] }))).toEqual([
    { line: 1, column: null, reason },
  ]);
});

test('segment data of another leg, and a flight that is none, are faults', () => {
  expect(faultsOf(ofLegs({ data: ['010BOGMADIBERIA'] }))).toEqual([
    { line: 4, column: 'bytes 40 to 194', reason: expect.stringContaining('"IBERIA"') as string },
  ]);
  const text = exampleSsim(exampleCarrier('AV', 'L', [{ data: ['010BOGMADIB 1'] }]));
  expect(faultsOf(read(text.replace('4 AV   26', '4 AV   27')))).toMatchObject([
    { line: 4, column: 'bytes 2 to 14' },
  ]);
});

test('the same flight twice on one day is refused', () => {
  const twice = ofLegs({ days: '12     ' }, { variation: '02', days: ' 23    ' });
  expect(faultsOf(twice)).toEqual([
    {
      line: 4,
      column: null,
      reason: 'the same flight and day at BOG as line 3: keep one of them, or give one a suffix',
    },
  ]);
  expect(rowsOf(ofLegs({ days: '12     ' }, { variation: '02', days: '  34   ' }))).toHaveLength(2);
  // As planning systems cut a season: the days that both are valid have no Thursday.
  const cut = ofLegs(
    { period: '26NOV2602DEC26', days: ' 234   ' },
    { period: '27NOV2607DEC26', days: '1  456 ', variation: '02' },
  );
  expect(rowsOf(cut)).toHaveLength(2);
});

const good = exampleSsim(exampleCarrier('AV', 'L', [{}, { number: '28' }]));
test.each<[string, string, string]>([
  ['is empty', '', 'ends without a trailer'],
  ['lost its end', good.split('\r\n').slice(0, -1).join('\r\n'), 'ends without a trailer'],
  ['lost a record', good.split('\r\n').toSpliced(2, 1).join('\r\n'), 'records are missing'],
  [
    'lost the blanks at the ends of lines',
    good.replace(/ +01000003/, ''),
    'bytes: every record has 200',
  ],
  ['has no carrier', good.split('\r\n').toSpliced(1, 1).join('\r\n'), 'without its carrier'],
  ['has no header', good.split('\r\n').slice(1).join('\r\n'), 'must begin with a header'],
  ['has a record of another type', good.replace('\n3 AV', '\n7 AV'), 'is no record type'],
  ['says that more follows', good.replace('E000005', 'C000005'), 'more files follow'],
  ['says neither UTC nor local', good.replace('2LAV', '2 AV'), 'no time mode'],
])('a file that %s is refused', (_, text, reason) => {
  expect(faultsOf(read(text))[0]?.reason).toContain(reason);
});

test('a file as planning systems fill it up is read', () => {
  const name = 'blocks-of-five.ssim';
  const file = new URL(`../../../feeds/ssim/foreign/${name}`, import.meta.url);
  const example = new URL('../../../feeds/ssim/two-airlines.ssim', import.meta.url);
  const ofAvianca = rowsOf(read(readFileSync(example, 'latin1'))).filter(
    ({ airline }) => airline === 'AV',
  );
  expect(rowsOf(read(readFileSync(file, 'latin1')))).toEqual(ofAvianca);
});

test('a file without line breaks, with fillers or with a mark is read as well', () => {
  for (const text of [
    good.replaceAll('\r\n', ''),
    good.replaceAll('\r\n', `\n${'0'.repeat(200)}\n`),
    `\u00ef\u00bb\u00bf${good}\r\n`,
  ])
    expect(rowsOf(read(text))).toHaveLength(2);
});
