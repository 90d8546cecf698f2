import { goodDocument, liveSet, type ReleaseStore } from '@eldorado/releases';

/**
 * Makes sure that a site can be served without building anything.
 * @throws with what to do when the channel has no live shell, or neither its document nor an earlier one can be trusted.
 */
export async function requireLive(store: ReleaseStore, channel: string): Promise<void> {
  const good = await goodDocument(store, channel, new Date());
  if (!good.ok && good.failure.kind !== 'channel-missing') throw new Error(good.failure.sentence);
  if (good.ok && liveSet(good.value.document)['shell']) return;
  throw new Error(
    `Nothing is live on channel ${channel} of ${store.dir}: publish and promote releases there (npm run release -- --help), ` +
      'or name the store that has some by RELEASES_STORE or RELEASES_DIR',
  );
}
