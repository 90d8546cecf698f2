import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
// What every host shares with its remotes.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import '@eldorado/http';
import '@eldorado/i18n';
import '@eldorado/remote';
import '@eldorado/remote/routing';
import '@eldorado/store';
import '@eldorado/ui';

/** What the harness's document passes to its script, of whichever page it is. */
export interface HarnessBoot {
  container: string;
  entry: string;
  /** Address of a site's document of live versions; there the entry is then, whatever `entry` says. */
  liveVersions?: string;
  apiBaseUrl: string;
  /** ISO instant at which the clock stands still; absent when it goes. */
  now?: string;
  theme: 'light' | 'dark' | 'system';
  /** The example's page; absent on a page that follows the address. */
  path?: string;
  locale?: 'es' | 'en' | 'fr' | 'pt';
}

/** Reads what the document says. */
export function readBoot(): HarnessBoot {
  const element = document.getElementById('harness');
  return JSON.parse(element?.textContent ?? '{}') as HarnessBoot;
}

/** Where the remote's entry is: of this harness, or what a site says is live. */
export async function entryOf({ container, entry, liveVersions }: HarnessBoot): Promise<string> {
  if (liveVersions === undefined) return entry;
  const answer = await fetch(liveVersions);
  const { remotes } = (await answer.json()) as {
    remotes: Record<string, { container: string; entry: { url: string } }>;
  };
  const live = Object.values(remotes).find((remote) => remote.container === container);
  if (!live) throw new Error(`${container} is not live at ${liveVersions}`);
  return live.entry.url;
}

/**
 * Makes the remote loadable.
 * @returns how to load one of its exposed modules, by name without `./`.
 */
export function connect({ container, entry }: Pick<HarnessBoot, 'container' | 'entry'>) {
  registerPlugins([]);
  registerRemotes([{ name: container, entry, entryGlobalName: container, type: 'global' }]);
  return async <Module>(name: string): Promise<Module> => {
    const module = await loadRemote<Module>(`${container}/${name}`);
    if (!module) throw new Error(`${container} does not expose ./${name}`);
    return module;
  };
}
