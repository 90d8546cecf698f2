import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { negotiateEncoding } from '@eldorado/http/negotiate';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isName, isVersion, type ReleaseStore } from '@eldorado/releases';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.map': 'application/json; charset=utf-8',
};

/** The copies that a build may have made of a file, by their encoding. */
const suffixes = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof suffixes;

/** Milliseconds for which what the store has counts as known. */
const knownFor = 1_000;

/** Which releases the store has, asked once a second at most, however many versions are made up. */
function knownReleases(
  store: Pick<ReleaseStore, 'listReleases'>,
  now: () => number,
): (name: string, version: string) => Promise<boolean> {
  const idOf = (name: string, version: string) => `${name}@${version}`;
  const list = () =>
    store.listReleases().then(
      (ids) => new Set(ids.map(({ name, version }) => idOf(name, version))),
      () => new Set<string>(),
    );
  let known = Promise.resolve(new Set<string>());
  let askedAt = -Infinity;
  return async (name, version) => {
    if ((await known).has(idOf(name, version))) return true;
    if (now() - askedAt >= knownFor) {
      askedAt = now();
      known = list();
    }
    return (await known).has(idOf(name, version));
  };
}

/**
 * Serves `/assets/<app>/<version>/client/…`: immutable, with the copies that the build compressed. Every
 * version that was ever released stays, so that an old tab finds its files.
 * @param now milliseconds.
 */
export function serveAssets(app: FastifyInstance, store: ReleaseStore, now = Date.now): void {
  const isKnown = knownReleases(store, now);
  const files = new LRUCache<string, Buffer>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: (file) => file.length + 100,
  });

  async function read(file: string): Promise<Buffer | null> {
    const known = files.get(file);
    if (known) return known;
    const bytes = await readFile(file).catch(() => null);
    if (bytes) files.set(file, bytes);
    return bytes;
  }

  /** The copy that the browser wants most, of those that are there. */
  async function find(
    file: string,
    accepted: string | undefined,
    offered: readonly Encoding[] = ['br', 'gzip'],
  ): Promise<{ encoding: Encoding | null; bytes: Buffer } | null> {
    const encoding = negotiateEncoding(accepted, offered);
    const bytes = await read(encoding === null ? file : file + suffixes[encoding]);
    if (bytes) return { encoding, bytes };
    if (encoding === null) return null;
    return find(
      file,
      accepted,
      offered.filter((other) => other !== encoding),
    );
  }

  app.get(
    '/assets/:name/:version/client/*',
    async (request: FastifyRequest, reply: FastifyReply) => {
      const params = request.params as { name: string; version: string; '*': string };
      const { name, version, '*': rest } = params;
      const extension = path.extname(rest);
      const type = types[extension];
      // One flat folder of files with plain names: nothing else can be asked for.
      const plain = /^[\w.+-]+$/.test(rest) && !rest.includes('..');
      if (!plain || !type || !isName(name) || !isVersion(version)) return notFound(reply);
      const file = path.join(store.releaseDir(name, version), 'client', rest);
      const accepted = request.headers['accept-encoding'];
      let found = await find(file, accepted);
      // Of a store elsewhere, what an old tab asks for may not be here yet.
      const isElsewhere = !found && (await isKnown(name, version));
      if (isElsewhere && (await store.fetchRelease(name, version).catch(() => false)))
        found = await find(file, accepted);
      if (!found) return notFound(reply);
      if (found.encoding) reply.header('content-encoding', found.encoding);
      return (
        reply
          .type(type)
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('vary', 'Accept-Encoding')
          // A file comes whole: none is so large that a part would help.
          .header('accept-ranges', 'none')
          // A page elsewhere (single-spa, another origin of this site) may load a remote.
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('x-content-type-options', 'nosniff')
          // For a picture that is opened by its address: it is a document then, and must run nothing as this site.
          .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
          .send(found.bytes)
      );
    },
  );
}

const notFound = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found');
