import { until } from '@eldorado/releases/until';
import { decoded, openTable } from './csvText.ts';
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

test.each([
  // Mac Roman's é.
  [
    Buffer.concat([Buffer.from('name\nAna\nJos'), Buffer.of(0x8e), Buffer.from('\n')]),
    'the file is neither UTF-8 nor Windows-1252: save it as CSV UTF-8',
  ],
  [
    Buffer.concat([Buffer.from('name\nÁna\n'), Buffer.from('José\n', 'latin1')]),
    'the file is UTF-8 above and another encoding here: save it as CSV UTF-8',
  ],
])(
  'an encoding that is none of ours is refused with the line that shows it',
  async (bytes, reason) => {
    expect(await faults([bytes])).toEqual([{ line: 3, column: null, reason }]);
  },
);

const read = async (bytes: Uint8Array | string) => {
  const said: string[] = [];
  const result = await readCsv([bytes], form, (line) => void said.push(line));
  return [
    result.kind === 'good' ? result.rows.map(({ line, cells }) => [line, cells]) : result.faults,
    ...said,
  ];
};

test.each([
  [
    'windows-1252',
    Buffer.from('name;note\nJosé;ñ, ç\n', 'latin1'),
    'Windows-1252, columns separated by semicolons',
  ],
  [
    'UTF-16, little end first',
    Buffer.from('\ufeffname\tnote\nJosé\tñ, ç\n', 'utf16le'),
    'UTF-16, columns separated by tabs',
  ],
  [
    'UTF-16, big end first',
    Buffer.from('\ufeffname\tnote\nJosé\tñ, ç\n', 'utf16le').swap16(),
    'UTF-16, columns separated by tabs',
  ],
  [
    'UTF-16 without its mark',
    Buffer.from('name;note\nJosé;ñ, ç\n', 'utf16le'),
    'UTF-16, columns separated by semicolons',
  ],
])('%s is read, and said', async (_, bytes, understood) => {
  expect(await read(bytes)).toEqual([
    [[2, { name: 'José', note: 'ñ, ç' }]],
    `Read as: ${understood}.`,
  ]);
});

test.each([
  ['sep=;\nname;note\na;"b;c"\n', [[3, { name: 'a', note: 'b;c' }]]],
  [
    'name,note,,\na,b,,\n,,,\nc,,,\n',
    [
      [2, { name: 'a', note: 'b' }],
      [4, { name: 'c', note: '' }],
    ],
  ],
  ['name,note\na\n', [[2, { name: 'a', note: '' }]]],
  ['name,note\r"007","=""007"""\r', [[2, { name: '007', note: '007' }]]],
  [
    Buffer.from('name;note\nJosé;6:55\u00a0p.\u00a0m.\n', 'latin1'),
    [[2, { name: 'José', note: '6:55\u00a0p.\u00a0m.' }]],
  ],
])('%j is as spreadsheets write it', async (text, rows) => {
  expect((await read(text))[0]).toEqual(rows);
});

test.each([
  ['sep=|\nname|note\n', 1, null, 'the columns are separated by "|": separate them with commas'],
  ['name|note\na|b\n', 1, null, 'the columns are separated by "|": separate them with commas'],
  ['name,,note\na,x,b\n', 2, null, '"x" stands in column 2, which has no name: name it'],
  ['note,name\na\n', 2, null, 'the row has 1 cells and the header 2 columns'],
  ['name;note\na;b;c\n', 2, null, 'separate cells with semicolons'],
  ['name;nota\na;b\n', 1, null, 'the column "nota" is unknown: take it away'],
  ['name,note\n=A1&B1,b\n', 2, 'name', 'is a formula, "=A1&B1": write its value'],
  ['name,note\na,#¡VALOR!\n', 2, 'note', 'is a formula, "#¡VALOR!": write its value'],
])('%j is refused with its line and reason', async (text, line, column, reason) => {
  expect(await faults([text])).toEqual([
    { line, column, reason: expect.stringContaining(reason) as string },
  ]);
});

test.each(['é', '€', '😀'])(
  'a text without an end of a line is not cut within %s, wherever that stands',
  async (letter) => {
    for (let after = 0; after <= 4; after++) {
      const text = `${'a'.repeat(1_000_000)}${letter}${'b'.repeat(after)}`;
      let whole = '';
      for await (const piece of decoded([Buffer.from(text), Buffer.from('c')], () => undefined))
        whole += piece;
      expect(whole === `${text}c`).toBe(true);
    }
  },
);

/** A file of two pieces, and whether it is open. */
function openFile(first: string | Uint8Array) {
  const file = { isOpen: true };
  function* pieces() {
    try {
      yield* [first, 'a,b\n'];
    } finally {
      file.isOpen = false;
    }
  }
  return { file, pieces: pieces() };
}

test.each([
  ['its separator', 'name|note\n'],
  ['its mark', Buffer.of(0xff, 0xfe, 0, 0, 0x61, 0, 0, 0)],
  ['its header', 'name,nota\n'],
])('a file that is refused for %s is closed', async (_, first) => {
  const { file, pieces } = openFile(first);
  expect(await faults(pieces)).toHaveLength(1);
  await until(() => !file.isOpen);
});

test('a file is closed when no more than its beginning is read', async () => {
  const { file, pieces } = openFile('name,note\n');
  const { texts } = await openTable(pieces, ['name'], undefined, () => undefined);
  for await (const text of texts) {
    expect(text).toBe('name,note\n');
    break;
  }
  expect(file.isOpen).toBe(false);
});

test('a header of which nothing is known is told column by column', async () => {
  expect((await faults(['nombre;nota\na;b\n'])).map(({ reason }) => reason)).toEqual([
    'the column "name" is missing: add it',
    'the column "nombre" is unknown: take it away',
    'the column "nota" is unknown: take it away',
  ]);
});

const valued: CsvForm<'day' | 'time' | 'value'> = {
  ...{ required: ['day'], optional: ['time', 'value'], rows: 9, cell: 30 },
  ...{ days: ['day'], clocks: ['time'], numbers: ['value'] },
};
async function values(...lines: string[]) {
  const result = await readCsv([['day;time;value', ...lines].join('\n')], valued);
  return result.kind === 'good'
    ? result.rows.map(({ cells }) => [cells.day, cells.time, cells.value].join(' '))
    : result.faults.map(({ line, column, reason }) => `${line} ${column} ${reason}`);
}

test.each([
  [['26/11/2026;6:55;3,5'], ['2026-11-26 06:55 3.5']],
  [
    ['5/6/2026;18:05:00;1.234.567', '26.11.2026;;'],
    ['2026-06-05 18:05 1234567', '2026-11-26  '],
  ],
  [
    ['11/26/2026;6:05 p. m.;-4', '1/2/2026;12:00 AM;0,125'],
    ['2026-11-26 18:05 -4', '2026-01-02 00:00 0.125'],
  ],
  [
    ['2026-11-26;06:55;1.234,5', '2026/1/2;;12'],
    ['2026-11-26 06:55 1234.5', '2026-01-02  12'],
  ],
  [
    ['2026-11-26;6:55\u00a0p.\u00a0m.;3 850,25', '2026-11-26;;1\u00a0234\u202f567'],
    ['2026-11-26 18:55 3850.25', '2026-11-26  1234567'],
  ],
  [
    ['2026-11-26T00:00:00.000;;', '2026-11-27 00:00;;'],
    ['2026-11-26  ', '2026-11-27  '],
  ],
  [
    ['3/3/2026;;', '26/11/26;9;x'],
    ['2026-03-03  ', '26/11/26 9 x'],
  ],
])('%j are values as spreadsheets write them', async (lines, read) => {
  expect(await values(...lines)).toEqual(read);
});

test.each([
  [
    ['5/6/2026'],
    '2 day "5/6/2026" may be 2026-06-05 or 2026-05-06, and no other day of the file tells',
  ],
  [
    ['26/11/2026', '11/26/2026'],
    '2 day "26/11/2026" may be two days: line 2 writes the day first and line 3 the month',
  ],
  [
    ['46352'],
    '2 day "46352" is a day as spreadsheets count it: format the column as a day, and save the file anew',
  ],
  [['2026-11-26;;3.850'], '2 value "3.850" may be 3850 or 3.850: write it without thousands'],
  [['2026-11-26;;3,850'], '2 value "3,850" may be 3850 or 3.850'],
])('%j may mean two things, and is refused', async (lines, fault) => {
  expect(
    (await values(...lines.map((line) => `${line};;`.split(';').slice(0, 3).join(';'))))[0],
  ).toContain(fault);
});

test('UTF-32 is told by its name', async () => {
  const signs = [...'name'].flatMap((sign) => [sign.charCodeAt(0), 0, 0, 0]);
  expect(await faults([Buffer.from([0xff, 0xfe, 0, 0, ...signs])])).toEqual([
    { line: 1, column: null, reason: 'the file is UTF-32: save it as CSV UTF-8' },
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
