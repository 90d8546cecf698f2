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
  /** What began in one entry is served together. */
  canaries: Map<string, { version: string; begun: LogEntry }>;
}

/** Canaries, or sets of them, whose every combination is known; of more at once only each by itself. */
const mostCombined = 6;

/** Every set that the log's channels have served, the latest first: what was live, and with canaries. */
export function knownSets(log: readonly LogEntry[]): KnownSet[] {
  const channels = new Map<string, Served>();
  const sets = new Map<string, KnownSet>();
  for (const entry of log) {
    const { at, channel } = entry;
    const apps = (entry.apps ?? [entry]).filter(({ remote }) => remote !== '-');
    if (channel === '-' || apps.length === 0) continue;
    const served = channels.get(channel) ?? nothingServed();
    channels.set(channel, served);
    for (const { remote, after, canaryAfter } of apps) {
      put(served.live, remote, after);
      const before = served.canaries.get(remote);
      const goesOn = !entry.apps && before?.version === canaryAfter?.version;
      const canary = canaryAfter && { version: canaryAfter.version, begun: entry };
      put(served.canaries, remote, (goesOn ? before : canary) ?? null);
    }
    for (const versions of combinations(served)) {
      const id = setIdOf(versions);
      if (!sets.has(id)) sets.set(id, { id, channel, since: at, versions });
    }
  }
  return [...sets.values()].reverse();
}

const nothingServed = (): Served => ({ live: new Map(), canaries: new Map() });

function put<T>(map: Map<string, T>, name: string, value: T | null): void {
  if (value === null) map.delete(name);
  else map.set(name, value);
}

function combinations({ live, canaries }: Served): Record<string, string>[] {
  const begun = new Map<LogEntry, Record<string, string>>();
  for (const [name, { version, begun: entry }] of canaries)
    begun.set(entry, { ...begun.get(entry), [name]: version });
  const tried = [...begun.values()];
  const combined =
    tried.length > mostCombined
      ? [{}, ...tried]
      : tried.reduce<Record<string, string>[]>(
          (sets, one) => sets.flatMap((set) => [set, { ...set, ...one }]),
          [{}],
        );
  return combined.map((set) => ({ ...Object.fromEntries(live), ...set }));
}
