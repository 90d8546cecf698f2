import * as runtimeCore from '@module-federation/runtime-core';
import { contractVersion, type RemoteDefinition } from '@eldorado/remote';
import type { FetchRemote } from '@eldorado/remote/runtime';
import type { Site } from '../../site/site.ts';
import { nextTask } from '../start/nextTask.ts';
import { lockShared } from './lockShared.ts';

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
 * Starts Module Federation: shares the shell's libraries and registers where each remote's live version is, and the one
 * before it. A remote's entry file runs only with the integrity the page names, and no other address gets through
 * the Trusted Types policy.
 */
export async function startFederation(site: Site): Promise<FetchRemote> {
  // What remotes share is in this file too, and is evaluated in a task of its own.
  await nextTask();
  const { shared } = await import(/* webpackMode: "eager" */ '../../sharedModules.ts');
  lockShared(Object.values(shared));
  await nextTask();
  const page = window as FederationWindow;
  // Remotes are built with `externalRuntime`: they run on this copy of the runtime.
  page._FEDERATION_RUNTIME_CORE = runtimeCore;
  const entries = entriesOf(site);
  const integrity = new Map(entries.map(({ entry, integrity }) => [entry, integrity]));
  const policy = page.trustedTypes?.createPolicy('federation', {
    createScriptURL(url) {
      if (!integrity.has(url)) throw new TypeError(`Not a script of this page: ${url}`);
      return url;
    },
  });
  const federation = new runtimeCore.ModuleFederation({
    id: 'shell',
    name: 'shell',
    shareStrategy: 'loaded-first',
    shared: {
      ...Object.fromEntries(
        Object.entries(shared).map(([request, module]) => [
          request,
          { ...singletonOf(request), lib: () => module },
        ]),
      ),
      '@eldorado/store': { ...singletonOf('@eldorado/store'), get: fetchStore },
    },
    remotes: entries.map(({ id, container, entry }) => ({
      name: id,
      entry,
      entryGlobalName: container,
      type: 'global' as const,
    })),
    plugins: [
      {
        name: 'site',
        // Both versions of a remote announce themselves under one name: what stands there is not this one's.
        loadEntry({ remoteInfo }) {
          Reflect.set(window, remoteInfo.entryGlobalName, undefined);
          return Promise.resolve();
        },
        // The entry's own evaluation, its container's start and its modules: a task each.
        async beforeInitContainer(args) {
          await nextTask();
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
  runtimeCore.setGlobalFederationInstance(federation);
  return async (name, version) => {
    const found = entries.find((entry) => entry.name === name && entry.version === version);
    if (!found) throw new Error(`${name} has no ${version} version`);
    // Before its code asks for the store: a share that did not come is never asked for again.
    const [module] = await Promise.all([
      federation.loadRemote<{ default?: RemoteDefinition }>(`${found.id}/remote`),
      found.store && fetchStore(),
    ]);
    // Another build may promise less than this one's types do.
    const definition = module?.default;
    const contract: number | undefined = definition?.contract;
    if (!definition) throw new Error(`${name} exposes no remote`);
    if (contract !== contractVersion)
      throw new Error(`${name} has contract ${contract}, this site ${String(contractVersion)}`);
    await nextTask();
    return definition;
  };
}

function singletonOf(request: string) {
  const version = SHARED_VERSIONS[request];
  return {
    version: version ?? '0',
    shareConfig: { singleton: true, requiredVersion: version ?? '*' },
  };
}

/** The store with its cache of the API's answers: the document of a page whose remote needs it names the file. */
async function fetchStore(): Promise<() => unknown> {
  const store = await import(/* webpackChunkName: "store" */ '@eldorado/store');
  lockShared([store]);
  return () => store;
}

const entriesOf = ({ remotes }: Site) =>
  Object.entries(remotes).flatMap(([name, { fallback, ...live }]) => {
    const container = name.replaceAll('-', '_');
    const known = { name, container };
    return [
      { ...known, ...live, id: container, version: 'live' },
      ...(fallback
        ? [{ ...known, ...fallback, id: `${container}_before`, version: 'fallback' }]
        : []),
    ];
  });
