import {
  keptDocuments,
  liveSet,
  planRollback,
  type ChannelDocument,
  type LogEntry,
  type ReleaseStore,
  type Result,
  type RollbackPlan,
} from '@eldorado/releases';
import type { LiveReleases } from '../../live/followChannel.ts';
import type { LoadOutcomes, Outcomes, Verdict } from '../../telemetry/loadOutcomes.ts';
import type { VitalsSeen } from '../../telemetry/vitalsSeen.ts';
import { compareWithLive, type Comparison } from '../quarantine/compareWithLive.ts';

export interface OpsParts {
  store: ReleaseStore;
  /** The channel that this gateway follows. */
  channel: string;
  releases: LiveReleases;
  outcomes: LoadOutcomes;
  vitals: Pick<VitalsSeen, 'p75'>;
  now: () => Date;
}

export interface OpsView {
  who: string;
  now: Date;
  /** The channel this gateway follows. */
  channel: string;
  channels: ReadonlyMap<string, ChannelDocument>;
  /** What a rollback would do, by channel and app: `production/mf-flights`. */
  rollbacks: ReadonlyMap<string, Result<RollbackPlan>>;
  /** The last documents of each channel, and what was live then that is not now. */
  kept: ReadonlyMap<string, readonly { id: string; differs: string }[]>;
  /** What is wrong with the channel or a release, by name. */
  faults: Readonly<Record<string, string>>;
  /** Latest first. */
  log: readonly LogEntry[];
  /** By `remote@version`, by the minute. */
  outcomes: ReadonlyMap<string, readonly (Outcomes & { minute: number })[]>;
  /** What the quarantine knows of a version now. */
  verdict(remote: string, version: string): Verdict;
  /** How a canary fares beside what is live: both `remote@version`. */
  compare(canary: string, live: string): Comparison;
  /** What the last action did, or why it was refused. */
  said: { done: boolean; sentence: string } | null;
}

const shownEntries = 30;
const shownDocuments = 10;

/** Reads what the operations page shows: the channels, what a rollback of each app would do, what can be put back, the log and the failures. */
export async function readOpsView(
  { store, channel, releases, outcomes, vitals, now }: OpsParts,
  who: string,
): Promise<Omit<OpsView, 'said'>> {
  const channels = new Map([[channel, releases.document()]]);
  for (const name of await store.listChannels()) {
    const read = name === channel ? null : await store.readChannel(name);
    if (read?.ok) channels.set(name, read.value);
  }
  const rollbacks = new Map<string, Result<RollbackPlan>>();
  for (const [name, document] of channels) {
    for (const remote of Object.keys(document.microFrontends)) {
      const context = { store, channel: name, at: now().toISOString(), who, why: null };
      rollbacks.set(`${name}/${remote}`, await planRollback(context, remote));
    }
  }
  const kept = new Map<string, { id: string; differs: string }[]>();
  for (const [name, document] of channels) {
    const documents = await keptDocuments(store, name, liveSet(document), shownDocuments);
    kept.set(name, documents);
  }
  const log = (await store.readLog()).reverse().slice(0, shownEntries);
  const faults = { ...releases.stale(), ...releases.faults() };
  return {
    who,
    now: now(),
    channel,
    channels,
    rollbacks,
    kept,
    faults,
    log,
    outcomes: outcomes.history(),
    verdict: (remote, version) => outcomes.verdict(remote, version),
    compare: (canary, live) => compareWithLive({ outcomes, vitals, now }, canary, live),
  };
}
