/** Where what is built on this machine goes live, and nothing else: never a channel that operations use. */
export const localChannel = 'local';

/**
 * Why an environment is not one to build and make live in: it was set up for another channel, or for a store that other
 * machines share.
 * @returns the sentence with what to do; null when what is built stays on this machine alone.
 */
export function localRefusal(env: Readonly<Record<string, string | undefined>>): string | null {
  const { CHANNEL: channel, RELEASES_STORE: store } = env;
  const instead =
    'To serve what is live there: npm run start:production; to change it: npm run release -- --help';
  if (channel && channel !== localChannel)
    return `What is built here goes live on the channel ${localChannel} alone, and CHANNEL names ${channel}: unset it. ${instead}`;
  if (store)
    return `What is built here goes live on this machine alone, and RELEASES_STORE names ${store}: unset it. ${instead}`;
  return null;
}
