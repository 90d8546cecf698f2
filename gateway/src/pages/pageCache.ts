import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(zlib.brotliCompress);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
/** Beside the requests: level 4 is within 6 % of level 9 here, and takes an eighth of its time. */
const quickly = 4;
/** For pages that are asked for again and again, when nothing is rendered: a tenth smaller, twenty times as long. */
const tightly = 10;

/** A rendered page, compressed. */
export interface PackedPage {
  status: number;
  /** False for a page that only those see who waited for it, since it shows a failure. */
  keep: boolean;
  br: Buffer;
  etag: string;
}

interface CachedPage extends PackedPage {
  /** Milliseconds since the epoch: when its data began to be read, and when it was done. */
  startedAt: number;
  renderedAt: number;
}

/** A page as it was rendered. */
export interface FreshPage {
  status: number;
  /** Whether it may be served again; a page that shows a failure may not. */
  keep: boolean;
  /** In UTF-8. */
  html: Uint8Array;
}

export interface CacheAnswer {
  /** From memory, fresh or not; with others who asked for it meanwhile; or rendered for this one. */
  state: 'hit' | 'stale' | 'joined' | 'miss';
  page: PackedPage;
}

export interface PageCache {
  /**
   * Answers a page: fresh from memory; stale from memory while a new one is made; else rendered now. When
   * rendering fails, or answers a 5xx, a page of before is better than none, however old.
   */
  get(key: string, render: () => Promise<FreshPage>): Promise<CacheAnswer>;
  /** From now on what was rendered before is shown only where rendering fails: the data it was made of changed. */
  expire(): void;
  /** Forgets all pages; one that is being rendered is not kept either. */
  clear(): void;
}

/** Whole pages are the same for everybody, so one rendering serves all who ask within a few seconds. */
export function createPageCache(options: {
  freshFor: number;
  staleFor: number;
  maxBytes?: number;
  now?: () => number;
  /** Whether nothing is rendered, so that there is time for what is not urgent. */
  isIdle?: () => boolean;
}): PageCache {
  const { freshFor, staleFor, maxBytes = 64 * 1024 * 1024, now = Date.now } = options;
  const { isIdle = () => true } = options;
  const noPages = () =>
    new LRUCache<string, CachedPage>({
      maxSize: maxBytes,
      sizeCalculation: ({ br }, key) => br.length + key.length + 300,
    });
  let pages = noPages();
  let changedAt = Number.NEGATIVE_INFINITY;
  const rendering = new Map<string, Promise<CachedPage>>();
  const tight = new WeakSet<CachedPage>();

  function make(key: string, render: () => Promise<FreshPage>): Promise<CachedPage> {
    const kept = pages;
    const startedAt = now();
    const made = render()
      .then(async (fresh) => {
        const page = { ...(await packPage(fresh)), startedAt, renderedAt: now() };
        if (page.keep) kept.set(key, page);
        return page;
      })
      .finally(() => {
        if (rendering.get(key) === made) rendering.delete(key);
      });
    rendering.set(key, made);
    return made;
  }

  let tightening = false;

  /** Packs a page tighter that was asked for again: in a thread of its own, one at a time, while nothing is rendered. */
  function tighten(page: CachedPage): void {
    if (tightening || tight.has(page) || !isIdle()) return;
    tight.add(page);
    tightening = true;
    void unpack(page)
      .then(async (html) => {
        page.br = await compressed(html, tightly);
      })
      .finally(() => {
        tightening = false;
      });
  }

  return {
    async get(key, render) {
      const known = pages.get(key);
      const holds = known !== undefined && known.startedAt >= changedAt;
      const age = holds ? (now() - known.renderedAt) / 1000 : Number.POSITIVE_INFINITY;
      if (known && age <= freshFor) {
        tighten(known);
        return { page: known, state: 'hit' };
      }
      const under = rendering.get(key);
      if (known && age <= freshFor + staleFor) {
        if (!under) make(key, render).catch(() => undefined);
        return { page: known, state: 'stale' };
      }
      try {
        const page = await (under ?? make(key, render));
        const failed = page.status >= 500 && known;
        if (failed) return { page: known, state: 'stale' };
        return { page, state: under ? 'joined' : 'miss' };
      } catch (error) {
        if (known) return { page: known, state: 'stale' };
        throw error;
      }
    },
    expire: () => {
      changedAt = now();
      // One that is being rendered may have read what was before.
      rendering.clear();
    },
    clear: () => {
      pages = noPages();
      rendering.clear();
    },
  };
}

/** Packs a page for those who asked for it. */
export async function packPage({ status, keep, html }: FreshPage): Promise<PackedPage> {
  const br = await compressed(html, quickly);
  const etag = `"${createHash('sha1').update(html).digest('base64url').slice(0, 22)}"`;
  return { status, keep, br, etag };
}

const compressed = (bytes: Uint8Array, quality: number) =>
  brotli(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

const brotliDecompress = promisify(zlib.brotliDecompress);

/** A page's HTML, for those few who take no brotli. */
export const unpack = ({ br }: Pick<PackedPage, 'br'>): Promise<Buffer> => brotliDecompress(br);
