import type { FastifyBaseLogger } from 'fastify';
import {
  canarySets,
  goodDocument,
  setIdOf,
  watchChannel,
  type ChannelDocument,
  type ReleaseStore,
} from '@eldorado/releases';
import { systemScheduler, type Scheduler } from '@eldorado/releases/scheduler';
import type { LiveSet } from './liveSet.ts';
import { createOtherSets } from './otherSets.ts';
import type { SetRunner } from './setRunner.ts';
import { takeDocuments, type TakenDocuments } from './takeDocuments.ts';

/** Milliseconds between two looks at the files of what is live. */
const filesEvery = 1_000;

export interface LiveReleases {
  /** The set that new pages are made of, but for visitors of a canary or with a pin. */
  current(): LiveSet;
  /** The document in force: the channel's, without what must not be taken of it. */
  document(): ChannelDocument;
  /** The set of these versions; opened when it is not at hand. Rejects when its shell does not start. */
  open(versions: Readonly<Record<string, string>>): Promise<LiveSet>;
  /** A set by id, while it is kept; that of `current` always is. */
  find(id: string): LiveSet | undefined;
  /** What is wrong with the channel, as `channel`, or with a release that does not serve, by name; empty when all is well. */
  faults(): Readonly<Record<string, string>>;
  /** What is wrong with releases in whose place another version serves, by name. */
  stale(): Readonly<Record<string, string>>;
  /** Looks at the channel at once. @returns when this gateway serves what stands in it by now, or knows why not. */
  follow(): Promise<void>;
  stop(): void;
}

export interface FollowTime {
  now?: () => Date;
  scheduler?: Scheduler;
}

/**
 * Follows a channel: when it changes, the new set is opened beside the present one and takes over only if
 * the shell's part of it works. The last good set goes on serving otherwise. A version that must not be taken
 * keeps no other app's change from being taken (`validDocument`). Without a good document it starts with the last one that
 * was. The files of what is live are looked at all the time: when they are gone or altered, the version before serves.
 * @param time `now`: what a document's last instant is held against, not the site's clock, which a test may stop; `scheduler`: in
 * whose time it looks.
 * @throws when there is no set to begin with.
 */
export async function followChannel(
  store: ReleaseStore,
  channel: string,
  log: FastifyBaseLogger,
  runner: SetRunner,
  onChange: (before: LiveSet) => void,
  { now = () => new Date(), scheduler = systemScheduler }: FollowTime = {},
): Promise<LiveReleases> {
  const others = createOtherSets(store, runner, log);
  const first = await goodDocument(store, channel, now());
  if (!first.ok) throw new Error(first.failure.sentence);
  const { document, fault } = first.value;
  /** What serves although the channel's own document is not good; null once one was taken. */
  let instead = fault?.instead ?? null;
  let channelFault: string | undefined;
  function sayFault(sentence: string): void {
    const said = instead === null ? sentence : `${sentence} ${instead}`;
    if (said === channelFault) return;
    channelFault = said;
    log.error(said);
  }
  if (fault) sayFault(fault.sentence);

  const live = await takeDocuments(
    {
      ...{ store, log, runner },
      async startCanaries({ versions }, by) {
        const sets = canarySets(by).map((chosen) => others.open({ ...versions, ...chosen }, by));
        // Whoever is to see one that does not start sees what is live.
        await Promise.allSettled(sets.map(async (set) => runner.begin(await set)));
      },
      onReplaced(before, by) {
        others.keep(before, by);
        others.begin();
        onChange(before);
      },
    },
    document,
  );
  async function take(next: ChannelDocument): Promise<void> {
    const sentences = await live.take(next);
    instead = null;
    if (sentences) throw new Error(`${sentences} What else changed was taken.`);
    channelFault = undefined;
  }
  const onError = ({ sentence }: { sentence: string }) => sayFault(sentence);
  const watch = watchChannel(store, channel, take, { now, scheduler, onError });
  const stopping = new AbortController();
  void followFiles(live, scheduler, log, stopping.signal);
  const current = () => live.current();
  return {
    current,
    document: () => live.document(),
    open: (versions) =>
      setIdOf(versions) === current().id
        ? Promise.resolve(current())
        : others.open(versions, live.document()),
    find: (id) => (id === current().id ? current() : others.find(id)),
    faults: () => ({
      ...live.faults(),
      ...(channelFault !== undefined && { channel: channelFault }),
    }),
    stale: () => live.stale(),
    follow: () => watch.look(),
    stop() {
      watch.stop();
      stopping.abort();
    },
  };
}

/** Looks at the files again and again: notifications of the file system are lost on network and container mounts. */
async function followFiles(
  live: Pick<TakenDocuments, 'takeFiles'>,
  scheduler: Scheduler,
  log: Pick<FastifyBaseLogger, 'error'>,
  stopping: AbortSignal,
): Promise<void> {
  for (;;) {
    await scheduler.sleep(filesEvery, stopping);
    if (stopping.aborted) return;
    try {
      await live.takeFiles();
    } catch (err) {
      const said = 'the files of what is live changed, and what serves instead was not taken';
      log.error({ err }, said);
    }
  }
}
