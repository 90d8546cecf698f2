import { faultLines, readCsv, type CsvForm, type CsvSource } from './readCsv.ts';

const form: CsvForm<'name' | 'note'> = {
  required: ['name'],
  optional: ['note'],
  rows: 3,
  cell: 10,
  cells: { note: 20 },
};
const faults = async (source: CsvSource) => {
  const result = await readCsv(source, form);
  return result.kind === 'bad' ? result.faults : [];
};

test('rows are read with the lines they end on, whatever the pieces of the file are', async () => {
  const bytes = Buffer.from('\ufeffName , note\nAna,"a\nb"\n\nZoë,é\n');
  const pieces = [...bytes].map((byte) => Uint8Array.of(byte));
  expect(await readCsv(pieces, form)).toEqual({
    kind: 'good',
    rows: [
      { line: 3, cells: { name: 'Ana', note: 'a\nb' } },
      { line: 5, cells: { name: 'Zoë', note: 'é' } },
    ],
  });
});

test.each([
  ['a,b\0\n', 2, 'note', 'has the control character U+0000: take it away'],
  ['a,b\nc\u001b,d\n', 3, 'name', 'has the control character U+001B: take it away'],
  ['a,b\naaaaaaaaaaa,b\n', 3, 'name', 'has 11 characters: write 10 at most'],
  [`a,${'b'.repeat(21)}\n`, 2, 'note', 'has 21 characters: write 20 at most'],
  ['a,b\na,b\na,b\na,b\na,b\n', 5, null, 'the file has more than 3 rows'],
  ['a,b\na,b,c\n', 3, null, 'the row has 3 cells and the header 2 columns: separate'],
  [`a,b\na,${'b'.repeat(5_000_000)}\n`, 3, null, 'the row has more than 100000 characters'],
  ['a,"b\n'.repeat(1), 2, null, 'a quote is opened and never closed: close it'],
  ['a,b\na,b"c\n', 3, null, 'a quote stands within a cell: a quote that is text is written twice'],
  ['a,b\na,"b"c\n', 3, null, 'a cell goes on after its closing quote'],
])('%# is refused with its line and reason', async (rows, line, column, reason) => {
  expect(await faults([`name,note\n${rows}`])).toEqual([
    { line, column, reason: expect.stringContaining(reason) as string },
  ]);
});

test('another encoding is refused with the line that shows it', async () => {
  expect(await faults([Buffer.from('name\nAna\nJosé\n', 'latin1')])).toEqual([
    { line: 3, column: null, reason: 'the file is not UTF-8: save it as CSV UTF-8' },
  ]);
});

test('a file without end is read no further than where it is too long', async () => {
  let pieces = 0;
  function* endless() {
    yield 'name\n';
    for (; ; pieces++) yield `row ${pieces}\n`;
  }
  expect(await faults(endless())).toHaveLength(1);
  expect(pieces).toBeLessThan(2_000);
});

test('what a command prints ends with how many faults there are', async () => {
  expect(faultLines(await faults(['name\n']))).toEqual([
    'line 1: the file has no rows: write a header and a row for each entry',
    'Nothing was loaded: 1 fault.',
  ]);
});
