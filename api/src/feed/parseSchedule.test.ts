import { readFileSync } from 'node:fs';
import { aircraftRows, airlineRows, airportRows } from '../flights/catalogue.ts';
import { legsOfSchedule } from '../flights/schedule/scheduleLegs.ts';
import { readCsv } from '../text/readCsv.ts';
import { crowdedRow } from './crowdedRow.ts';
import { parseSchedule } from './parseSchedule.ts';
import { scheduleForm } from './scheduleForm.ts';

const codes = (rows: readonly { iata: string }[]) => new Set(rows.map(({ iata }) => iata));
const known = {
  airlines: codes(airlineRows),
  airports: codes(airportRows),
  aircraft: codes(aircraftRows),
};
const header = 'direction,airline,number,airport,time,days,date,estimated,status,codeshares';
async function parsed(csv: string) {
  const file = await readCsv([csv], scheduleForm);
  return file.kind === 'bad' ? file : parseSchedule(file.rows, known);
}
const read = (...rows: string[]) => parsed([header, ...rows].join('\n'));
const faults = async (...rows: string[]) => {
  const result = await read(...rows);
  return result.kind === 'bad' ? result.faults : [];
};

async function legs(row: string, date: string) {
  const parsed = await read(row);
  if (parsed.kind === 'bad') throw new Error(parsed.faults[0]?.reason);
  return legsOfSchedule(
    parsed.rows.map((good) => good.row),
    date,
    new Date(0),
  );
}

test('the example file is good and has several hundred rows', async () => {
  const csv = readFileSync(new URL('../../feeds/example-schedule.csv', import.meta.url), 'utf8');
  const result = await parsed(csv);
  expect(result.kind).toBe('good');
  expect(result.kind === 'good' && result.rows.length).toBeGreaterThan(300);
});

test('a row flies on its weekdays, at its time in Bogotá', async () => {
  const [leg] = await legs('D,AV,9301,MDE,06:30,15,,,,UA6512', '2026-11-20');
  expect(leg).toMatchObject({
    id: '2026-11-20-D-AV9301',
    scheduledAt: new Date('2026-11-20T11:30:00Z'),
    otherScheduledAt: new Date('2026-11-20T12:31:00Z'),
    codeshares: ['UA 6512'],
    source: 'import',
  });
  expect(await legs('D,AV,9301,MDE,06:30,15,,,,', '2026-11-21')).toEqual([]);
});

test.each([
  ['23:40', '00:25', '2026-11-21T05:25:00Z'],
  ['00:40', '23:58', '2026-11-20T04:58:00Z'],
  ['06:00', '13:30', '2026-11-20T18:30:00Z'],
  ['13:00', '05:00', '2026-11-20T10:00:00Z'],
  ['20:00', '07:30', '2026-11-21T12:30:00Z'],
  ['10:00', '22:00', '2026-11-21T03:00:00Z'],
  ['22:00', '10:00', '2026-11-21T15:00:00Z'],
])(
  'a flight of %s that is expected at %s is so at the nearest such instant',
  async (time, at, is) => {
    const [leg] = await legs(`A,AV,9302,MDE,${time},,2026-11-20,${at},,`, '2026-11-20');
    expect(leg?.estimatedAt).toEqual(new Date(is));
  },
);

test.each([
  ['X,AV,1,MDE,06:30,,,,,', 'direction', '"X" cannot be used: write A or D'],
  ['D,ZZ,1,MDE,06:30,,,,,', 'airline', '"ZZ" cannot be used: write an IATA code'],
  ['D,AV,12345,MDE,06:30,,,,,', 'number', '"12345" cannot be used'],
  ['D,AV,1,QQQ,06:30,,,,,', 'airport', '"QQQ" cannot be used: write an IATA code'],
  ['D,AV,1,BOG,06:30,,,,,', 'airport', 'write the other end'],
  ['D,AV,1,MDE,6.30,,,,,', 'time', 'write a time as HH:mm'],
  ['D,AV,1,MDE,06:30,8,,,,', 'days', 'write digits 1 (Monday) to 7'],
  ['D,AV,1,MDE,06:30,1,2026-11-20,,,', 'days', 'a row has one of them'],
  ['D,AV,1,MDE,06:30,,2026-02-30,,,', 'date', 'write a day as YYYY-MM-DD'],
  ['D,AV,1,MDE,06:30,,,07:00,,', 'date', 'is empty: write the day that estimated'],
])('%s is refused, in its column', async (row, column, reason) => {
  expect(await faults(row)).toEqual([
    { line: 2, column, reason: expect.stringContaining(reason) as string },
  ]);
});

test('every bad row is reported with its line', async () => {
  expect(
    (await faults('D,AV,1,MDE,06:30,,,,,', 'D,ZZ,2,MDE,25:00,,,,,', 'D,AV,3,QQQ,06:30,,,,,')).map(
      ({ line }) => line,
    ),
  ).toEqual([3, 3, 4]);
});

test('the same flight twice on one day is refused, on other days it is not', async () => {
  expect(await faults('D,AV,1,MDE,06:30,12,,,,', 'D,AV,1,MDE,07:30,23,,,,')).toEqual([
    { line: 3, column: null, reason: 'the same flight and day as line 2: keep one of them' },
  ]);
  expect(await faults('D,AV,1,MDE,06:30,12,,,,', 'D,AV,1,MDE,07:30,34,,,,')).toEqual([]);
});

test('a missing or unknown column is reported', async () => {
  expect(await parsed('direction,airline,number,airport,hora\nD,AV,1,MDE,06:30')).toEqual({
    kind: 'bad',
    faults: [
      { line: 1, column: null, reason: 'the column "time" is missing: add it' },
      { line: 1, column: null, reason: 'the column "hora" is unknown: take it away' },
    ],
  });
});

test('a row with a cell too many is reported with its line', async () => {
  expect((await faults('D,AV,1,MDE,06:30,,,,,,x,'))[0]).toMatchObject({ line: 2 });
});

test('a day may have so many flights and no more, whether its rows name it, its weekday or a season', async () => {
  const rows = [
    'D,AV,1,MDE,06:30,5,,,,',
    'D,AV,2,MDE,06:30,,2026-11-20,,,',
    'D,AV,3,MDE,06:30,45,,,,',
  ];
  const good = await read(...rows, 'D,AV,4,MDE,06:30,123,,,,');
  if (good.kind === 'bad') throw new Error('The rows are good');
  expect(crowdedRow(good.rows, 3)).toBeNull();
  expect(crowdedRow(good.rows, 2)).toBe(3);
});
