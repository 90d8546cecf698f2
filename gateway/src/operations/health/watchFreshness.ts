import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ServedPage } from '../../pages/pageRoutes.ts';

export interface FreshnessWatch {
  /** A page was served. */
  served: (page: ServedPage) => void;
  /** What is wrong, in a sentence; null while pages are as new as the API's data. */
  fault(): string | null;
  /** Seconds that the pages of the last look were behind the API, at the most. */
  lag(): number;
  /** Compares what was served since the last look with what the API says now. */
  look(): Promise<void>;
}

/** Seconds beyond which pages are a fault, and answers of the API that a look compares. */
const mostLag = 120;
const compared = 4;

/**
 * Compares pages as they are served with the API as it answers now: whatever keeps an answer too long between the two, it is
 * said within a minute. The data of a quiet hour are watched by the pages that the watch itself asks for.
 * @param read the newest instant of an API's answer, asked for anew; null when it does not answer, or states none.
 */
export function watchFreshness(
  read: (url: string) => Promise<string | null>,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): FreshnessWatch {
  let pages = new Map<string, ServedPage>();
  let behind: string | null = null;
  let lag = 0;

  async function lagOf(page: ServedPage, url: string): Promise<{ lag: number; sentence: string }> {
    const shown = page.times[url] ?? '';
    const present = await read(url);
    const seconds = present === null ? 0 : (Date.parse(present) - Date.parse(shown)) / 1_000;
    const sentence = `${page.address} shows ${url} of ${shown}, the API has ${present}`;
    return { lag: Number.isFinite(seconds) ? Math.max(0, seconds) : 0, sentence };
  }

  return {
    served(page) {
      if (Object.keys(page.times).length === 0) return;
      pages.delete(page.address);
      pages.set(page.address, page);
      const [oldest] = pages.keys();
      if (pages.size > compared && oldest !== undefined) pages.delete(oldest);
    },
    fault: () => behind,
    lag: () => lag,
    async look() {
      const seen = pages;
      pages = new Map();
      const asked = [...seen.values()].flatMap((page) =>
        Object.keys(page.times).map((url) => [page, url] as const),
      );
      // The last ones: an address that a page has only now, such as a board's hours, is asked for now too.
      const found = await Promise.all(
        asked.slice(-compared).map(([page, url]) => lagOf(page, url)),
      );
      const worst = found.toSorted((a, b) => b.lag - a.lag)[0];
      lag = worst?.lag ?? 0;
      const before = behind;
      behind = worst && lag > mostLag ? worst.sentence : null;
      if (behind !== null && before === null)
        log.error({ lag }, `pages are behind the API: ${behind}`);
      if (behind === null && before !== null) log.info('pages are as new as the API again');
    },
  };
}

/** Milliseconds between two looks. */
const lookEvery = 15_000;

/**
 * Looks again and again while the site listens; asks for a page itself, since nobody may have.
 * @param host under which the site is known.
 */
export function lookAtPages(
  app: FastifyInstance,
  watch: Pick<FreshnessWatch, 'look'>,
  host: string,
): void {
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    await app.inject({ url: '/', headers: { host } });
    await watch.look();
  };
  app.addHook('onListen', (done) => {
    timer = setInterval(() => void look().catch(() => undefined), lookEvery).unref();
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}
