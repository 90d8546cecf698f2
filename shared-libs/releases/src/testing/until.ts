/** Milliseconds between two looks, and after which a test gives up: a machine with much other work is slow, not wrong. */
const pause = 20;
const patience = 60_000;

/**
 * Looks until what another process or a watcher does is there. The one way in which a test waits for what it cannot be told.
 * @param look what is the case now.
 * @param wanted whether that is it.
 * @returns the first that is.
 * @throws with the last that was seen, once it waited for a minute.
 */
export async function until<T>(
  look: () => Promise<T> | T,
  wanted: (seen: T) => boolean = Boolean,
): Promise<T> {
  const ends = performance.now() + patience;
  for (;;) {
    const seen = await look();
    if (wanted(seen)) return seen;
    if (performance.now() > ends)
      throw new Error(`Not so within ${patience / 1_000} s; the last look saw ${show(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

const show = (seen: unknown) => (JSON.stringify(seen) ?? String(seen)).slice(0, 300);
