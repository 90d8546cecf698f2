import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isUnchanged } from '@eldorado/http/unchanged';
import { entryPath, type Release } from '@eldorado/releases';
import type { Addresses } from '../config/addresses.ts';
import type { LiveReleases } from './followChannel.ts';
import type { LiveSet } from './liveSet.ts';

/** Where any page, of this site or another, reads what is live. */
export const liveVersionsPath = '/_site/live-versions.json';

/** A remote as a page elsewhere needs it: what to load, and what it must be given. */
export interface LiveRemote {
  version: string;
  /** The contract between it and its host. */
  contract: number | null;
  /** The global under which its entry puts its container. */
  container: string;
  entry: { url: string; integrity: string };
  /** Shared modules that its host provides, with the versions it was built with. */
  shared: Readonly<Record<string, string>>;
}

/** What everybody is served, but for a canary's visitors. */
export interface LiveVersions {
  setId: string;
  remotes: Readonly<Record<string, LiveRemote>>;
}

/** The live remotes of a set. @param assetsOrigin where their files are loaded from. */
function liveVersions({ id, apps }: LiveSet, assetsOrigin: string): LiveVersions {
  const remotes = [...apps.values()].filter(({ release }) => release.name !== 'shell');
  return {
    setId: id,
    remotes: Object.fromEntries(
      remotes.map(({ release }) => [release.name, liveRemote(release, assetsOrigin)]),
    ),
  };
}

function liveRemote(release: Release, assetsOrigin: string): LiveRemote {
  const { name, version, contract, shared, files } = release;
  const entry = entryPath(release);
  return {
    version,
    contract,
    container: name.replaceAll('-', '_'),
    entry: {
      url: `${assetsOrigin}/assets/${name}/${version}/${entry}`,
      integrity: files[entry]?.integrity ?? '',
    },
    shared,
  };
}

/** Serves the live versions to pages of any origin. It says nothing of a visitor, so that caches may keep it. */
export function serveLiveVersions(
  app: FastifyInstance,
  releases: Pick<LiveReleases, 'current'>,
  addresses: Pick<Addresses, 'assetsOrigin'>,
): void {
  app.get(liveVersionsPath, (request, reply) => {
    const body = JSON.stringify(liveVersions(releases.current(), addresses.assetsOrigin(request)));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply
      // Short, since a rollback must reach pages elsewhere too.
      .header('cache-control', 'public, max-age=5, s-maxage=10')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('etag', etag);
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}
