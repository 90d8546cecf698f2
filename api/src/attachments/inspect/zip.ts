import { crc32, inflateRawSync } from 'node:zlib';
import { Refused } from './findings.ts';

/** Bytes of all that an archive is unpacked to, and its files: a long book with pictures has less. */
const mostUnpacked = 60 * 1024 * 1024;
const mostEntries = 2_000;
const endLength = 22;
const longestComment = 1_000;

/** A file of an archive, as the archive's directory says it is (APPNOTE 4.3.12). */
interface Entry {
  name: string;
  method: number;
  crc: number;
  packed: number;
  size: number;
  at: number;
}

/**
 * Unpacks an archive by its directory alone, and no file to more than it declares.
 * @returns the files by their names in small letters: the parts of a document are found by them (ISO 29500-2, 6.2.2).
 * @throws {Refused}
 */
export function unzip(bytes: Buffer): ReadonlyMap<string, Buffer> {
  const entries = readDirectory(bytes);
  if (entries.reduce((sum, { size }) => sum + size, 0) > mostUnpacked)
    throw new Refused('file-bomb');
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    const name = entry.name.toLowerCase();
    if (name.split(/[\\/]/).includes('..') || /^[\\/]|^\w:|\0/.test(name) || files.has(name))
      throw new Refused('file-broken');
    files.set(name, unpack(bytes, entry));
  }
  return files;
}

/** Where the directory's end begins. After it there is a comment in words at most, so that no other program finds something else there. */
function endOf(bytes: Buffer): number {
  const at = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const length = at < 0 || at + endLength > bytes.length ? -1 : bytes.readUInt16LE(at + 20);
  const comment = bytes.subarray(at + endLength).toString('latin1');
  if (
    length !== comment.length ||
    length > longestComment ||
    /[^\t\n\r\x20-\x7e]|[<%]/.test(comment)
  )
    throw new Refused('file-two-kinds');
  return at;
}

function readDirectory(bytes: Buffer): Entry[] {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostEntries) throw new Refused('file-bomb');
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Refused('file-broken');
    // Files with a password.
    if (bytes.readUInt16LE(at + 8) & 1) throw new Refused('file-locked');
    const [name, extra, comment] = [28, 30, 32].map((part) => bytes.readUInt16LE(at + part)) as [
      number,
      number,
      number,
    ];
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + name),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + name + extra + comment;
  }
  if (at !== end) throw new Refused('file-broken');
  return entries;
}

function unpack(bytes: Buffer, { method, crc, packed, size, at }: Entry): Buffer {
  if (bytes.readUInt32LE(at) !== 0x04034b50) throw new Refused('file-broken');
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const content = inflated(bytes.subarray(from, from + packed), method, size);
  if (content.length !== size || crc32(content) !== crc) throw new Refused('file-broken');
  return content;
}

function inflated(content: Buffer, method: number, size: number): Buffer {
  if (method === 0) return content;
  if (method !== 8) throw new Refused('file-broken');
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(size, 1) });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Refused(code === 'ERR_BUFFER_TOO_LARGE' ? 'file-bomb' : 'file-broken');
  }
}
