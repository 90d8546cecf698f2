import { isAging } from '../channel/channelValidity.ts';
import type { ChangeContext } from './change.ts';
import { exclusively, replaceDocument, stillAlone } from './exclusively.ts';
import { success, type Failure, type Result } from '../result.ts';
import { keyIdOf } from '../signature/signature.ts';
import type { ReleaseStore } from '../store/store.ts';
import { verifyRelease } from '../check/verifyRelease.ts';

/** What was signed, and what was left as it is since it cannot be vouched for. */
export interface Signing {
  keyId: string;
  /** Until when the channel's document is valid now; UTC, ISO 8601. */
  expiresAt: string | null;
  /** `name@version` of the releases that got this key's signature. */
  releases: string[];
  refused: string[];
}

/**
 * Renews a channel's document, and signs with this process's key the releases that have another trusted one's.
 * @param force signs also what is unsigned, altered or signed by strangers; releases only when their files are
 *   those that they list.
 */
export function signChannel(context: ChangeContext, force: boolean): Promise<Result<Signing>> {
  const { store, channel, at, who, why } = context;
  return exclusively(context, async (holds) => {
    const options = { unverified: force };
    const doc = await store.readChannel(channel, options);
    if (!doc.ok) return doc;
    const signing = await signReleases(store, () => force);
    const alone = await stillAlone(context, doc.value, holds, options);
    if (!alone.ok) return alone;
    const what = { action: 'sign', channel, remote: '-', version: '-' } as const;
    await store.appendLog({ at, who, ...what, why, before: null, after: null });
    const replaced = await replaceDocument(context, doc.value, doc.value, holds);
    if (!replaced.ok) return replaced;
    const renewed = await store.readChannel(channel);
    if (!renewed.ok) return renewed;
    return success({ ...signing, expiresAt: renewed.value.expiresAt ?? null });
  });
}

/**
 * Makes a store ready that only its development key guards: signs what older builds left unsigned or another
 * such key signed, and renews the channel's document in the second half of its time. A store with keys of its
 * own is left alone, and so is what was altered.
 */
export async function renewDevelopmentStore(store: ReleaseStore, channel: string): Promise<void> {
  if (!store.keyring.isDevelopment) return;
  const done = await exclusively({ store }, async (holds) => {
    await signReleases(store, ({ kind }) => kind !== 'altered');
    let doc = await store.readChannel(channel);
    if (!doc.ok && doc.failure.kind === 'channel-missing') return success(null);
    if (!doc.ok && ['unsigned', 'untrusted'].includes(doc.failure.kind)) {
      doc = await store.readChannel(channel, { unverified: true });
    } else if (doc.ok && !isAging(doc.value, new Date())) {
      return success(null);
    }
    if (!doc.ok) return doc;
    return replaceDocument({ store, channel }, doc.value, doc.value, holds);
  });
  if (!done.ok) throw new Error(done.failure.sentence);
}

async function signReleases(
  store: ReleaseStore,
  adopt: (refused: Failure) => boolean,
): Promise<Omit<Signing, 'expiresAt'>> {
  const keyId = keyIdOf(await store.keyring.signingKey());
  const signing = { keyId, releases: [] as string[], refused: [] as string[] };
  for (const { name, version } of await store.listReleases()) {
    const id = `${name}@${version}`;
    const verified = await store.readRelease(name, version);
    if (verified.ok && verified.value.signature?.keyId === keyId) continue;
    const release = await store.readRelease(name, version, { unverified: true });
    const whole =
      release.ok &&
      (verified.ok || (await verifyRelease(store.releaseDir(name, version))).length === 0);
    if (release.ok && whole && (verified.ok || adopt(verified.failure))) {
      await store.signRelease(release.value);
      signing.releases.push(id);
    } else signing.refused.push(id);
  }
  return signing;
}
