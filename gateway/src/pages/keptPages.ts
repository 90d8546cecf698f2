import { LRUCache } from 'lru-cache';
import { atMost } from '../http/atMost.ts';

/** Of the memory for pages, what a network may take with pages that nobody has asked for again. */
const shareOfNetwork = 1 / 8;

/**
 * Pages in memory by their keys; who was used longest ago goes first. Whoever asks for thousands of addresses that nobody else asks
 * for fills a part of it only, and pushes out his own.
 */
export class KeptPages<Page extends { br: Uint8Array }> {
  readonly #pages: LRUCache<string, Page>;
  /** By the network that asked first, of how many bytes what is that nobody has asked for again. */
  readonly #asked = new LRUCache<string, LRUCache<string, number>>(atMost(10_000));
  readonly #askedBy = new Map<string, string>();
  readonly #share: number;

  /** @param maxBytes that all of them take, their keys with them. */
  constructor(maxBytes: number) {
    this.#share = maxBytes * shareOfNetwork;
    this.#pages = new LRUCache<string, Page>({
      maxSize: maxBytes,
      sizeCalculation: sizeOf,
      disposeAfter: (_page, key, reason) => {
        if (reason !== 'set') this.#release(key);
      },
    });
  }

  /** The page that somebody asks for. */
  get(key: string): Page | undefined {
    this.#release(key);
    return this.#pages.get(key);
  }

  /** A page, without anybody asking for it. */
  peek(key: string): Page | undefined {
    return this.#pages.peek(key);
  }

  /** @param network that asked for it, of a page that is not known yet; without one it is anybody's. */
  set(key: string, page: Page, network?: string): void {
    const isNew = !this.#pages.has(key);
    this.#pages.set(key, page);
    if (!isNew || network === undefined) return;
    this.#askedBy.set(key, network);
    this.#askedOf(network).set(key, sizeOf(page, key));
  }

  /** @returns each with its key, the one that was used last first. */
  entries(): Iterable<[string, Page]> {
    return this.#pages.entries();
  }

  #askedOf(network: string): LRUCache<string, number> {
    const known = this.#asked.get(network);
    if (known) return known;
    const asked = new LRUCache<string, number>({
      maxSize: this.#share,
      sizeCalculation: (size) => size,
      disposeAfter: (_size, key, reason) => {
        if (reason === 'evict') this.#pages.delete(key);
      },
    });
    this.#asked.set(network, asked);
    return asked;
  }

  /** From now on it is anybody's. */
  #release(key: string): void {
    const network = this.#askedBy.get(key);
    if (network === undefined) return;
    this.#askedBy.delete(key);
    this.#asked.peek(network)?.delete(key);
  }
}

const sizeOf = ({ br }: { br: Uint8Array }, key: string) => br.length + key.length + 300;
