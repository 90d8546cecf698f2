/**
 * Place of the item that a key leads to from the one at `at`, around the ends: arrows, Home, End, or a letter that
 * its words begin with. `undefined`: the key leads nowhere.
 */
export function nextItem(
  items: readonly { label: string }[],
  at: number,
  key: string,
): number | undefined {
  const count = items.length;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (Math.max(at, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default: {
      if (key.length !== 1 || key === ' ') return undefined;
      const begins = ({ label }: { label: string }) =>
        label.toLowerCase().startsWith(key.toLowerCase());
      const after = items.findIndex((item, place) => place > at && begins(item));
      const found = after < 0 ? items.findIndex(begins) : after;
      return found < 0 ? undefined : found;
    }
  }
}
