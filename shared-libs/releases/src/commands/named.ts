import { endedCanary, type Change } from '../changes/change.ts';
import type { ReleaseId } from '../release/release.ts';

const list = new Intl.ListFormat('en-GB');

/** `a, b and c`. */
export const listed = (words: readonly string[]): string => list.format(words);

/** `shell 2.0.0 and mf-flights 2.0.0`. */
export const named = (apps: readonly ReleaseId[]): string =>
  listed(apps.map(({ name, version }) => `${name} ${version}`));

/** `is` or `are`. */
export const are = (things: readonly unknown[]): string => (things.length > 1 ? 'are' : 'is');

/** What a change of one app says of others: the live versions that moved with it, and the canaries that ended. */
export function alongWith(change: Change): string {
  const moved = (change.others ?? []).filter(({ before, after }) => before !== after);
  const live = moved.map(
    ({ remote, before, after }) => `${remote} ${after ?? 'none'} (before: ${before ?? 'none'})`,
  );
  return `${live.length > 0 ? ` With it ${are(live)} live: ${listed(live)}.` : ''}${endedCanary(change)}`;
}
