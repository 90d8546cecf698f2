import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentFault } from '@eldorado/content/read';
import type { NotePicture } from './note.ts';
import type { WrittenPicture } from './readNote.ts';

/** Pixels of the longer side that are kept: twice the width of a note's text. */
const longestSide = 1_600;
/** Most pixels of a file: what a camera makes, and 160 MB of memory. */
const mostPixels = 40_000_000;

/** Pictures as a note names them, with what is to be kept by each name. */
export interface TakenPictures {
  pictures: NotePicture[];
  contents: ReadonlyMap<string, Buffer>;
}

/**
 * Reads the pictures that lie beside a note's file, upright, no larger than a page needs and without place, camera or comment.
 * @returns undefined when one of them cannot be read; the faults say which.
 */
export async function takePictures(
  file: string,
  written: readonly WrittenPicture[],
  faults: ContentFault[],
): Promise<TakenPictures | undefined> {
  const pictures: NotePicture[] = [];
  const contents = new Map<string, Buffer>();
  for (const { file: name, line, alt, credit } of written) {
    const taken = await takePicture(path.join(path.dirname(file), name)).catch(() => null);
    if (taken === null) {
      const message = `The picture ${name} is not beside the file, or is no whole JPEG, PNG or WebP of at most 40 million pixels. Put it there.`;
      faults.push({ file, line, message, severity: 'error' });
      continue;
    }
    const { content, width, height } = taken;
    const kept = `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.webp`;
    pictures.push({ name: kept, width, height, alt, credit });
    contents.set(kept, content);
  }
  return pictures.length === written.length ? { pictures, contents } : undefined;
}

async function takePicture(file: string) {
  // Most notes have none, and a start needs no library for them.
  const { default: sharp } = await import('sharp');
  const { data: content, info } = await sharp(await readFile(file), {
    failOn: 'error',
    limitInputPixels: mostPixels,
  })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return { content, width: info.width, height: info.height };
}
