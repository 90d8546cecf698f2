import type { Release } from '../release/release.ts';

interface Budget {
  /** What it bounds, in the words of a refusal. */
  what: string;
  /** The module of release.json it is for: a name, or the kind before the colon. */
  module: string;
  /** Bytes of brotli, scripts and style sheets together. */
  max: number;
}

/** How heavy a remote may be: a traveller's phone on airport wifi pays for each of these. */
export const budgets: readonly Budget[] = [
  { what: 'its entry', module: 'entry', max: 10_000 },
  { what: 'its declaration', module: 'remote', max: 3_000 },
  { what: 'screen', module: 'screen', max: 26_000 },
  { what: 'widget', module: 'widget', max: 10_000 },
];

/**
 * The entry, screens and widgets of a release that are heavier than they may be.
 * @param compressed bytes of brotli of a file of the release.
 */
export function budgetFaults(release: Release, compressed: (file: string) => number): string[] {
  const parts = Object.entries(release.modules).map(
    ([name, { js, css }]) => [name, [...js, ...css]] as const,
  );
  if (release.entry !== null) parts.unshift(['entry', [release.entry]]);
  return parts.flatMap(([name, files]) => {
    const [kind = '', ...rest] = name.split(':');
    const budget = budgets.find(({ module }) => module === kind);
    const bytes = files.reduce((sum, file) => sum + compressed(file), 0);
    if (!budget || bytes <= budget.max) return [];
    const what = rest.length > 0 ? `${budget.what} '${rest.join(':')}'` : budget.what;
    return [
      `${what} weighs ${kilobytes(bytes)} KB in brotli, ${kilobytes(budget.max)} KB are allowed: load what is not needed at once with import()`,
    ];
  });
}

const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);
