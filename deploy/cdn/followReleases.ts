import { isDeepStrictEqual } from 'node:util';
import { watchChannel, type ChannelDocument, type ReleaseStore } from '@eldorado/releases';

/** Gateways take a change within 2 s; a page fetched before that would be the old one. */
const settled = 3_000;

export interface FollowOptions {
  store: ReleaseStore;
  channel: string;
  /** Makes the CDN forget the pages; what it throws is reported, and it is called again. */
  purge: () => Promise<void>;
  report: (sentence: string) => void;
  /** Waits so many milliseconds; a timer unless given. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Milliseconds between two looks at the channel; the store's own unless given. */
  intervalMs?: number;
}

/**
 * Purges the CDN whenever the channel gives visitors other versions: after a promotion, a rollback, a canary, a quarantine.
 * A renewed signature is no such change. It purges at its start too, since what changed before that it has not seen.
 * @returns what ends it.
 */
export function followReleases(options: FollowOptions): () => void {
  const { store, channel, purge, report, intervalMs } = options;
  const wait = options.wait ?? ((ms: number) => new Promise<void>((done) => setTimeout(done, ms)));
  let purged: object | undefined;
  const watch = watchChannel(
    store,
    channel,
    async (document) => {
      const served = servedBy(document);
      if (isDeepStrictEqual(served, purged)) return;
      await wait(settled);
      // A failure is thrown on: the watch hands the same document over again.
      await purge();
      purged = served;
      report(`Channel ${channel} changed; the CDN forgot the pages`);
    },
    {
      ...(intervalMs !== undefined && { intervalMs }),
      onError: ({ sentence }) => report(sentence),
    },
  );
  return () => watch.stop();
}

/** Who gets what: the version of each app that has visitors, with its share. */
function servedBy(document: ChannelDocument): object {
  return Object.fromEntries(
    Object.entries(document.microFrontends).map(([name, versions]) => [
      name,
      versions
        .filter(({ deployment }) => deployment.default || deployment.traffic > 0)
        .map(({ metadata, deployment }) => [metadata.version, deployment.traffic]),
    ]),
  );
}
