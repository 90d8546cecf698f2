import { init } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { RemoteDefinition } from '@eldorado/remote';
import type { FetchRemote } from '@eldorado/remote/runtime';
import type { Site } from '../site/site.ts';
import { nextTurn } from './turn.ts';

/** Versions of the shared modules, by request; the build puts them in. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

interface FederationWindow {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptPolicy;
  };
  _FEDERATION_RUNTIME_CORE?: unknown;
}

/**
 * Starts Module Federation: shares the shell's libraries and tells where each remote's live version is. A
 * remote's entry file runs only with the integrity the page names, and no other address gets through the
 * Trusted Types policy.
 */
export async function startFederation(site: Site): Promise<FetchRemote> {
  // What remotes share is in this file too, and is evaluated in a task of its own.
  await nextTurn();
  const { shared } = await import(/* webpackMode: "eager" */ '../sharedModules.ts');
  await nextTurn();
  const page = window as FederationWindow;
  // Remotes are built with `externalRuntime`: they run on this copy of the runtime.
  page._FEDERATION_RUNTIME_CORE = runtimeCore;
  const integrity = new Map(
    Object.values(site.remotes).map((remote) => [remote.entry, remote.integrity]),
  );
  const policy = page.trustedTypes?.createPolicy('federation', {
    createScriptURL(url) {
      if (!integrity.has(url)) throw new TypeError(`Not a script of this page: ${url}`);
      return url;
    },
  });
  const federation = init({
    name: 'shell',
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(shared).map(([request, module]) => [
        request,
        {
          version: SHARED_VERSIONS[request] ?? '0',
          lib: () => module,
          shareConfig: { singleton: true, requiredVersion: SHARED_VERSIONS[request] ?? '*' },
        },
      ]),
    ),
    remotes: Object.entries(site.remotes).map(([name, { entry }]) => ({
      name: containerOf(name),
      entry,
      entryGlobalName: containerOf(name),
      type: 'global' as const,
    })),
    plugins: [
      {
        name: 'site',
        // The entry's own evaluation, its container's start and its modules: a task each.
        async beforeInitContainer(args) {
          await nextTurn();
          return args;
        },
        createScript({ url }) {
          const script = document.createElement('script');
          script.src = policy ? policy.createScriptURL(url) : url;
          script.crossOrigin = 'anonymous';
          script.integrity = integrity.get(url) ?? '';
          return script;
        },
      },
    ],
  });
  return async (name) => {
    const module = await federation.loadRemote<{ default: RemoteDefinition }>(
      `${containerOf(name)}/remote`,
    );
    if (!module) throw new Error(`${name} exposes no remote`);
    await nextTurn();
    return module.default;
  };
}

const containerOf = (name: string) => name.replaceAll('-', '_');
