import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '@eldorado/build/app';
import type { Timing } from './outcome.ts';

/** Seconds under which a suite is one of the many short ones. */
const short = 2;

/** Writes the table by which unit suites are begun, the longest first (shared-libs/testing/longestFirst.cjs). */
export function keepTimes(times: readonly Timing[]): void {
  const rows = times
    .filter(({ name, seconds }) => /\.test\.tsx?$/.test(name) && seconds >= short)
    .toSorted((a, b) => b.seconds - a.seconds || a.name.localeCompare(b.name))
    .map(({ name, seconds }) => [name, Math.round(seconds)] as const);
  const file = path.join(repoRoot, 'shared-libs/testing/suiteTimes.json');
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
}
