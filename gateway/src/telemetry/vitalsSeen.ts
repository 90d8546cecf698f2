import { LRUCache } from 'lru-cache';

/** What a canary is compared by: the largest paint, and the slowest answer to what a visitor did (https://web.dev/articles/vitals). */
export type ComparedVital = 'LCP' | 'INP';

export interface VitalsSeen {
  /** @param id `remote@version`. @param value milliseconds, as a browser measured it. */
  record(id: string, name: string, value: number): void;
  /** What three of four visits of late kept to, in milliseconds, by which vitals are judged; null of fewer than fifty. */
  p75(id: string, name: ComparedVital): number | null;
}

/** What is compared is at most so old, milliseconds. */
export const lately = 3 * 60 * 60_000;
const keptVisits = 500;
const enough = 50;
/** Versions that are remembered, each of them by two vitals. */
const keptVersions = 60;

/** Keeps what browsers of this gateway's visitors measured of each version in three hours, in memory. @param now milliseconds since the epoch. */
export function createVitalsSeen(now: () => number): VitalsSeen {
  const seen = new LRUCache<string, { at: number; value: number }[]>({ max: 2 * keptVersions });
  const key = (id: string, name: string) => `${id} ${name}`;
  return {
    record(id, name, value) {
      if (name !== 'LCP' && name !== 'INP') return;
      const visits = seen.get(key(id, name)) ?? [];
      seen.set(key(id, name), visits);
      visits.push({ at: now(), value });
      if (visits.length > keptVisits) visits.shift();
    },
    p75(id, name) {
      const values = (seen.get(key(id, name)) ?? [])
        .filter(({ at }) => at > now() - lately)
        .map(({ value }) => value)
        .toSorted((a, b) => a - b);
      return values.length < enough ? null : (values[Math.ceil(values.length * 0.75) - 1] ?? null);
    },
  };
}
