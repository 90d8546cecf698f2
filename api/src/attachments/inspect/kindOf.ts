import { fileTypeFromBuffer } from 'file-type/core';
import { fileKinds, type FileKind } from '@eldorado/rules/pqrs-files';
import { beginsAsPdf } from './pdfSlack.ts';

const isKind = (word: string | undefined): word is FileKind =>
  word !== undefined && word in fileKinds;

/** What a file is, by its content; undefined for what is none of ours. Its name plays no part. */
export async function kindOf(bytes: Buffer): Promise<FileKind | undefined> {
  // Scanners write something ahead of it, which nobody else looks behind.
  if (beginsAsPdf(bytes.toString('latin1', 0, 2_048))) return 'pdf';
  try {
    const found = await fileTypeFromBuffer(bytes);
    return isKind(found?.ext) ? found.ext : undefined;
  } catch {
    // An archive that is cut off.
    return undefined;
  }
}
