import { on } from 'node:events';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type Options, type ZipFile } from 'yauzl';
import { FeedStopped, type Faults } from './faults.ts';

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

/** A feed has thirty kinds of files. */
const mostFiles = 1_000;

/**
 * Opens a feed's archive. Each file that is asked for is read as a stream: a feed of any size takes a few megabytes of memory here.
 * @throws {FeedStopped} with a fault when there is no such archive or it is too large.
 */
export async function zipFiles(path: string, faults: Faults): Promise<FeedFiles> {
  const found = await stat(path).catch(() => null);
  const name = baseName(path);
  if (!found?.isFile()) return faults.stop(name, null, 'there is no such file');
  if (found.size > zipLimits.zip)
    return faults.stop(name, null, `has more than ${zipLimits.zip / mebibyte} MB`);
  const names = new Set<string>();
  try {
    for await (const { entry } of entriesOf(path)) {
      if (names.size >= mostFiles)
        return faults.stop(name, null, `has more than ${mostFiles} files`);
      if (!entry.fileName.endsWith('/')) names.add(baseName(entry.fileName));
    }
  } catch (error) {
    if (!isZipFault(error)) throw error;
    return faults.stop(name, null, `is not a ZIP archive that can be read: ${error.message}`);
  }
  if (names.size === 0) return faults.stop(name, null, 'is empty');
  return {
    names,
    async *read(wanted) {
      try {
        for await (const { entry, zip } of entriesOf(path)) {
          if (baseName(entry.fileName) !== wanted) continue;
          if (entry.uncompressedSize > zipLimits.file)
            faults.stop(wanted, null, `has more than ${zipLimits.file / mebibyte} MB unpacked`);
          let sum = 0;
          for await (const piece of await streamOf(zip, entry)) {
            sum = crc32(piece, sum);
            yield piece;
          }
          if (sum !== entry.crc32)
            faults.stop(wanted, null, 'is damaged: its checksum is another than the archive says');
          return;
        }
      } catch (error) {
        if (!isZipFault(error)) throw error;
        faults.stop(name, null, `cannot be unpacked: ${error.message}`);
      }
    },
  };
}

/** What is wrong with an archive has no code, or one of zlib; the errors of files have others. */
function isZipFault(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof FeedStopped) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined || code.startsWith('Z_');
}

/** The files of an archive, by its directory; it is closed with the loop. */
async function* entriesOf(path: string): AsyncGenerator<{ entry: Entry; zip: ZipFile }, void> {
  const zip = await promisify<string, Options, ZipFile>(yauzl.open)(path, {
    lazyEntries: true,
    autoClose: false,
  });
  try {
    const entries = on(zip, 'entry', { close: ['end'] });
    zip.readEntry();
    for await (const [entry] of entries as AsyncIterable<[Entry]>) {
      yield { entry, zip };
      zip.readEntry();
    }
  } finally {
    zip.close();
  }
}

/** A file's unpacked bytes; it ends with an error where there are more or fewer than the directory says. */
const streamOf = (zip: ZipFile, entry: Entry): Promise<AsyncIterable<Uint8Array>> =>
  new Promise((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  );
