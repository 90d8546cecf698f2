import type { RemoteDefinition } from '@eldorado/remote';
import type { FetchRemote } from '@eldorado/remote/runtime';
import type { Site } from '../../site/site.ts';

/** Makes the way in which this page's remotes are fetched. */
export type ConnectRemotes = (site: Site, own: RemoteDefinition) => FetchRemote;

/**
 * Fetches remotes through Module Federation. Its runtime, and the parts of the shared libraries that only
 * remotes use, come with the first remote: the document of a remote's page names them, and a page of the shell
 * itself works without them.
 * @param own the shell's own pages, which need no loading.
 */
export const connectRemotes: ConnectRemotes = (site, own) => {
  let starting: Promise<FetchRemote> | undefined;
  return async (name, version) => {
    if (name === own.name) return own;
    starting ??= import(/* webpackChunkName: "federation" */ './federationRuntime.ts').then(
      ({ startFederation }) => startFederation(site),
    );
    // A chunk that did not come is asked for again by the next remote.
    starting.catch(() => (starting = undefined));
    const fetchRemote = await starting;
    return fetchRemote(name, version);
  };
};
