import { liveSet, type ReleaseStore } from '@eldorado/releases';

/**
 * Makes sure that a site can be served without building anything.
 * @throws with what to do when the channel has no live shell, or its document cannot be trusted.
 */
export async function requireLive(store: ReleaseStore, channel: string): Promise<void> {
  const document = await store.readChannel(channel);
  if (!document.ok && document.failure.kind !== 'channel-missing')
    throw new Error(document.failure.sentence);
  if (document.ok && liveSet(document.value)['shell']) return;
  throw new Error(
    `Nothing is live on channel ${channel} of ${store.dir}: publish and promote releases there (npm run release -- --help), ` +
      'or name the store that has some by RELEASES_STORE or RELEASES_DIR',
  );
}
