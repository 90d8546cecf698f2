import { LRUCache } from 'lru-cache';
import { CachedBody } from './cachedBody.ts';

/** How often an answer changes: with the data only, or also with the minute. */
export type Freshness = 'data' | 'minute';

/** What `build` may give instead of an object: a text of another type or in pieces, or headers of its own. */
export class CachedText {
  readonly text: string | readonly Buffer[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(text: string | readonly Buffer[], headers: Readonly<Record<string, string>> = {}) {
    this.text = text;
    this.headers = headers;
  }
}

/** An answer as it goes over the wire: serialised once, compressed once per coding. */
export interface CachedAnswer {
  /** With its content type. */
  headers: Readonly<Record<string, string>>;
  body: CachedBody;
  freshness: Freshness;
}

interface Entry {
  answer: CachedAnswer;
  stamp: string;
  build: () => object;
  usedInMinute: number;
}

function serialise(value: object, freshness: Freshness, before?: CachedBody): CachedAnswer {
  const { text, headers } =
    value instanceof CachedText ? value : new CachedText(JSON.stringify(value));
  return {
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: new CachedBody(typeof text === 'string' ? [Buffer.from(text)] : text, before),
    freshness,
  };
}

/**
 * Answers kept ready by key, rebuilt when the data or the minute they were made for has passed. Bounded in entries and in
 * bytes: the least recently used go first. What is asked for once stays a moment and pushes nothing out: a thousand different
 * questions are no reason to forget the board, and what is kept long is dear to collect.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, Entry>;
  /** What was asked for once of late; it moves to the others when it is asked for again. */
  readonly #once: LRUCache<string, Entry>;
  readonly #keyOfUrl: LRUCache<string, string>;
  readonly #minuteNow: () => number;
  #version = 0;
  #urlsMinute = 0;

  constructor(
    minuteNow: () => number,
    limits = { entries: 2_000, bytes: 48 * 1024 * 1024, once: 64 },
  ) {
    this.#minuteNow = minuteNow;
    this.#once = new LRUCache({ max: limits.once });
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
    const answer = serialise(build(), freshness, before?.answer.body);
    const usedInMinute = before?.usedInMinute ?? this.#minuteNow();
    const entry = { answer, stamp, build, usedInMinute };
    if (before) this.#keep(key, entry);
    else this.#once.set(key, entry);
    return answer;
  }

  #keep(key: string, entry: Entry) {
    this.#entries.set(key, entry, { size: entry.answer.body.size });
  }

  /** What is at hand under a key, which is asked for now. */
  #find(key: string): Entry | undefined {
    const kept = this.#entries.get(key);
    if (kept) return kept;
    const again = this.#once.get(key);
    if (again) {
      this.#once.delete(key);
      this.#keep(key, again);
    }
    return again;
  }

  /** The answer under a key, made by `build` when it is not at hand. `build` must depend only on the key, data and minute. */
  answer(key: string, freshness: Freshness, build: () => object): CachedAnswer {
    const entry = this.#find(key);
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
  byUrl(url: string): CachedAnswer | null {
    this.#forgetOldUrls();
    const key = this.#keyOfUrl.get(url);
    const entry = key === undefined ? undefined : this.#find(key);
    return key === undefined || entry === undefined ? null : this.#fresh(key, entry);
  }

  /** As `byUrl`; null also for what no longer exists, of which who asks for it is told why. */
  ready(url: string): CachedAnswer | null {
    try {
      return this.byUrl(url);
    } catch {
      return null;
    }
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
      // Who asks next compresses it anew where that failed.
      answer.body.prepareLike(entry.answer.body).catch(() => undefined);
    } catch {
      // The next request for it says why.
    }
  }

  /** Drops stale answers that nobody has asked for within the last two minutes: they keep pieces of their minute. */
  dropUnused() {
    const recent = this.#minuteNow() - 2;
    for (const entries of [this.#entries, this.#once])
      for (const [key, { answer, stamp, usedInMinute }] of entries.entries())
        if (usedInMinute < recent && stamp !== this.#stamp(answer.freshness)) entries.delete(key);
  }

  get size() {
    return this.#entries.size + this.#once.size;
  }
}
