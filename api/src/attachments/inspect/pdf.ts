import type * as PdfLib from '@cantoo/pdf-lib';
import { Refused } from './findings.ts';

/** Actions that run something, send something or open another file (ISO 32000-1, 12.6.4), and what plays or is filled in by a program. */
const active = [
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Rendition',
  'RichMedia',
  'RichMediaExecute',
  'XFA',
];
const embedded = ['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment'];
/** By chance a picture has two letters, but hardly five. */
const shortest = 5;

/** Names may be written by their codes: `/J#61vaScript`. */
const unescaped = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_all, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );

function refuseNames(has: (name: string) => boolean): void {
  if (has('Encrypt')) throw new Refused('file-locked');
  if (active.some(has)) throw new Refused('pdf-active');
  if (embedded.some(has)) throw new Refused('pdf-embedded');
}

/**
 * Refuses a PDF that is more than paper: twice looked at, once as bytes, which shows what lies in no object that a parser finds,
 * and once parsed, which shows what is packed.
 * @throws {Refused}
 */
export async function checkPdf(bytes: Buffer): Promise<void> {
  const text = unescaped(bytes.toString('latin1'));
  // What begins before its header, or goes on after its end, is something else as well.
  if (!text.startsWith('%PDF-') || !/%%EOF\s*$/.test(text.slice(-1_024)))
    throw new Refused('file-broken');
  refuseNames((name) => name.length >= shortest && new RegExp(`/${name}\\b`).test(text));
  // A start of the API, for which readers wait, does without it.
  const pdf = await import('@cantoo/pdf-lib');
  const document = await pdf.PDFDocument.load(bytes, {
    updateMetadata: false,
    parseSpeed: pdf.ParseSpeeds.Fastest,
  });
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
  const names = namesOf(pdf, objects);
  refuseNames((name) => names.has(name));
  if (document.getPageCount() === 0) throw new Refused('file-broken');
}

/** Every name in objects, without recursion: how deep they are nested is their writer's choice. */
function namesOf(
  { PDFArray, PDFDict, PDFName, PDFStream }: typeof PdfLib,
  objects: readonly PdfLib.PDFObject[],
): ReadonlySet<string> {
  const names = new Set<string>();
  const open = [...objects];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next instanceof PDFName) names.add(next.decodeText());
    else if (next instanceof PDFArray) for (const inner of next.asArray()) open.push(inner);
    else if (next instanceof PDFStream) open.push(next.dict);
    else if (next instanceof PDFDict)
      for (const [key, value] of next.entries()) open.push(key, value);
  }
  return names;
}
