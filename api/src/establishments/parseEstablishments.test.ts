import { airlineRows } from '../flights/catalogue.ts';
import { establishmentSeed } from './seed.ts';
import { establishmentsCsv } from './exportEstablishments.ts';
import { readCsv } from '../text/readCsv.ts';
import { parseEstablishments } from './parseEstablishments.ts';
import { establishmentForm } from './establishmentForm.ts';

const airlines = new Set(airlineRows.map(({ iata }) => iata));
const seeded = establishmentSeed().map((row) => ({
  ...row,
  airline: row.airline ?? null,
  desks: row.desks ?? null,
  webCheckIn: row.webCheckIn ?? null,
}));
const restaurant = seeded.find(({ slug }) => slug === 'fogon-bogotano');
if (!restaurant) throw new Error('The example is gone');

/** The CSV of one good restaurant with some cells written differently. */
function csvWith(cells: Record<string, string>, rows = 1): string {
  const [header = '', line = ''] = establishmentsCsv([restaurant as never]).split('\r\n');
  const names = header.split(',');
  const own = line.match(/("([^"]|"")*"|[^,]*)(,|$)/g)?.map((cell) => cell.replace(/,$/, '')) ?? [];
  const written = names.map((name, at) => (name in cells ? `"${cells[name]}"` : own[at])).join(',');
  return [header, ...Array<string>(rows).fill(written)].join('\n');
}
async function parse(csv: string) {
  const file = await readCsv([csv], establishmentForm);
  return file.kind === 'bad' ? file : parseEstablishments(file.rows, airlines);
}
const faults = async (cells: Record<string, string>, rows?: number) => {
  const parsed = await parse(csvWith(cells, rows));
  return parsed.kind === 'bad' ? parsed.faults : [];
};

test('what is exported is imported again as it was', async () => {
  const parsed = await parse(establishmentsCsv(seeded));
  expect(parsed.kind).toBe('good');
  const rows = parsed.kind === 'good' ? parsed.rows : [];
  expect(rows).toEqual(seeded.map(({ position: _position, source: _source, ...row }) => row));
});

test('slug, colour and initials follow from the name when they are left out', async () => {
  const parsed = await parse(
    csvWith({ slug: '', name: 'La Mesa de Chía', colour: '', initials: '' }),
  );
  expect(parsed).toMatchObject({
    kind: 'good',
    rows: [
      { slug: 'la-mesa-de-chia', initials: 'MC', colour: expect.stringMatching(/^#/) as string },
    ],
  });
});

test('a name that is a description is there in four languages, with the Spanish one as its name', async () => {
  const names = { name_en: 'Vaccination point', name_fr: 'Vaccins', name_pt: 'Vacinas' };
  const parsed = await parse(csvWith({ name: 'Vacunas', ...names }));
  expect(parsed.kind === 'good' && parsed.rows[0]).toMatchObject({
    name: 'Vacunas',
    names: { es: 'Vacunas', en: 'Vaccination point', fr: 'Vaccins', pt: 'Vacinas' },
  });
});

test('a name in some of the languages only is refused where it lacks', async () => {
  const reason =
    'is empty: write 1 to 80 characters, or leave all of name_en, name_fr, name_pt empty';
  expect(await faults({ name_en: 'Vaccination point' })).toEqual([
    { line: 2, column: 'name_fr', reason },
    { line: 2, column: 'name_pt', reason },
  ]);
});

test('hours may run into the next day, pause, and differ on holidays and single days', async () => {
  const parsed = await parse(
    csvWith({
      mon: '07:00-12:00+13:00-18:00',
      fri: '18:00-02:00',
      sun: 'closed',
      holiday: 'closed',
      exceptions: '2026-12-24 06:00-18:00 christmas_eve; 2026-12-25..2026-12-26 closed',
    }),
  );
  expect(parsed.kind === 'good' && parsed.rows[0]?.hours).toMatchObject({
    week: { mon: [{ opens: '07:00' }, { closes: '18:00' }], fri: [{ closes: '02:00' }], sun: [] },
    holiday: [],
    exceptions: [
      { from: '2026-12-24', reason: { en: 'Christmas Eve' } },
      { from: '2026-12-25', to: '2026-12-26', hours: [], reason: null },
    ],
  });
});

test('the whole day may be written with either midnight', async () => {
  const wholeDay = [{ opens: '00:00', closes: '24:00' }];
  const parsed = await parse(
    csvWith({ mon: '00:00-24:00', tue: '00:00-00:00', exceptions: '2026-12-24 00:00-00:00' }),
  );
  expect(parsed.kind === 'good' && parsed.rows[0]?.hours).toMatchObject({
    week: { mon: wholeDay, tue: wholeDay },
    exceptions: [{ hours: wholeDay }],
  });
});

test('a slug may have as many characters as an address of the site takes', async () => {
  expect(await faults({ slug: 'a'.repeat(80) })).toEqual([]);
});

test.each([
  ['slug', 'a'.repeat(81), 'write up to 80 small letters'],
  ['slug', 'la--mesa', 'single hyphens'],
  ['kind', 'bares', 'write one of aerolineas'],
  ['category', 'sushi', 'write one of fast_food'],
  ['product', 'rockets', 'leave it empty or write one of'],
  ['terminal', 'T3', 'write T1 or T2'],
  ['floor', '4', 'write 1, 2 or 3'],
  ['area', 'private', 'pasajeros'],
  ['description_fr', '', 'is empty: write it in all four languages'],
  ['mon', '9-5', 'HH:mm-HH:mm'],
  ['tue', '06:00-06:00', 'two different times'],
  ['wed', '07:00-12:00+13:00-13:00', 'two different times'],
  ['holiday', '24:00-24:00', 'two different times'],
  ['exceptions', '2026-12-24 06:00-06:00', 'then the hours as on a weekday'],
  ['sun', '', 'is empty: write closed'],
  ['holiday', '25:00-26:00', 'HH:mm-HH:mm'],
  ['exceptions', '2026-02-30 closed', 'YYYY-MM-DD'],
  ['exceptions', '2026-12-24 closed party', 'christmas_eve'],
  ['web', 'http://example.com', 'https://'],
  ['phone', 'call us', 'digits'],
  ['colour', 'red', 'hexadecimal'],
  ['airline', 'AV', 'only aerolineas'],
])('the column %s with "%s" is refused', async (column, value, reason) => {
  expect(await faults({ [column]: value })).toEqual([
    { line: 2, column, reason: expect.stringContaining(reason) as string },
  ]);
});

test('every fault of every row is reported with its line', async () => {
  expect(
    (await faults({ floor: '9', mon: 'x' }, 2)).map(({ line, column }) => `${line} ${column}`),
  ).toEqual(['2 floor', '2 mon', '3 floor', '3 mon']);
});

test('the same slug twice is reported with both lines', async () => {
  expect(await faults({}, 2)).toEqual([
    { line: 3, column: 'slug', reason: expect.stringContaining('line 2') as string },
  ]);
});

test('a file without rows, or with other columns, is refused with what to do', async () => {
  const reasons = async (csv: string) => {
    const parsed = await parse(csv);
    return parsed.kind === 'bad' ? parsed.faults.map(({ reason }) => reason) : [];
  };
  expect(await reasons('')).toEqual([expect.stringContaining('no rows')]);
  expect(await reasons('name,shoe\nx,y')).toEqual(
    expect.arrayContaining(['the column "shoe" is unknown: take it away']),
  );
});
