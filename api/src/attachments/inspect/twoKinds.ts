import type { FileKind } from '@eldorado/rules/pqrs-files';
import { Refused } from './findings.ts';
import { behindPdf } from './pdfSlack.ts';

/** The end of an archive's directory, which may have a comment of 64 KB after it (APPNOTE 4.3.16). */
const archiveEnd = Buffer.from('PK\x05\x06', 'latin1');
const longestArchiveEnd = 22 + 0xffff;
/** Readers of PDF look for its header so far into a file (ISO 32000-1, H.3.4.1). */
const pdfHeaderWithin = 1_024;

/**
 * Refuses what another program would take for something else: a picture that is an archive, a document that is a page.
 * Words that short data may have by chance are not looked for.
 */
export function refuseTwoKinds(kind: FileKind, bytes: Buffer): void {
  const end = bytes.subarray(-longestArchiveEnd);
  const isArchive = kind !== 'docx' && end.includes(archiveEnd);
  const isPdf = kind !== 'pdf' && bytes.subarray(0, pdfHeaderWithin).includes('%PDF-');
  const isCode = /<\?php\s|<script[\s>]|<html[\s>]|<svg[\s>]|Rar!\x1a\x07/i.test(
    apartFrom(kind, bytes),
  );
  if (isArchive || isPdf || isCode) throw new Refused('file-two-kinds');
}

/** Where a file of a kind has no text of its own, which may say anything. */
function apartFrom(kind: FileKind, bytes: Buffer): string {
  if (kind === 'docx') return '';
  const text = bytes.toString('latin1');
  return kind === 'pdf' ? (behindPdf(text) ?? '') : text;
}
