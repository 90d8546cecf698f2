import { createHash } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** A rendered page, compressed once. */
export interface CachedPage {
  status: number;
  /** False for a page that only those see who waited for it, since it shows a failure. */
  keep: boolean;
  html: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
  /** Milliseconds since the epoch: when its data began to be read, and when it was done. */
  startedAt: number;
  renderedAt: number;
}

/** A page being rendered: its status is known, its HTML comes in pieces. */
export interface PageStream {
  status: number;
  /** Whether it may be served again; a page that shows a failure may not. */
  keep: boolean;
  html: Readable;
}

/**
 * `page` when the whole page is at hand; `stream` for the one who asked first and reads along while it is
 * rendered.
 */
export type CacheAnswer =
  { state: 'hit' | 'stale' | 'joined'; page: CachedPage } | { state: 'miss'; stream: PageStream };

export interface PageCache {
  /**
   * Answers a page: fresh from memory; stale from memory while a new one is made; else rendered now. When
   * rendering fails, or answers a 5xx, a stale page is better than none.
   */
  get(key: string, render: () => Promise<PageStream>): Promise<CacheAnswer>;
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
}): PageCache {
  const { freshFor, staleFor, maxBytes = 64 * 1024 * 1024, now = Date.now } = options;
  const noPages = () =>
    new LRUCache<string, CachedPage>({
      maxSize: maxBytes,
      sizeCalculation: ({ html, br, gzip }) => html.length + br.length + gzip.length + 200,
    });
  let pages = noPages();
  let changedAt = Number.NEGATIVE_INFINITY;
  const rendering = new Map<string, Promise<CachedPage>>();

  /** Renders, and keeps the page when it is whole; `live` carries the HTML as it comes. */
  async function make(key: string, render: () => Promise<PageStream>): Promise<PageStream> {
    let done: (page: CachedPage) => void = () => undefined;
    let failed: (error: unknown) => void = () => undefined;
    const whole = new Promise<CachedPage>((resolve, reject) => {
      done = resolve;
      failed = reject;
    });
    whole
      .catch(() => undefined)
      .finally(() => {
        if (rendering.get(key) === whole) rendering.delete(key);
      });
    rendering.set(key, whole);
    const kept = pages;
    const startedAt = now();
    try {
      const { status, keep, html } = await render();
      const live = new PassThrough();
      const chunks: Buffer[] = [];
      // Written whatever the reader does: one who hangs up or reads slowly must not hold up the others.
      html.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        live.write(chunk);
      });
      html.on('error', (error) => {
        failed(error);
        live.destroy(error);
      });
      html.on('end', () => {
        live.end();
        compress(status, keep, Buffer.concat(chunks), startedAt).then((page) => {
          if (keep) {
            kept.set(key, page);
            packTighter(page);
          }
          done(page);
        }, failed);
      });
      // Nobody may read along, when a stale page is renewed.
      live.on('error', () => undefined);
      return { status, keep, html: live };
    } catch (error) {
      failed(error);
      throw error;
    }
  }

  let packing = false;

  /**
   * Replaces a kept page's brotli by one that is a tenth smaller and takes twenty times as long: beside the requests,
   * in a thread of its own, and one page at a time, so that it never takes more than one core.
   */
  function packTighter(page: CachedPage): void {
    if (packing) return;
    packing = true;
    void brotli(page.html, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 10 } })
      .then((br) => {
        page.br = br;
      })
      .finally(() => {
        packing = false;
      });
  }

  async function compress(
    status: number,
    keep: boolean,
    html: Buffer,
    startedAt: number,
  ): Promise<CachedPage> {
    const [br, gz] = await Promise.all([
      // Level 5 is within 3 % of level 9 here and takes a fifth of its time.
      brotli(html, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }),
      gzip(html),
    ]);
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    return { status, keep, html, br, gzip: gz, etag, startedAt, renderedAt: now() };
  }

  return {
    async get(key, render) {
      const known = pages.get(key);
      const holds = known !== undefined && known.startedAt >= changedAt;
      const age = holds ? (now() - known.renderedAt) / 1000 : Number.POSITIVE_INFINITY;
      if (known && age <= freshFor) return { page: known, state: 'hit' };
      const under = rendering.get(key);
      if (known && age <= freshFor + staleFor) {
        if (!under)
          make(key, render).then(
            ({ html }) => html.resume(),
            () => undefined,
          );
        return { page: known, state: 'stale' };
      }
      if (under) return { page: await under, state: 'joined' };
      return { stream: await make(key, render), state: 'miss' };
    },
    expire: () => {
      changedAt = now();
      // One that is being rendered may have read what was before.
      rendering.clear();
    },
    clear: () => {
      pages = noPages();
    },
  };
}
