import { isDeepStrictEqual } from 'node:util';
import { liveVersion } from '../channel/channel.ts';
import type { ChannelDocument } from '../channel/document.ts';
import { canaryOf } from '../channel/steps.ts';
import { idOf, type ReleaseId } from '../release/release.ts';
import { failure, success, type Result } from '../result.ts';
import type { Caller } from '../rights/callers.ts';
import type { Holds } from '../store/lock.ts';
import type { ChangedApp, LogEntry, LoggedCanary } from '../store/store.ts';
import { replaceDocument, stillAlone, type Place } from './exclusively.ts';

/** Where a change is made, by whom and why. `at` is UTC, ISO 8601. */
export interface ChangeContext extends Place {
  at: string;
  who: string;
  why: string | null;
  /** Whoever asks by way of a site, and whether with --force; who has the store itself may do everything. */
  by?: { caller: Caller; forced: boolean };
}

/** What a change did to what was named first. `changed` is false when it had been done before. */
export interface Change extends ChangedApp {
  action: LogEntry['action'];
  channel: string;
  /** What it did to others: those that were named too, and those that went along. */
  others?: readonly ChangedApp[];
  changed: boolean;
}

/** What a change says of the canaries that ended with it, a space in front; nothing where none did. */
export function endedCanary(change: Change): string {
  return [change, ...(change.others ?? [])]
    .map(({ remote, canaryBefore, canaryAfter, after }) =>
      !canaryBefore || canaryAfter || canaryBefore.version === after
        ? ''
        : ` The canary ${remote} ${canaryBefore.version}, at ${canaryBefore.traffic} %, ended with it.`,
    )
    .join('');
}

/** What a remote is served before and after a change. @param before null when it cannot be read. */
export function servedState(before: ChannelDocument | null, next: ChannelDocument, remote: string) {
  const [canaryBefore, canaryAfter] = [
    before && loggedCanary(before, remote),
    loggedCanary(next, remote),
  ];
  return {
    remote,
    before: (before && liveVersion(before, remote)?.metadata.version) ?? null,
    after: liveVersion(next, remote)?.metadata.version ?? null,
    ...(canaryBefore && { canaryBefore }),
    ...(canaryAfter && { canaryAfter }),
  };
}

/** The remotes that are served otherwise by the next document. */
export function servedOtherwise(before: ChannelDocument | null, next: ChannelDocument): string[] {
  return Object.keys(next.microFrontends).filter((remote) => {
    const state = servedState(before, next, remote);
    return (
      state.before !== state.after || !isDeepStrictEqual(state.canaryBefore, state.canaryAfter)
    );
  });
}

/**
 * Logs a change, then makes it: a crash in between leaves an entry without its change, which the next
 * entry's `before` shows, and never a change without an entry. It is one entry and one document, whatever moves.
 * @param apps what the change is about, at least one. Who asks needs the right to it, and to what goes along.
 */
export async function save(
  { store, channel, at, who, why, by }: ChangeContext,
  holds: Holds,
  action: LogEntry['action'],
  apps: readonly ReleaseId[],
  doc: ChannelDocument,
  next: ChannelDocument,
): Promise<Result<Change>> {
  const named = apps.map(({ name }) => name);
  const along = servedOtherwise(doc, next).filter((name) => !named.includes(name));
  const changes = [
    ...apps.map(({ name, version }) => ({ version, ...servedState(doc, next, name) })),
    ...along.map((name) => {
      const state = servedState(doc, next, name);
      return { version: state.after ?? state.before ?? '', ...state };
    }),
  ];
  const [first = { remote: '-', version: '-', before: null, after: null }, ...others] = changes;
  const changed = next !== doc;
  if (changed) {
    const names = changes.map(({ remote }) => remote);
    const refusal = by?.caller.refusal({ action, channel, apps: names, next, forced: by.forced });
    if (refusal) return { ok: false, failure: refusal };
    const approval = by?.caller.approval;
    if (approval !== undefined && (await wasUsed(store, approval)))
      return failure('approval-used', 'This approval was used before: ask for another one.');
    const alone = await stillAlone({ store, channel }, doc, holds);
    if (!alone.ok) return alone;
    // Whose key signs no document leaves no entry of a change that never was.
    await store.keyring.signingKey();
    const what = others.length > 0 ? entryOf(changes) : first;
    const approved = approval !== undefined && { approval };
    await store.appendLog({ at, who, why, ...approved, action, channel, ...what });
    const replaced = await replaceDocument({ store, channel }, doc, next, holds);
    if (!replaced.ok) return replaced;
  }
  return success({ action, channel, ...first, ...(others.length > 0 && { others }), changed });
}

const wasUsed = async (store: Place['store'], approval: string) =>
  (await store.readLog()).some((entry) => entry.approval === approval);

/** What the log says of several. */
function entryOf(apps: readonly ChangedApp[]) {
  const version = apps.map(({ remote: name, version: each }) => idOf({ name, version: each }));
  return { remote: '-', version: version.join(' '), before: null, after: null, apps };
}

function loggedCanary(doc: ChannelDocument, remote: string): LoggedCanary | null {
  const running = canaryOf(doc, remote);
  if (!running) return null;
  return { version: running.metadata.version, traffic: running.deployment.traffic };
}
