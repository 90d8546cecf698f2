import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** How often an answer changes: with the data only, or also with the minute. */
export type Freshness = 'data' | 'minute';
export type Coding = 'br' | 'gzip' | 'identity';

/** What `build` may give instead of an object: a text of another type, or headers of its own. */
export class HotText {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(text: string, headers: Readonly<Record<string, string>>) {
    this.text = text;
    this.headers = headers;
  }
}

const smallestCompressed = 600;

/** The bytes of an answer: compressed when a coding is first asked for, since most are asked for one alone. */
class Body {
  readonly identity: Buffer;
  #br: Buffer | undefined;
  #gzip: Buffer | undefined;

  constructor(identity: Buffer) {
    this.identity = identity;
    if (identity.length >= smallestCompressed) return;
    this.#br = identity;
    this.#gzip = identity;
  }

  get br(): Buffer {
    return (this.#br ??= brotliCompressSync(this.identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.identity.length,
      },
    }));
  }

  get gzip(): Buffer {
    return (this.#gzip ??= gzipSync(this.identity, { level: 6 }));
  }

  /** Compresses as the answer before it was asked for, so that the next one who asks need not wait. */
  prepareLike(before: Body): void {
    if (before.#br) void this.br;
    if (before.#gzip) void this.gzip;
  }
}

/** An answer as it goes over the wire: serialised once, compressed once per coding. */
export interface HotAnswer {
  /** With its content type. */
  headers: Readonly<Record<string, string>>;
  body: Body;
  etag: Record<Coding, string>;
  freshness: Freshness;
}

interface Entry {
  answer: HotAnswer;
  stamp: string;
  build: () => object;
  usedInMinute: number;
}

function serialise(value: object, freshness: Freshness): HotAnswer {
  const { text, headers } =
    value instanceof HotText ? value : new HotText(JSON.stringify(value), {});
  const identity = Buffer.from(text);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  // A strong validator names bytes, so each coding has its own.
  const etag = { identity: `"${hash}"`, br: `"${hash}-br"`, gzip: `"${hash}-gz"` };
  return {
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: new Body(identity),
    etag,
    freshness,
  };
}

/**
 * Answers kept ready by key, rebuilt when the data or the minute they were made for has passed. Bounded in entries and in
 * bytes: the least recently used go first.
 */
export class HotCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #keyOfUrl: LRUCache<string, string>;
  readonly #minuteNow: () => number;
  #version = 0;
  #urlsMinute = 0;

  constructor(minuteNow: () => number, limits = { entries: 400, bytes: 48 * 1024 * 1024 }) {
    this.#minuteNow = minuteNow;
    this.#entries = new LRUCache({ max: limits.entries, maxSize: limits.bytes });
    this.#keyOfUrl = new LRUCache({ max: limits.entries * 2 });
  }

  /** Makes every answer stale: the data has changed. */
  dataChanged() {
    this.#version += 1;
  }

  #stamp(freshness: Freshness) {
    return freshness === 'data' ? `${this.#version}` : `${this.#version}:${this.#minuteNow()}`;
  }

  #fresh(key: string, entry: Entry) {
    entry.usedInMinute = this.#minuteNow();
    const stamp = this.#stamp(entry.answer.freshness);
    return entry.stamp === stamp
      ? entry.answer
      : this.#store(key, entry.answer.freshness, entry.build);
  }

  #store(key: string, freshness: Freshness, build: () => object) {
    const stamp = this.#stamp(freshness);
    // What no longer exists (build throws) is not kept.
    const before = this.#entries.peek(key);
    this.#entries.delete(key);
    const answer = serialise(build(), freshness);
    // JSON of flights is compressed to a tenth or so, twice at most.
    const size = Math.max(1, Math.ceil(answer.body.identity.length * 1.3));
    const usedInMinute = before?.usedInMinute ?? this.#minuteNow();
    this.#entries.set(key, { answer, stamp, build, usedInMinute }, { size });
    return answer;
  }

  /** The answer under a key, made by `build` when it is not at hand. `build` must depend only on the key, data and minute. */
  answer(key: string, freshness: Freshness, build: () => object): HotAnswer {
    const entry = this.#entries.get(key);
    if (entry) return this.#fresh(key, entry);
    return this.#store(key, freshness, build);
  }

  /** A board without a date means another day after midnight, so what addresses mean is learnt anew each minute. */
  #forgetOldUrls() {
    const minute = this.#minuteNow();
    if (minute === this.#urlsMinute) return;
    this.#urlsMinute = minute;
    this.#keyOfUrl.clear();
  }

  /** Remembers that a raw address asks for a key, so that the next request needs no parsing. Valid for one minute. */
  remember(url: string, key: string) {
    this.#forgetOldUrls();
    this.#keyOfUrl.set(url, key);
  }

  /** The answer of a raw address that was asked before, or null. */
  byUrl(url: string): HotAnswer | null {
    this.#forgetOldUrls();
    const key = this.#keyOfUrl.get(url);
    const entry = key === undefined ? undefined : this.#entries.get(key);
    return key === undefined || entry === undefined ? null : this.#fresh(key, entry);
  }

  /** Keys of stale answers that were asked for within the last two minutes, the latest first. */
  staleKeys(): string[] {
    const recent = this.#minuteNow() - 2;
    // Iterated from the latest used on.
    return [...this.#entries.entries()]
      .filter(
        ([, entry]) =>
          entry.usedInMinute >= recent && entry.stamp !== this.#stamp(entry.answer.freshness),
      )
      .map(([key]) => key);
  }

  /** Rebuilds one answer ahead of its next request, without counting as a use. */
  rebuild(key: string) {
    const entry = this.#entries.peek(key);
    if (!entry || entry.stamp === this.#stamp(entry.answer.freshness)) return;
    try {
      const answer = this.#store(key, entry.answer.freshness, entry.build);
      answer.body.prepareLike(entry.answer.body);
    } catch {
      // The next request for it says why.
    }
  }

  get size() {
    return this.#entries.size;
  }
}
