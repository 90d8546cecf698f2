import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { exampleFiles } from './exampleArchive.ts';
import { readArchive } from './readArchive.ts';
import { limits, readArchiveFiles, unzip } from './readFiles.ts';

const zipOf = (entries: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)])));
const inFolder = (folder: string) =>
  Object.fromEntries([...exampleFiles()].map(([name, text]) => [`${folder}${name}`, text]));

test.each(['', 'venue/'])('a zip is read, its files at the top or in one folder (%p)', (folder) => {
  const read = unzip(zipOf({ ...inFolder(folder), '__MACOSX/unit.geojson': 'x' }), 'a.zip');
  expect(readArchive(read).kind).toBe('valid');
});

test.each(['../unit.geojson', '/unit.geojson', 'a\\unit.geojson'])(
  'a zip with a name that leads elsewhere is refused: %p',
  (name) => {
    const result = readArchive(unzip(zipOf({ ...inFolder(''), [name]: '{}' }), 'a.zip'));
    expect(result).toMatchObject({ kind: 'faulty', faults: [{ code: 'unsafe-path', file: name }] });
  },
);

test('a zip that would fill the memory is refused before it is unpacked', () => {
  const bytes = zipOf({ ...inFolder(''), 'unit.geojson': ' '.repeat(1_000) });
  // The size after unpacking, as the zip's directory declares it (APPNOTE 4.3.12, offset 24).
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length - 46; at++) {
    const isEntry = view.getUint32(at, true) === 0x02014b50;
    if (isEntry && view.getUint32(at + 24, true) === 1_000)
      view.setUint32(at + 24, limits.file + 1, true);
  }
  const { files, faults } = unzip(bytes, 'a.zip');
  expect(faults).toEqual([expect.objectContaining({ code: 'too-large', file: 'unit.geojson' })]);
  expect(files.has('unit.geojson')).toBe(false);
});

test('a file that is not UTF-8 is reported, in a folder and in a zip', async () => {
  const files = [...exampleFiles()].map(([name, text]) => [name, Buffer.from(text)] as const);
  const venue = exampleFiles().get('venue.geojson') ?? '';
  const entries = new Map<string, Buffer>(files).set(
    'venue.geojson',
    Buffer.from(venue.replace('Example', 'Ejempló'), 'latin1'),
  );
  const folder = mkdtempSync(join(tmpdir(), 'imdf-'));
  for (const [name, bytes] of entries) writeFileSync(join(folder, name), bytes);
  for (const read of [
    await readArchiveFiles(folder),
    unzip(zipSync(Object.fromEntries(entries)), 'a.zip'),
  ])
    expect(readArchive(read)).toMatchObject({
      kind: 'faulty',
      faults: [{ code: 'bad-json', file: 'venue.geojson', what: 'It is not UTF-8.' }],
    });
  rmSync(folder, { recursive: true });
});

test('what is no zip is reported, not thrown', () => {
  const { faults } = unzip(strToU8('not a zip at all'), 'a.zip');
  expect(faults).toEqual([expect.objectContaining({ code: 'not-an-archive', file: 'a.zip' })]);
});

test('a folder is read, other files in it left alone; a path that is not there is reported', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'imdf-'));
  for (const [name, text] of exampleFiles()) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'notes.txt'), 'for the surveyor');
  expect(readArchive(await readArchiveFiles(folder)).kind).toBe('valid');
  rmSync(folder, { recursive: true });
  const { faults } = await readArchiveFiles(folder);
  expect(faults).toEqual([expect.objectContaining({ code: 'not-an-archive' })]);
});
