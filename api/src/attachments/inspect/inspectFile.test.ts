import sharp from 'sharp';
import { exampleDocx, exampleImage, examplePdf, relation } from './exampleFiles.ts';
import { hostileFiles, packedBomb } from './hostileFiles.ts';
import { inspectApart } from './inspectApart.ts';
import { inspectFile } from './inspectFile.ts';

jest.setTimeout(60_000);

test.each(hostileFiles)('%s is refused: %s', async (_what, refusal, make) => {
  expect(await inspectFile(await make())).toEqual({ ok: false, refusal });
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'a picture (%s) is kept as it looks, without what it says of its sender',
  async (format) => {
    const sent = await exampleImage(format);
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const found = await inspectFile(sent);
    if (!found.ok) throw new Error(found.refusal);
    const { width, height, exif, xmp, icc, format: kept } = await sharp(found.bytes).metadata();
    expect({ width, height, exif, xmp, icc, kept }).toEqual({
      ...{ width: 60, height: 40, kept: format },
      ...{ exif: undefined, xmp: undefined, icc: undefined },
    });
    const small = await sharp(found.thumbnail ?? Buffer.alloc(0)).metadata();
    expect([small.width, small.height, small.format, small.exif]).toEqual([
      96,
      96,
      'jpeg',
      undefined,
    ]);
  },
);

test('a photo taken sideways is kept upright', async () => {
  const sideways = await sharp(await exampleImage('jpeg'))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const found = await inspectFile(sideways);
  const { width, height } = await sharp(found.ok ? found.bytes : sideways).metadata();
  expect([width, height]).toEqual([40, 60]);
});

test('what a phone hangs to the end of a photo is gone', async () => {
  const found = await inspectFile(
    Buffer.concat([await exampleImage('jpeg'), Buffer.from('\0\0\0\x18ftypmp42 a film')]),
  );
  expect(found.ok && found.bytes.includes('ftypmp42')).toBe(false);
  expect(found.ok).toBe(true);
});

test.each([
  ['pdf', () => examplePdf()],
  [
    'docx',
    () =>
      exampleDocx({ 'word/_rels/document.xml.rels': relation('hyperlink', 'https://a.example/') }),
  ],
])('a good document (%s) is kept as it is', async (kind, make) => {
  const bytes = await make();
  expect(await inspectFile(bytes)).toEqual({ ok: true, kind, bytes, thumbnail: null });
});

test('a file is inspected in a process of its own, which one that takes all its memory ends alone', async () => {
  const bytes = await examplePdf();
  const [bomb, good] = await Promise.all([
    inspectApart(packedBomb(), '10.0.0.1'),
    inspectApart(bytes, '10.0.0.2'),
  ]);
  expect(bomb).toEqual({ ok: false, refusal: 'file-bomb' });
  expect(good).toEqual({ ok: true, kind: 'pdf', bytes, thumbnail: null });
  const photo = await exampleImage('jpeg');
  expect(await inspectApart(photo, '10.0.0.1')).toEqual(await inspectFile(photo));
});
