import { blockOf, rangeOf } from '@eldorado/http/network';
import type { FailureRule } from '../config/rules.ts';

/** Networks that make an operator look, where a version is not taken out of service by itself. */
const alarmingNetworks = 3;

/** What the gateway saw by itself is told from what was reported to it by this before its address. */
const seenMark = 's.';
/** A report of a network that a page was sent to is told from others by this; no hash begins so. */
const servedMark = '+';
/** Ranges (/56) of one block of IPv6 (/48) that count: whoever has one has 256 ranges. */
const rangesPerBlock = 2;
/** Between the block and the range of a name. */
const blockEnd = '~';
/**
 * The name under which a failure is recorded that was reported: its range of addresses, and the block that it is of.
 * @param wasServed a page with that version was sent there of late.
 */
export const reportedBy = (address: string, wasServed = false) =>
  `${wasServed ? servedMark : ''}${blockOf(address)}${blockEnd}${rangeOf(address)}`;
/** What becomes of each part of a name, such as a hash; what it begins with, to be told from others, stays. */
export function mapName(name: string, part: (text: string) => string): string {
  const mark = [seenMark, servedMark].find((each) => name.startsWith(each)) ?? '';
  return mark + name.slice(mark.length).split(blockEnd).map(part).join(blockEnd);
}
const isServed = (name: string) => name.startsWith(servedMark);
const withoutServed = (name: string) => (isServed(name) ? name.slice(servedMark.length) : name);

/** Names of reported failures, of each block as many as count. */
function countedNames(names: readonly string[]): number {
  const blocks = new Map<string, number>();
  for (const name of new Set(names.map(withoutServed))) {
    const [block = ''] = name.split(blockEnd);
    blocks.set(block, Math.min(rangesPerBlock, (blocks.get(block) ?? 0) + 1));
  }
  return [...blocks.values()].reduce((sum, count) => sum + count, 0);
}

/** The name under which a failure is recorded that the gateway saw by itself. */
export const seenBy = (address: string) => seenMark + address;
/** Whether the gateway saw by itself what is recorded under a name. */
const isSeen = (name: string) => name.startsWith(seenMark);

/** What became of a version's loads in some time. */
export interface Outcomes {
  loads: number;
  /** Loads that failed, and screens that threw. */
  failures: number;
  /** Those of them that the gateway saw itself; browsers reported the others. */
  onServer: number;
}

/**
 * What a version is judged by, and the judgement. Failures count by who had them, so that one who has many is one: they
 * are no share of the loads.
 */
export interface Verdict {
  /** Loads that went well. */
  loaded: number;
  /** Visitors whose page the gateway itself saw fail. */
  addresses: number;
  /** Networks that reported a failure. */
  networks: number;
  /** Those of them that a page with it was sent to of late. */
  served: number;
  /** When the oldest failure in the rule's time was counted, in milliseconds since the epoch, to 5 s; null without one. */
  since: number | null;
  /** So much fails that it is to be found out who is to blame, and by reports that anybody can send. */
  broken: boolean;
  /** It is broken by the word of networks alone that a page with it was sent to. */
  vouched: boolean;
  /** The gateway itself saw it fail for enough visitors to prove it, of however few loads. */
  provable: boolean;
  /** Too much fails, of too little: somebody should look. */
  alarming: boolean;
}

/** What was witnessed of a version, in words. */
export const witnessed = ({ loaded, addresses, networks }: Verdict): string =>
  `failures at ${counted(addresses, 'address', 'addresses')} and, by reports, ${counted(networks, 'network', 'networks')}; ${counted(loaded, 'load', 'loads')} went well`;

const counted = (count: number, one: string, several: string) =>
  `${count} ${count === 1 ? one : several}`;

export interface LoadOutcomes {
  /** Counts what a browser reported. For the rule, an address has one failure of a version in the rule's time. */
  record(remote: string, version: string, outcome: 'loaded' | 'failed', address: string): void;
  /** What the rule looks at now, and what it says. */
  verdict(remote: string, version: string): Verdict;
  /** The last day by the minute, the oldest first, for each `remote@version` that was heard of. */
  history(): ReadonlyMap<string, readonly (Outcomes & { minute: number })[]>;
  /** Forgets what was counted for the rule, so that a version that serves again begins anew. */
  forget(remote: string, version: string): void;
}

const minute = 60_000;
/** Width of what is counted together for the rule, in milliseconds. */
const slot = 5_000;
const keptMinutes = 24 * 60;
/** What is counted together for the rule. Its addresses go when its time is over. */
interface Slot {
  loaded: number;
  /** Every failure that the gateway saw: it knows that these pages were asked for. */
  seen: number;
  /** The addresses that reported a failure, each once within the rule's time. */
  failed: Set<string>;
}
/** Versions that are remembered; more are only those that somebody makes up. */
const keptVersions = 60;

/** Counts loads and failures by remote and version, in memory. @param now milliseconds since the epoch. */
export function createLoadOutcomes(rule: FailureRule, now: () => number): LoadOutcomes {
  const slots = new Map<string, Map<number, Slot>>();
  const minutes = new Map<string, Map<number, Outcomes>>();

  /** A version's list, without what is older than `oldest`. */
  function listOf<T>(lists: Map<string, Map<number, T>>, id: string, oldest: number) {
    const list = lists.get(id) ?? new Map<number, T>();
    // The one that was heard of last is the last to be forgotten.
    lists.delete(id);
    lists.set(id, list);
    for (const known of [...lists.keys()].slice(0, -keptVersions)) lists.delete(known);
    // In the order of their time.
    for (const past of list.keys()) {
      if (past >= oldest) break;
      list.delete(past);
    }
    return list;
  }

  const oldestSlot = () => Math.floor((now() - rule.within) / slot);

  return {
    record(remote, version, outcome, address) {
      const id = `${remote}@${version}`;
      const list = listOf(slots, id, oldestSlot());
      const at = Math.floor(now() / slot);
      const counted = list.get(at) ?? { loaded: 0, seen: 0, failed: new Set() };
      list.set(at, counted);
      if (outcome === 'loaded') counted.loaded += 1;
      else {
        if (isSeen(address)) counted.seen += 1;
        if (![...list.values()].some(({ failed }) => failed.has(address)))
          counted.failed.add(address);
      }

      const thisMinute = Math.floor(now() / minute);
      const day = listOf(minutes, id, thisMinute - keptMinutes);
      const before = day.get(thisMinute) ?? { loads: 0, failures: 0, onServer: 0 };
      const failed = outcome === 'failed' ? 1 : 0;
      day.set(thisMinute, {
        loads: before.loads + 1,
        failures: before.failures + failed,
        onServer: before.onServer + (isSeen(address) ? failed : 0),
      });
    },
    verdict(remote, version) {
      let [loaded, addresses, seen] = [0, 0, 0];
      const reported: string[] = [];
      let since: number | null = null;
      for (const [at, counted] of slots.get(`${remote}@${version}`) ?? []) {
        if (at < oldestSlot()) continue;
        loaded += counted.loaded;
        for (const name of counted.failed)
          if (isSeen(name)) addresses += 1;
          else reported.push(name);
        seen += counted.seen;
        if (counted.failed.size > 0) since ??= at * slot;
      }
      const networks = countedNames(reported);
      const served = countedNames(reported.filter(isServed));
      const witnesses = addresses + networks;
      const isMuch = (count: number) => count > 0 && count >= rule.share * (loaded + count);
      const isWitnessed = networks >= rule.networks || addresses >= rule.addresses;
      // A report counts once a network, also towards the loads: else whoever reports a lot makes its own traffic.
      const isLoaded = loaded + networks + seen >= rule.loads;
      const broken = isMuch(witnesses) && isWitnessed && isLoaded;
      const vouched = broken && served >= rule.networks && isMuch(served);
      const provable = addresses >= rule.addresses && isMuch(addresses);
      const alarming = isMuch(witnesses) && !broken && witnesses >= alarmingNetworks;
      const counts = { loaded, addresses, networks, served, since };
      return { ...counts, broken, vouched, provable, alarming };
    },
    history: () =>
      new Map(
        [...minutes].map(([id, list]) => [
          id,
          [...list]
            .sort(([a], [b]) => a - b)
            .map(([at, counted]) => ({ minute: at * minute, ...counted })),
        ]),
      ),
    forget(remote, version) {
      slots.delete(`${remote}@${version}`);
    },
  };
}
