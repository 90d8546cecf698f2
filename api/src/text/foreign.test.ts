import { createReadStream, readdirSync } from 'node:fs';
import { aircraftRows, airlineRows, airportRows } from '../flights/catalogue.ts';
import { parseEstablishments } from '../establishments/parseEstablishments.ts';
import { establishmentForm } from '../establishments/establishmentForm.ts';
import { parseSchedule } from '../feed/parseSchedule.ts';
import { scheduleForm } from '../feed/scheduleForm.ts';
import { judgeOpenings, openingForm } from '../jobs/judgeOpenings.ts';
import { readingsOfCsv } from '../live/readings/readMessage.ts';
import { ratesOfCsv } from '../rates/readRates.ts';
import { readStatistics } from '../statistics/readStatistics.ts';
import { readCsv } from './readCsv.ts';

// api/feeds/foreign/README.md says where each was seen.
const folder = new URL('../../feeds/foreign/', import.meta.url);
const file = (name: string) => createReadStream(new URL(name, folder));
const codes = (rows: readonly { iata: string }[]) => new Set(rows.map(({ iata }) => iata));
const known = {
  airlines: codes(airlineRows),
  airports: codes(airportRows),
  aircraft: codes(aircraftRows),
};
const said: string[] = [];
const told = (line: string) => void said.push(line);
beforeEach(() => void said.splice(0));

async function schedule(name: string) {
  const csv = await readCsv(file(name), scheduleForm, told);
  const read = csv.kind === 'bad' ? csv : parseSchedule(csv.rows, known);
  return read.kind === 'bad' ? read.faults : read.rows.map(({ row }) => row);
}

test('a schedule as Excel saves it in Colombia', async () => {
  expect(await schedule('schedule-excel-es-co.csv')).toMatchObject([
    {
      airline: 'AV',
      time: 6 * 60 + 55,
      date: '2026-11-26',
      codeshares: ['UA 6512', 'LH 4471'],
      estimated: 7 * 60 + 10,
    },
    { airline: 'LA', time: 20, date: '2026-11-27', estimated: -5 },
  ]);
  expect(said).toEqual([
    'Read as: columns separated by semicolons, days as day/month/year, times as hours:minutes.',
  ]);
});

test('a schedule as Excel’s Unicode text', async () => {
  expect(await schedule('schedule-unicode-text.txt')).toMatchObject([
    { airline: 'AV', time: 420, validFrom: '2026-10-25', validTo: '2027-03-27', days: '135' },
  ]);
  expect(said).toEqual([
    'Read as: UTF-16, columns separated by tabs, days as day/month/year, times as hours:minutes.',
  ]);
});

test('rates with decimal commas', async () => {
  expect(await ratesOfCsv(file('rates-excel-es.csv'), told)).toMatchObject({
    kind: 'good',
    entries: [
      { line: 3, cells: { date: '2026-11-26', pesos: '3850.25' } },
      { line: 4, cells: { pesos: '4460.5' } },
    ],
  });
  expect(said).toEqual([
    'Read as: columns separated by semicolons, days as day/month/year, numbers as they are written with commas.',
  ]);
});

test('rates with the days of an open data portal', async () => {
  expect(await ratesOfCsv(file('rates-open-data.csv'), told)).toMatchObject({
    kind: 'good',
    entries: [
      { line: 2, cells: { currency: 'USD', date: '2026-11-25', pesos: '3801.55' } },
      { line: 3, cells: { date: '2026-11-26', pesos: '3798.1' } },
    ],
  });
});

test('openings in Windows-1252', async () => {
  const csv = await readCsv(file('openings-windows-1252.csv'), openingForm, told);
  expect(csv.kind === 'good' && judgeOpenings(csv.rows)).toMatchObject({
    openings: [
      {
        employer: 'Compañía de Handling Andino',
        description: expect.stringContaining('noche – también') as string,
        posted: '2026-11-20',
      },
    ],
    faults: [],
  });
  expect(said).toEqual([
    'Read as: Windows-1252, columns separated by semicolons, days as day/month/year.',
  ]);
});

test('statistics with thousands, and readings with decimals', async () => {
  expect(await readStatistics(file('statistics-sheets.csv'), '2026-11-26', told)).toMatchObject({
    kind: 'good',
    figures: [{ figure: { value: 45_802_360, pageDate: '2026-02-16' } }],
  });
  expect(await readingsOfCsv(file('readings-excel-es.csv'))).toMatchObject({
    kind: 'good',
    readings: [{ value: 12.5 }],
  });
});

test('establishments as Excel saves them again', async () => {
  const csv = await readCsv(file('establishments-excel-es.csv'), establishmentForm, told);
  const read = csv.kind === 'bad' ? csv : parseEstablishments(csv.rows, new Set());
  expect(said).toEqual(['Read as: Windows-1252, columns separated by semicolons.']);
  expect(read).toMatchObject({
    kind: 'good',
    rows: [
      {
        name: 'Café del Niño',
        description: { es: 'Café de origen;\ndesayunos, jugos y «pandebono»' },
        hours: { week: { mon: [{ opens: '06:00', closes: '22:00' }], sun: [] } },
      },
      { name: 'Panadería Ñandú' },
    ],
  });
});

test('every file is read here', () => {
  expect(readdirSync(folder).filter((name) => name !== 'README.md')).toHaveLength(8);
});
