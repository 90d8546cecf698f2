import type * as PdfLib from '@cantoo/pdf-lib';
import { Refused } from './findings.ts';
import { beginsAsPdf, behindPdf } from './pdfSlack.ts';
import { namesInObjects } from './pdfNames.ts';
import { refuseActions } from './pdfActions.ts';
import { readObjects } from './pdfObjects.ts';

/** What runs something, sends something or opens another file (ISO 32000-1, 12.6.4), plays, or is filled in by a program. */
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
const embedded = ['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'Collection'];

function refuseNames(names: ReadonlySet<string>): void {
  if (active.some((name) => names.has(name))) throw new Refused('pdf-active');
  if (embedded.some((name) => names.has(name))) throw new Refused('pdf-embedded');
}

/**
 * Refuses a PDF that is more than paper. Only names in objects count: what its text and its links say is its writer's.
 * @throws {Refused}
 */
export async function checkPdf(bytes: Buffer): Promise<void> {
  const text = bytes.toString('latin1');
  // What begins before its header, or goes on after its end, is something else as well.
  if (!beginsAsPdf(text) || behindPdf(text) !== '') throw new Refused('file-broken');
  // Objects that no parser comes to, but a reader may, whose table of objects leads it there.
  refuseNames(namesInObjects(text));
  // A start of the API, for which readers wait, does without it.
  const pdf = await import('@cantoo/pdf-lib');
  const { context, versions, dicts, names } = await readObjects(pdf, bytes);
  if (context.trailerInfo.Encrypt) throw new Refused('file-locked');
  refuseNames(names);
  refuseActions(pdf, dicts, versions);
  const isPage = (dict: PdfLib.PDFDict) =>
    dict.get(pdf.PDFName.of('Type')) === pdf.PDFName.of('Page');
  if (!dicts.some(({ dict }) => isPage(dict))) throw new Refused('file-broken');
}
