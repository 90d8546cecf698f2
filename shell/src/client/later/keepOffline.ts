import { mayPrefetch } from '../navigation/prefetch.ts';

interface PolicyWindow {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): string };
  };
}

const address = '/worker.js';

/**
 * Starts the service worker (shell/src/worker), which keeps what was read for when there is no network.
 * @returns what to call when another page is on screen. Nothing is fetched ahead for it with data saver or on 2g.
 */
export async function keepOffline(): Promise<() => void> {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const policy = (window as PolicyWindow).trustedTypes?.createPolicy('worker', {
    createScriptURL(url) {
      if (url !== address) throw new TypeError(`Not the site's worker: ${url}`);
      return url;
    },
  });
  const controlled = navigator.serviceWorker.controller !== null;
  await navigator.serviceWorker.register(policy ? policy.createScriptURL(address) : address);
  const { active } = await navigator.serviceWorker.ready;
  const keep = (addresses: readonly string[]) => active?.postMessage({ keep: addresses });
  const keepPage = () => {
    if (mayPrefetch()) keep([location.pathname + location.search]);
  };
  if (!controlled) {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    keep(files.filter((name) => new URL(name).pathname.startsWith('/assets/')));
    keepPage();
  }
  return keepPage;
}
