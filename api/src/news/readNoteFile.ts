import type { ContentFault } from '@eldorado/content/read';
import { readNote } from './readNote.ts';
import { takePictures } from './takePictures.ts';
import type { WholeNote } from './versions.ts';

/**
 * Reads the file of a note, and the pictures beside it that it names. @returns undefined when anything is wrong; the faults say where
 * and why.
 */
export async function readNoteFile(
  file: string,
  text: string,
  faults: ContentFault[],
): Promise<WholeNote | undefined> {
  const written = readNote(file, text, faults);
  if (!written || written.pictures.length === 0)
    return written && { note: written.note, contents: new Map() };
  const taken = await takePictures(file, written.pictures, faults);
  return taken && { note: { ...written.note, pictures: taken.pictures }, contents: taken.contents };
}
