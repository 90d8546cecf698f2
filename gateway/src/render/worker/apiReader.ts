import { LRUCache } from 'lru-cache';
import type { ApiAnswer } from 'shell/contract';
import type { ApiText } from '../../api/apiText.ts';
import { ofTheProcess } from './watchTimers.ts';

/** How long an answer serves all pages that need it, in milliseconds: what changed meanwhile ends it (`expire`). */
const freshFor = 1_000;
/** Characters of the bodies that stay at hand, parsed. */
const keptSize = 8_000_000;

export interface ReadAnswer {
  answer: ApiAnswer;
  /** Characters of its text. */
  size: number;
  /** The same for the same answer; absent for one that nobody else gets. */
  version?: string;
  /** When it was the API's, where that is a while ago. */
  dataAt?: number;
}

export interface ApiReader {
  /** @param url with its query, as the API knows it: `/v2/facts`. */
  read(url: string, visitor: string): Promise<ReadAnswer>;
  expire(): void;
}

/**
 * Reads the API for pages: what several ask for within a few seconds is fetched once, parsed once, and frozen, so that no
 * page changes what the next one reads. It belongs to the process, and works outside of the page that asks: what it waits
 * for, and every timer of the library that keeps the answers, would else end with that page.
 * @param ask gets an answer from the gateway.
 * @param clock milliseconds, for how old an answer is.
 */
export function createApiReader(
  ask: (url: string, visitor: string) => Promise<ApiText>,
  clock: { now(): number } = performance,
): ApiReader {
  const kept = new LRUCache<string, ReadAnswer>({
    maxSize: keptSize,
    ttl: freshFor,
    perf: clock,
    // Each look at the clock is a real one: kept between two of them by a timer, it once stood still for good.
    ttlResolution: 0,
    // What is out of date may still be what the API says (`fetchAnswer`).
    noDeleteOnStaleGet: true,
  });
  const under = new Map<string, Promise<ReadAnswer>>();
  let generation = 0;

  async function fetchAnswer(url: string, visitor: string): Promise<ReadAnswer> {
    const begun = generation;
    const { status, body, failure, once, version, dataAt } = await ask(url, visitor);
    // The same answer is the same object: what pages make of it (a board's day, its text index) they make once.
    const known = version && !failure ? kept.peek(url, { allowStale: true }) : undefined;
    const before = known?.version === version ? known : undefined;
    const answer = {
      answer:
        before?.answer ?? Object.freeze({ status, data: parse(body), ...(failure && { failure }) }),
      size: body.length,
      ...(version !== undefined && { version }),
      ...(dataAt !== undefined && { dataAt }),
    };
    // Refusals and failures may have been one visitor's.
    const lasts = (status >= 200 && status < 300) || status === 404;
    if (lasts && !once && begun === generation) kept.set(url, answer, { size: body.length + 100 });
    return answer;
  }

  function read(url: string, visitor: string): Promise<ReadAnswer> {
    const known = kept.get(url);
    if (known) return Promise.resolve(known);
    const fetching = under.get(url);
    if (fetching) return fetching;
    const started = fetchAnswer(url, visitor).finally(() => {
      if (under.get(url) === started) under.delete(url);
    });
    under.set(url, started);
    return started;
  }

  return {
    read: (url, visitor) => ofTheProcess(() => read(url, visitor)),
    expire() {
      generation += 1;
      kept.clear();
      under.clear();
    },
  };
}

function parse(body: string): unknown {
  try {
    return freeze(JSON.parse(body) as unknown);
  } catch {
    // A proxy's page in front of a missing API.
    return null;
  }
}

/** Frozen to the bottom: the store, which freezes what it keeps, then has nothing left to do. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
