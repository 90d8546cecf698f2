// Looking a global up takes Jest's sandbox thirty times as long as the multiplication does.
const { imul } = Math;

/**
 * A number in [0, 1) that depends only on the given words (FNV-1a, then a finaliser): the same flight, day and event
 * give the same number in any order and any process, so that any leg can be made again alone.
 */
export function chance(...parts: readonly (string | number)[]) {
  let h = 0x811c9dc5;
  for (const char of parts.join('|')) {
    h = imul(h ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  h = imul(h ^ (h >>> 16), 0x85ebca6b);
  h = imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

/** A standard normal number from the same kind of hash (Box–Muller). */
export function normal(...parts: readonly (string | number)[]) {
  const u = Math.max(chance(...parts, 'u'), 1e-9);
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * chance(...parts, 'v'));
}

/** One of the items, chosen by hash. Throws when there are none. */
export function pick<T>(items: readonly T[], ...parts: readonly (string | number)[]): T {
  const item = items[Math.floor(chance(...parts) * items.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}
