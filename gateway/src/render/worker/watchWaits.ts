/** Looks, a quarter of a second apart, at a page that waits for no answer of the API, until it is given up. */
const mostLooks = 4;

/** What a page is waiting for. */
export interface Waiting {
  /** Whether the API is still to answer it. */
  asks: () => boolean;
  /** Called when it is given up. @returns what its error says. */
  givenUp: () => string;
}

/** Pages under way that may wait for what never comes. */
export interface Waits {
  /** What `work` makes of a page; rejects once the page waits for nothing that would come. */
  until<Made>(page: Waiting, work: Promise<Made>): Promise<Made>;
  /** Looks at all pages: called when the event loop is free to go on with any of them. */
  look(): void;
}

/**
 * Gives pages up that wait for nothing: a promise that nobody settles keeps a page for ten seconds, and its visitor too, and says of
 * nobody whose it is. What a page waits for on the server is the API alone; timers and turns of the event loop are no reason.
 */
export function watchWaits(): Waits {
  const pages = new Set<() => void>();
  return {
    async until({ asks, givenUp }, work) {
      let looks = 0;
      let look: () => void = () => undefined;
      const forNothing = new Promise<never>((_, reject) => {
        look = () => {
          looks = asks() ? 0 : looks + 1;
          if (looks === mostLooks) reject(new Error(givenUp()));
        };
      });
      pages.add(look);
      return Promise.race([work, forNothing]).finally(() => pages.delete(look));
    },
    look() {
      for (const look of pages) look();
    },
  };
}
