import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)];

export type Coding = 'br' | 'gzip' | 'identity';

/** Bytes as they go over the wire, and the validator that names them. */
export interface Coded {
  bytes: Buffer;
  etag: string;
  /** Whether the coding was applied: the smallest answers travel as they are. */
  isCompressed: boolean;
}

const smallestCompressed = 600;
/** Asked for so often, an answer is worth compressing well: what is dear to make is mostly asked for once. */
const worthwhile = 3;
const levels = { quick: { br: 1, gzip: 1 }, good: { br: 5, gzip: 6 } } as const;
type Level = keyof typeof levels;

/** What is compressed at a time: libuv has four threads. */
const atOnce = 4;
interface Room {
  bytes: Buffer;
  /** When the compression that has it is done. */
  free: Promise<unknown>;
}
/** Memory that answers are put together in; half a megabyte of new memory for each keeps the garbage collector busy. */
const rooms = Array.from({ length: atOnce }, (): Room => ({
  bytes: Buffer.allocUnsafeSlow(64 * 1024),
  free: Promise.resolve(),
}));
let turn = 0;

/** Does something with the parts one behind the other, when one of the rooms is free. */
function assembled<T>(
  parts: readonly Buffer[],
  length: number,
  use: (bytes: Buffer) => Promise<T>,
): Promise<T> {
  turn = (turn + 1) % atOnce;
  const room = rooms[turn] as Room;
  const done = room.free.then(() => {
    if (room.bytes.length < length) room.bytes = Buffer.allocUnsafeSlow(2 * length);
    let at = 0;
    for (const part of parts) at += part.copy(room.bytes, at);
    return use(room.bytes.subarray(0, length));
  });
  room.free = done.catch(() => undefined);
  return done;
}

/** Beside what else the process does: half a megabyte takes 3 ms at the quick level and 15 at the good one. */
function compress(bytes: Buffer, coding: 'br' | 'gzip', level: Level): Promise<Buffer> {
  if (coding === 'gzip') return gzipOf(bytes, { level: levels[level].gzip });
  return brotliOf(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: levels[level].br,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowOf(bytes.length),
    },
  });
}

/**
 * Looks back as far as the bytes go, and no further. The usual 4 MB and its tables are memory that Node tells the garbage
 * collector of: at a hundred answers a second that is a collection each, 60 ms of everybody's time.
 */
const windowOf = (length: number) =>
  Math.min(Math.max(Math.ceil(Math.log2(length)), 14), constants.BROTLI_DEFAULT_WINDOW);

/**
 * The bytes of an answer: compressed when a coding is first asked for, since most are asked for one alone; quickly at
 * first, which takes a fifth of the time for a fourth more bytes, and well when it is asked for again and again.
 */
export class CachedBody {
  readonly #parts: readonly Buffer[];
  readonly #length: number;
  readonly #hash: string;
  readonly #made = new Map<string, Buffer>();
  readonly #making = new Map<string, Promise<Buffer>>();
  #asked: number;

  /**
   * @param parts the bytes, in pieces that other answers may have as well.
   * @param before the answer in whose place this one comes: it is asked for as often.
   */
  constructor(parts: readonly Buffer[], before?: CachedBody) {
    this.#parts = parts;
    this.#length = parts.reduce((sum, part) => sum + part.length, 0);
    const hash = createHash('sha256');
    for (const part of parts) hash.update(part);
    this.#hash = hash.digest('base64url').slice(0, 22);
    this.#asked = before === undefined ? 0 : before.#asked;
  }

  /** The bytes as they are. */
  get identity(): Buffer {
    const [only] = this.#parts;
    return this.#parts.length === 1 && only ? only : Buffer.concat(this.#parts);
  }

  /** Names the bytes: the validator of who asks for them as they are. */
  get version(): string {
    return this.#etag('identity', this.#level);
  }

  /** About how much memory it takes: JSON is compressed to a tenth or so, twice at most; parts are shared. */
  get size(): number {
    return Math.max(1, Math.ceil(this.#length * (this.#parts.length === 1 ? 1.3 : 0.3)));
  }

  get #level(): Level {
    return this.#asked < worthwhile ? 'quick' : 'good';
  }

  // A strong validator names bytes, so each coding has its own, and each level of it.
  #etag(coding: Coding, level: Level): string {
    if (coding === 'identity') return `"${this.#hash}"`;
    return `"${this.#hash}-${coding === 'br' ? 'br' : 'gz'}${level === 'quick' ? '1' : ''}"`;
  }

  #make(coding: 'br' | 'gzip', level: Level): Promise<Buffer> {
    const name = `${coding} ${level}`;
    const making =
      this.#making.get(name) ??
      assembled(this.#parts, this.#length, (bytes) => compress(bytes, coding, level));
    this.#making.set(name, making);
    return making
      .then((bytes) => {
        this.#made.set(name, bytes);
        // The better one takes the other's place.
        if (level === 'good') this.#made.delete(`${coding} quick`);
        return bytes;
      })
      .finally(() => this.#making.delete(name));
  }

  /** The validators of a coding, the present one first: who has one of them has this content. */
  etags(coding: Coding): readonly string[] {
    const now = this.#etag(coding, this.#level);
    return [now, ...(['good', 'quick'] as const).map((level) => this.#etag(coding, level))];
  }

  /** What is sent to who asks for a coding: at once where it is made. */
  in(coding: Coding): Coded | Promise<Coded> {
    const level = this.#level;
    const etag = this.#etag(coding, level);
    if (coding === 'identity' || this.#length < smallestCompressed)
      return { bytes: this.identity, etag, isCompressed: false };
    this.#asked += 1;
    const compressed = (bytes: Buffer) => ({ bytes, etag, isCompressed: true });
    const made = this.#made.get(`${coding} ${level}`);
    return made ? compressed(made) : this.#make(coding, level).then(compressed);
  }

  /** Compresses as the answer before it was asked for, so that the next one who asks need not wait. */
  async prepareLike(before: CachedBody): Promise<void> {
    const asked = (['br', 'gzip'] as const).filter((coding) =>
      [...before.#made.keys()].some((name) => name.startsWith(coding)),
    );
    await Promise.all(asked.map((coding) => this.#make(coding, this.#level)));
  }
}
