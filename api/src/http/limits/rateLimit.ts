/**
 * A sliding window: `take` says 0 when one more is allowed for the key, else the whole seconds to wait. Bounded: keys
 * whose window has passed are forgotten, and past `maxKeys` the oldest go. Counted by this process alone: with several,
 * each allows as many. For what protects something there is `makeSharedLimit`.
 */
export function makeRateLimit({
  limit,
  windowMs,
  maxKeys = 10_000,
}: {
  limit: number;
  windowMs: number;
  maxKeys?: number;
}) {
  const hits = new Map<string, number[]>();
  return {
    take(key: string, now: number): number {
      const recent = (hits.get(key) ?? []).filter((at) => at > now - windowMs);
      hits.delete(key);
      const oldest = recent[0];
      if (recent.length >= limit && oldest !== undefined) {
        hits.set(key, recent);
        return Math.max(1, Math.ceil((oldest + windowMs - now) / 1000));
      }
      hits.set(key, [...recent, now]);
      for (const [other, times] of hits) {
        const last = times.at(-1) ?? 0;
        if (last > now - windowMs && hits.size <= maxKeys) break;
        hits.delete(other);
      }
      return 0;
    },
  };
}
