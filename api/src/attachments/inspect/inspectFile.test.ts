import sharp from 'sharp';
import { PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import { thoroughly } from '@eldorado/testing/thorough';
import {
  commentedZip,
  exampleDocx,
  exampleImage,
  words,
  examplePdf,
  relation,
} from './exampleFiles.ts';
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

const wordsOfPdf = '/JavaScript /Launch /Encrypt /EmbeddedFile <script> %PDF-1.4 \\( /XFA';
const linkTo = (url: string) => ({
  ...{ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9] },
  A: { S: 'URI', URI: PDFString.of(url) },
});

test.each<[string, (pdf: Buffer) => Buffer]>([
  ['a byte order mark ahead', (pdf) => Buffer.concat([Buffer.from('\uFEFF'), pdf])],
  ['NULs ahead', (pdf) => Buffer.concat([Buffer.alloc(16), pdf])],
  [
    'commands of a printer around it',
    (pdf) =>
      Buffer.concat([
        Buffer.from('\x1B%-12345X@PJL SET COPIES=1\r\n@PJL ENTER LANGUAGE=PDF\r\n'),
        pdf,
        Buffer.from('\x1B%-12345X@PJL EOJ\r\n\x1B%-12345X'),
      ]),
  ],
  ['NULs behind', (pdf) => Buffer.concat([pdf, Buffer.alloc(4_096)])],
])('a PDF of a scanner is taken: %s', async (_what, change) => {
  const bytes = change(await examplePdf());
  expect(await inspectFile(bytes)).toEqual({ ok: true, kind: 'pdf', bytes, thumbnail: null });
});

test.each([true, false])(
  'what a PDF’s text and links say is no fault (packed: %p)',
  async (packed) => {
    const bytes = await examplePdf(async (one) => {
      const page = one.getPage(0);
      page.drawText(wordsOfPdf, { font: await one.embedFont(StandardFonts.Helvetica) });
      one.setTitle(wordsOfPdf);
      const urls = [
        'https://a.example/?q=/JavaScript/Launch#<script>',
        'mailto:a@a.example',
        'a.example',
      ];
      page.node.set(PDFName.of('Annots'), one.context.obj(urls.map(linkTo)));
      const dest = [page.ref, 'Fit'];
      one.catalog.set(PDFName.of('OpenAction'), one.context.obj({ S: 'GoTo', D: dest }));
    }, packed);
    expect(await inspectFile(bytes)).toEqual({ ok: true, kind: 'pdf', bytes, thumbnail: null });
  },
);

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
const field = (instruction: string) =>
  `<w:fldChar w:fldCharType="begin"/><w:instrText>${instruction}</w:instrText><w:fldChar w:fldCharType="separate"/><w:t>3</w:t><w:fldChar w:fldCharType="end"/>`;

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a comment of its archive', () => commentedZip(exampleDocx(), 'Created by Scan 2.1')],
  ['words of remarks', () => exampleDocx({ 'word/comments.xml': words('<w:t>Hola</w:t>') })],
  ['parts in UTF-16', () => exampleDocx({ 'word/document.xml': utf16(words('<w:t>Año</w:t>')) })],
  ['a byte order mark', () => exampleDocx({ 'word/document.xml': `\uFEFF${words('')}` })],
  ['folders', () => exampleDocx({ 'word/media/': '' })],
  [
    'pictures, fonts and the rest that Word writes',
    async () =>
      exampleDocx({
        'word/media/image1.png': await exampleImage('png'),
        'word/media/image2.JPEG': await exampleImage('jpeg'),
        'word/fonts/font1.odttf': '\x11\x22\x33',
        'word/theme/theme1.xml': '<a/>',
        'word/header1.xml': words(field('PAGE \\* MERGEFORMAT')),
        'word/_rels/header1.xml.rels': relation('image', 'media/image1.png', 'Internal'),
        'docProps/core.xml': '<a/>',
        'docProps/app.xml': '<a/>',
        'customXml/item1.xml': '<a/>',
        'customXml/itemProps1.xml': '<a/>',
        'customXml/_rels/item1.xml.rels': relation('customXmlProps', 'itemProps1.xml', 'Internal'),
      }),
  ],
  [
    'fields that count and refer',
    () =>
      exampleDocx({
        'word/document.xml': words(
          ['TOC \\o "1-3" \\h', 'HYPERLINK "https://a.example/DDE-cup"', ' =SUM(ABOVE)', '']
            .map(field)
            .join(''),
        ),
      }),
  ],
])('a Word document that honest people have is taken: %s', async (_what, make) => {
  const bytes = await make();
  expect(await inspectFile(bytes)).toEqual({ ok: true, kind: 'docx', bytes, thumbnail: null });
});

thoroughly(test)(
  'a file is inspected in a process of its own, which one that takes all its memory ends alone',
  async () => {
    const bytes = await examplePdf();
    const [bomb, good] = await Promise.all([
      inspectApart(packedBomb(), '10.0.0.1'),
      inspectApart(bytes, '10.0.0.2'),
    ]);
    expect(bomb).toEqual({ ok: false, refusal: 'file-bomb' });
    expect(good).toEqual({ ok: true, kind: 'pdf', bytes, thumbnail: null });
    const photo = await exampleImage('jpeg');
    expect(await inspectApart(photo, '10.0.0.1')).toEqual(await inspectFile(photo));
  },
);
