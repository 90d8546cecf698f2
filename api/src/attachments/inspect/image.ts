import sharp from 'sharp';
import type { FileKind } from '@eldorado/rules/pqrs-files';
import { Refused } from './findings.ts';

/** Most pixels of an image: 160 MB of memory. Cameras of phones have up to 50 million, but not in 5 MB. */
const mostPixels = 40_000_000;
/** Most pixels of a side that is kept: a page of A4 at 300 dpi has 3,508. */
const longestSide = 4_000;

// The library reads forty formats; these three are asked for.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * An image as it looks, upright, and nothing else of it: no place, camera, thumbnail, comment or what was hung to its end.
 * @throws {Refused} by its header alone when it would fill the memory.
 */
export async function cleanImage(
  kind: Extract<FileKind, 'jpg' | 'png' | 'webp'>,
  bytes: Buffer,
): Promise<Buffer> {
  // The size is checked here, with a sentence of its own.
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: false });
  const { width, height } = await image.metadata();
  if (width * height > mostPixels) throw new Refused('image-too-large');
  const upright = image
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  const format = kind === 'jpg' ? 'jpeg' : kind;
  return upright.toFormat(format, kind === 'png' ? {} : { quality: 85 }).toBuffer();
}

/** Pixels of a side: what a list of files shows, on a screen of two pixels for one. */
const thumbnailSide = 96;

/** The middle of an image, as a small JPEG of a few kilobytes. */
export const thumbnailOf = (image: Buffer): Promise<Buffer> =>
  sharp(image)
    .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'cover' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 70 })
    .toBuffer();
