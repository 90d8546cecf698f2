import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { KeptPages } from './keptPages.ts';

const brotli = promisify(zlib.brotliCompress);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = zlib.constants;
/** Beside the requests: level 4 is within 6 % of level 9 here, and takes an eighth of its time. */
const quickly = 4;
/**
 * For pages not found, of which there is no end and each is asked for once, and while visitors wait for pages: half of the time for
 * 4 % more bytes.
 */
const atOnce = 2;
/** For pages that are asked for again and again, when nothing is rendered: a tenth smaller, twenty times as long. */
const tightly = 10;

/** Looks back over 256 KB: no page is longer, and each compression of the usual 4 MB would make the collector look for memory. */
const window = 18;

/** A rendered page, compressed. */
export interface PackedPage {
  status: number;
  /** False for a page that only those see who waited for it, since it shows a failure. */
  keep: boolean;
  br: Buffer;
  etag: string;
  /** Milliseconds since the epoch, by the site's clock: its data were the API's at this moment. */
  dataAt: number;
  /** What the answers of the API are of that it was made of, by address. */
  times: Readonly<Record<string, string>>;
}

interface CachedPage extends PackedPage, Pick<FreshPage, 'holds'> {
  /** Milliseconds since the epoch: when its data began to be read. */
  startedAt: number;
  /** Milliseconds since the epoch until which nobody tries to make it anew, since the last one who tried failed. */
  restsUntil?: number;
}

/** A page as it was rendered. */
export interface FreshPage {
  status: number;
  /** Whether it may be served again; a page that shows a failure may not. */
  keep: boolean;
  /** In UTF-8. */
  html: Uint8Array;
  /** Whether it would be the same if it were made now; absent when only making it tells. */
  holds?: () => Promise<boolean>;
  /** What the answers of the API are of that it was made of, where they say so: instants by address. */
  times?: Readonly<Record<string, string>>;
  /** Milliseconds since the epoch: of when its data are, where the API did not answer and older ones served. */
  dataAt?: number;
}

export interface CacheAnswer {
  /** From memory, fresh or not; with others who asked for it meanwhile; or rendered for this one. */
  state: 'hit' | 'stale' | 'joined' | 'miss';
  page: PackedPage;
}

/** Which page is asked for: of which set of releases, at which address. */
export interface WantedPage {
  set: string;
  address: string;
}

/** @param address what it reads of its address (`readAddress`). */
export const wantedPage = (
  set: string,
  { origin, address }: { origin: string; address: string },
): WantedPage => ({ set, address: `${origin} ${address}` });

/**
 * Renders a page. @param refreshes whether a copy in memory serves meanwhile, so that nobody waits.
 * @param isGone whether those who waited for it are all gone.
 */
export type Render = (refreshes: boolean, isGone: () => boolean) => Promise<FreshPage>;

/** Who asks for a page. */
export interface Asker {
  /** Whether he has given up. */
  isGone?: () => boolean;
  /** Whose memory a page takes that nobody else asks for (`blockOf`). */
  network?: string;
}

/** A page that is being made. */
interface Making {
  /** The page of before, where it is as it would be made now; null as soon as that is known not to be so. */
  same: Promise<CachedPage | null>;
  made: Promise<CachedPage>;
  /** Somebody has waited for it for long. */
  isLong: boolean;
  /** Of those who wait for it, whether they are gone. */
  askers: (() => boolean)[];
  /** They were all gone as its turn came: it is not made. */
  isLeft: boolean;
}

export interface PageCache {
  /**
   * Answers a page: fresh from memory, else made now, which takes little where it is still the same. A page of before is better
   * than none when that fails, answers a 5xx or takes long, and better than to wait with hundreds of others; `dataAt` tells then
   * how old it is.
   */
  get(wanted: WantedPage, render: Render, asker?: Asker): Promise<CacheAnswer>;
  /**
   * Takes a page of a set that is about to replace the one before: it is shown then from the first moment, where it would still be the
   * same, and instead of that of before while it is made anew.
   */
  prepare(wanted: WantedPage, page: FreshPage): Promise<void>;
  /** From now on what was rendered before is out of date: the data it was made of changed. */
  expire(): void;
  /** The set of releases was replaced: its pages are out of date; one that is being rendered is not kept. */
  replace(before: string): void;
}

/**
 * Milliseconds after a change in which a page of before may still be shown, while too many wait for new ones: a changed fact is on every
 * page within five seconds, and the thousands of pages that a crowd asks for are rendered anew in a minute.
 */
const handOver = { fact: 3_000, releases: 60_000 };
/**
 * Milliseconds after which who waits for a new page looks again whether too many do, and how often until the page of before serves: for
 * the first who waits, and at once for those who come then.
 */
const patience = 50;
const mostLooks = 20;
/** Milliseconds between two tries to make a page anew that is served meanwhile: a full queue is not asked by each of its visitors. */
const rest = 1_000;

/** Whole pages are the same for everybody, so one rendering serves all who ask within a few seconds. */
export function createPageCache(options: {
  /** Seconds. */
  freshFor: number;
  staleFor: number;
  maxBytes?: number;
  now?: () => number;
  /** Whether nothing is rendered, so that there is time for what is not urgent. */
  isIdle?: () => boolean;
  /** Whether visitors wait for pages to be rendered. */
  isCrowded?: () => boolean;
}): PageCache {
  const { freshFor, staleFor, maxBytes = 64 * 1024 * 1024, now = Date.now } = options;
  const { isIdle = () => true, isCrowded = () => false } = options;
  const noPages = () => new KeptPages<CachedPage>(maxBytes);
  let pages = noPages();
  let changedAt = Number.NEGATIVE_INFINITY;
  let beforeUntil = Number.NEGATIVE_INFINITY;
  /** Of sets that are about to go live. */
  let coming = noPages();
  /** What the set before showed, until the new one's pages are made. */
  let earlier: { set: string; pages: typeof pages } | null = null;
  const rendering = new Map<string, Making>();
  const tight = new WeakSet<CachedPage>();

  /** A page that is still as it would be made, which makes it one of now; else null. */
  async function unchanged(known: CachedPage | undefined, startedAt: number) {
    const holds = await known?.holds?.().catch(() => false);
    return known && holds ? Object.assign(known, { startedAt, dataAt: startedAt }) : null;
  }

  async function pack(
    kept: KeptPages<CachedPage>,
    key: string,
    fresh: FreshPage,
    { startedAt, network }: { startedAt: number; network?: string | undefined },
  ) {
    const packed = await packPage(fresh, startedAt, isCrowded());
    const page = { ...packed, startedAt, ...(fresh.holds && { holds: fresh.holds }) };
    if (page.keep) kept.set(key, page, network);
    return page;
  }

  /** Makes a page anew, unless the one of before is as it would be. */
  function make(key: string, render: Render, refreshes: boolean, network?: string): Making {
    const isGone = () =>
      (making.isLeft ||= !refreshes && making.askers.every((isGone) => isGone()));
    const kept = pages;
    const startedAt = now();
    const same = unchanged(kept.peek(key), startedAt);
    const made = same
      .then(
        async (page) =>
          page ?? pack(kept, key, await render(refreshes, isGone), { startedAt, network }),
      )
      .finally(() => {
        if (rendering.get(key) === making) rendering.delete(key);
      });
    const making: Making = { same, made, isLong: false, askers: [], isLeft: false };
    rendering.set(key, making);
    return making;
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

  /** The page that was shown before the last change, as long as that is to be seen. */
  function pageOfBefore(address: string): CachedPage | undefined {
    if (now() > beforeUntil) earlier = null;
    return earlier?.pages.get(keyOf({ set: earlier.set, address }));
  }

  /** What was shown of a set that is replaced, and for addresses that nobody has asked it for what the one before that showed. */
  function withThoseBefore(set: string): typeof pages {
    if (!earlier || now() > beforeUntil) return pages;
    const shown = `${earlier.set} `;
    for (const [key, page] of earlier.pages.entries()) {
      const address = key.slice(shown.length);
      const known = keyOf({ set, address });
      if (key.startsWith(shown) && !pages.peek(known)) pages.set(known, page);
    }
    return pages;
  }

  const rests = ({ restsUntil = 0 }: CachedPage) => now() < restsUntil;
  /** A page that could not be made anew rests, unless it was of releases that nobody is shown any more. */
  function letRest(page: CachedPage, { made }: Making): void {
    const of = pages;
    made.catch(() => {
      if (of === pages) page.restsUntil = now() + rest;
    });
  }

  /** A page once it is made, or null as soon as too many wait for theirs, or when it takes long. */
  async function soon(making: Making): Promise<CachedPage | null> {
    for (let look = 0; !making.isLong && !isCrowded(); look++) {
      making.isLong = look === mostLooks;
      const page = await withPatience(making.made);
      if (page) return page;
    }
    return null;
  }

  return {
    async get(wanted, render, { isGone = () => false, network } = {}) {
      const key = keyOf(wanted);
      const known = pages.get(key);
      const isOfNow = known !== undefined && known.startedAt >= changedAt;
      const age = isOfNow ? (now() - known.startedAt) / 1000 : Number.POSITIVE_INFINITY;
      if (known && age <= freshFor) {
        tighten(known);
        return { page: known, state: 'hit' };
      }
      const present = rendering.get(key);
      const under = present?.isLeft ? undefined : present;
      const outdated = known ?? pageOfBefore(wanted.address);
      const mayServe = age <= freshFor + staleFor || now() <= beforeUntil;
      const isResting = outdated !== undefined && !under && rests(outdated);
      const reasons = [mayServe, isResting, isCrowded()].filter(Boolean).length;
      if (outdated && reasons > 1) {
        if (isResting) return { page: outdated, state: 'stale' };
        // Who waits for a page that nobody has goes before.
        const making = under ?? make(key, render, true, network);
        if (!under) letRest(outdated, making);
        // To know that it is still the same takes nobody's turn.
        const same = await withPatience(making.same);
        return same ? { page: same, state: 'hit' } : { page: outdated, state: 'stale' };
      }
      try {
        const making = under ?? make(key, render, false, network);
        making.askers.push(isGone);
        const { made } = making;
        if (outdated) letRest(outdated, making);
        const page = outdated && mayServe ? await soon(making) : await made;
        const failed = !page || page.status >= 500;
        if (failed && outdated) return { page: outdated, state: 'stale' };
        return { page: page ?? (await made), state: under ? 'joined' : 'miss' };
      } catch (error) {
        if (outdated) return { page: outdated, state: 'stale' };
        throw error;
      }
    },
    prepare: async (wanted, page) =>
      void (await pack(coming, keyOf(wanted), page, { startedAt: now() })),
    expire: () => {
      changedAt = now();
      beforeUntil = changedAt + handOver.fact;
      // One that is being rendered may have read what was before.
      rendering.clear();
    },
    replace: (before) => {
      earlier = { set: before, pages: withThoseBefore(before) };
      changedAt = now();
      beforeUntil = changedAt + handOver.releases;
      pages = coming;
      coming = noPages();
      rendering.clear();
    },
  };
}

/** What is awaited, or null when it takes long. */
function withPatience<T>(awaited: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const later = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  return Promise.race([awaited, later]).finally(() => clearTimeout(timer));
}

const keyOf = ({ set, address }: WantedPage) => `${set} ${address}`;

/**
 * Packs a page for those who asked for it.
 * @param startedAt when its data began to be read; not given for one that nobody is served later.
 * @param isCrowded whether others wait for theirs.
 */
export async function packPage(
  { status, keep, html, times = {}, dataAt }: FreshPage,
  startedAt = Number.POSITIVE_INFINITY,
  isCrowded = false,
): Promise<PackedPage> {
  const br = await compressed(html, status === 200 && !isCrowded ? quickly : atOnce);
  return { status, keep, br, etag: etagOf(html), times, dataAt: dataAt ?? startedAt };
}

const etagOf = (html: Uint8Array) =>
  `"${createHash('sha1').update(html).digest('base64url').slice(0, 22)}"`;

/** The same page with other HTML, for one that is served now and then. */
export async function repack(page: PackedPage, html: Uint8Array): Promise<PackedPage> {
  return { ...page, br: await compressed(html, atOnce), etag: etagOf(html) };
}

const compressed = (bytes: Uint8Array, quality: number) =>
  brotli(bytes, {
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [BROTLI_PARAM_LGWIN]: window,
    },
  });

const brotliDecompress = promisify(zlib.brotliDecompress);

/** A page's HTML, for those few who take no brotli. */
export const unpack = ({ br }: Pick<PackedPage, 'br'>): Promise<Buffer> => brotliDecompress(br);
