import { setIdOf } from '../channel/setId.ts';
import type { LogEntry } from '../store/store.ts';

/** A set that visitors were served. */
export interface KnownSet {
  id: string;
  channel: string;
  /** Since when, UTC, ISO 8601. */
  since: string;
  versions: Readonly<Record<string, string>>;
}

interface Served {
  live: Map<string, string>;
  canaries: Map<string, string>;
}

/** Canaries whose every combination is known; of more at once only each by itself. */
const mostCombined = 6;

/** Every set that the log's channels have served, the latest first: what was live, and with canaries. */
export function knownSets(log: readonly LogEntry[]): KnownSet[] {
  const channels = new Map<string, Served>();
  const sets = new Map<string, KnownSet>();
  for (const { at, channel, remote, after, canaryAfter } of log) {
    if (remote === '-' || channel === '-') continue;
    const served = channels.get(channel) ?? nothingServed();
    channels.set(channel, served);
    put(served.live, remote, after);
    put(served.canaries, remote, canaryAfter?.version ?? null);
    for (const versions of combinations(served)) {
      const id = setIdOf(versions);
      if (!sets.has(id)) sets.set(id, { id, channel, since: at, versions });
    }
  }
  return [...sets.values()].reverse();
}

const nothingServed = (): Served => ({ live: new Map(), canaries: new Map() });

function put(map: Map<string, string>, name: string, version: string | null): void {
  if (version === null) map.delete(name);
  else map.set(name, version);
}

function combinations({ live, canaries }: Served): Record<string, string>[] {
  const tried = [...canaries].map(([name, version]) => ({ [name]: version }));
  const combined =
    tried.length > mostCombined
      ? [{}, ...tried]
      : tried.reduce<Record<string, string>[]>(
          (sets, one) => sets.flatMap((set) => [set, { ...set, ...one }]),
          [{}],
        );
  return combined.map((set) => ({ ...Object.fromEntries(live), ...set }));
}
