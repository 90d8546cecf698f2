import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Unzip, UnzipInflate } from 'fflate';
import type { Faults } from './faults.ts';

/** The files of a feed, each read from its beginning as often as it is asked for. */
export interface FeedFiles {
  names: ReadonlySet<string>;
  /** The bytes of a file in pieces; nothing where the feed has no such file. */
  read(name: string): AsyncIterable<Uint8Array>;
}

const mebibyte = 1024 ** 2;
/** A city of eight million people has a feed of about 40 MB; what is far beyond it would only fill the disk and the day. */
const zipLimits = { zip: 256 * mebibyte, file: 1024 * mebibyte };

/** Where files of a feed lie: at the top of the archive, or in one folder of it. */
const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * Opens a feed's archive. It is read as a stream, once for each file that is asked for: a feed of any size takes a few
 * megabytes of memory here, and files may lie in any order.
 * @throws {FeedStopped} with a fault when there is no such archive or it is too large.
 */
export async function zipFiles(path: string, faults: Faults): Promise<FeedFiles> {
  const found = await stat(path).catch(() => null);
  const name = baseName(path);
  if (!found?.isFile()) return faults.stop(name, null, 'there is no such file');
  if (found.size > zipLimits.zip)
    return faults.stop(name, null, `has more than ${zipLimits.zip / mebibyte} MB`);
  const names = new Set<string>();
  const list = readZip(path, (file) => {
    names.add(file);
    return false;
  });
  // Nothing is wanted, so that nothing comes: the archive is read to its end for its names.
  await list.next();
  if (names.size === 0) return faults.stop(name, null, 'is not a ZIP archive, or is empty');
  return {
    names,
    async *read(wanted) {
      let bytes = 0;
      try {
        for await (const piece of readZip(path, (file) => file === wanted)) {
          bytes += piece.length;
          if (bytes > zipLimits.file)
            faults.stop(wanted, null, `has more than ${zipLimits.file / mebibyte} MB unpacked`);
          yield piece;
        }
      } catch (error) {
        if (!isZipFault(error)) throw error;
        faults.stop(name, null, `cannot be unpacked: ${error.message}`);
      }
    },
  };
}

/** What the unpacking throws has a number as its code; the errors of files have a word. */
const isZipFault = (error: unknown): error is Error =>
  error instanceof Error && typeof (error as { code?: unknown }).code === 'number';

/** The unpacked pieces of the files that `wants` says yes to. */
async function* readZip(path: string, wants: (name: string) => boolean) {
  let pieces: Uint8Array[] = [];
  let ended = false;
  const unzip = new Unzip((file) => {
    if (!wants(baseName(file.name))) return;
    file.ondata = (error, piece, final) => {
      if (error) throw error;
      pieces.push(piece);
      if (final) ended = true;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    unzip.push(chunk as Uint8Array);
    yield* pieces;
    pieces = [];
    if (ended) return;
  }
}
