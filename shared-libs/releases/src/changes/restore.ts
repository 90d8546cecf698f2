import { isDeepStrictEqual } from 'node:util';
import { servedVersions } from '../channel/channel.ts';
import type { ChannelDocument } from '../channel/document.ts';
import { restored } from '../channel/restored.ts';
import { fitReasons, servedReleases } from '../check/fit.ts';
import { readPublished } from '../check/readPublished.ts';
import { takenRoutes } from '../check/routes/takenRoutes.ts';
import { failure, success, type Result } from '../result.ts';
import type { ChangedApp, ReleaseStore } from '../store/store.ts';
import { servedOtherwise, servedState, type ChangeContext } from './change.ts';
import { exclusively, overtaken } from './exclusively.ts';

/** What a remote was served before, and is after a document was put back. */
export type RestoredRemote = Omit<ChangedApp, 'version'>;

export interface Restoring {
  /** Id of the document that was put back. */
  document: string;
  /** The remotes that are served otherwise since; all of them when the document before could not be read. */
  remotes: RestoredRemote[];
  changed: boolean;
}

/**
 * Serves again what a kept document says, unless a version of it is out of service, gone or altered by now, or does not
 * fit what stays.
 * @param id of the document; without one the last good one is put back where the present one is broken.
 * @param force goes ahead although something does not fit.
 */
export function restoreDocument(
  context: ChangeContext,
  id: string | undefined,
  force: boolean,
): Promise<Result<Restoring>> {
  const { store, channel, at, who, why } = context;
  return exclusively(context, async (holds): Promise<Result<Restoring>> => {
    const own = await store.readChannel(channel);
    const present = own.ok ? own.value : null;
    const found = await (id === undefined
      ? lastGood(store, channel, present !== null)
      : named(store, channel, id));
    if (!found.ok) return found;
    const next = restored(present, found.value.document, at);
    if (!next.ok) return next;
    const against = await reasonsAgainst(store, next.value, force);
    if (against) return against;
    const remotes = differences(present, next.value);
    const changed = present === null || !isDeepStrictEqual(present, next.value);
    const document = found.value.id;
    if (!changed) return success({ document, remotes, changed });
    if (!(await holds())) return overtaken();
    const what = { action: 'restore', channel } as const;
    const nothing = { remote: '-', version: '-', before: null, after: null };
    for (const each of remotes.length > 0 ? remotes : [nothing])
      await store.appendLog({ at, who, ...what, version: document, why, ...each });
    if (!(await holds())) return overtaken();
    // What cannot be read cannot be compared with what is written over it.
    const written = await store.writeChannel(channel, next.value, present ?? undefined);
    return written ? success({ document, remotes, changed }) : overtaken();
  });
}

type Found = Result<{ id: string; document: ChannelDocument }>;

async function lastGood(store: ReleaseStore, channel: string, isGood: boolean): Promise<Found> {
  if (isGood) {
    return failure(
      'not-broken',
      `The document of ${channel} can be read. Name the one to go back to (npm run release -- restore --list --channel ${channel}); one that has expired is renewed by: npm run release -- sign --channel ${channel}`,
    );
  }
  for (const id of await store.listKept(channel)) {
    const kept = await store.readKept(channel, id);
    if (kept.ok) return success({ id, document: kept.value });
  }
  return failure(
    'nothing-kept',
    `No good document of ${channel} is kept. Put back a copy of your own as channels/${channel}.json, or publish and promote anew.`,
  );
}

async function named(store: ReleaseStore, channel: string, id: string): Promise<Found> {
  const kept = await store.readKept(channel, id);
  if (kept.ok) return success({ id, document: kept.value });
  return failure(
    kept.failure.kind,
    `${kept.failure.sentence} Those that are: npm run release -- restore --list --channel ${channel}`,
  );
}

async function reasonsAgainst(store: ReleaseStore, next: ChannelDocument, force: boolean) {
  const reasons: string[] = [];
  for (const [name, version] of servedVersions(next)) {
    const release = await readPublished(store, next, name, version);
    if (!release.ok) return release;
    if (name === 'shell') continue;
    const { served } = await servedReleases(store, next, { name, version });
    reasons.push(
      ...fitReasons(release.value, served),
      ...(await takenRoutes(store, next, { name, version })),
    );
  }
  if (reasons.length === 0 || force) return null;
  return failure(
    'unfit',
    `Nothing was restored, since not all of it fits: ${[...new Set(reasons)].join('; ')}. Restore another document, or repeat with --force.`,
  );
}

function differences(present: ChannelDocument | null, next: ChannelDocument): RestoredRemote[] {
  return servedOtherwise(present, next).map((remote) => servedState(present, next, remote));
}
