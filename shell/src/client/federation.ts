import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteDefinition } from '@eldorado/remote';
import type { FetchRemote } from '@eldorado/remote/runtime';
import type { Site } from '../site/site.ts';

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptPolicy;
  };
}

/**
 * Tells Module Federation where each remote's live version is. A remote's entry file runs only with the
 * integrity the page names, and no other address gets through the Trusted Types policy.
 * @param own the shell's own pages, which need no loading.
 */
export function connectRemotes(site: Site, own: RemoteDefinition): FetchRemote {
  const integrity = new Map(Object.values(site.remotes).map((remote) => [remote.entry, remote.integrity]));
  const policy = (window as TrustedTypesWindow).trustedTypes?.createPolicy('federation', {
    createScriptURL(url) {
      if (!integrity.has(url)) throw new TypeError(`Not a script of this page: ${url}`);
      return url;
    },
  });
  registerPlugins([
    {
      name: 'integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = policy ? policy.createScriptURL(url) : url;
        script.crossOrigin = 'anonymous';
        script.integrity = integrity.get(url) ?? '';
        return script;
      },
    },
  ]);
  registerRemotes(
    Object.entries(site.remotes).map(([name, { entry }]) => ({
      name: containerOf(name),
      entry,
      entryGlobalName: containerOf(name),
      type: 'global' as const,
    })),
  );
  return async (name) => {
    if (name === own.name) return own;
    const module = await loadRemote<{ default: RemoteDefinition }>(`${containerOf(name)}/remote`);
    if (!module) throw new Error(`${name} exposes no remote`);
    return module.default;
  };
}

const containerOf = (name: string) => name.replaceAll('-', '_');
