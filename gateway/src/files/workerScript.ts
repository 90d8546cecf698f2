import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sha384, type ReleaseStore } from '@eldorado/releases';
import type { LiveSet } from '../live/liveSet.ts';

/** A worker that takes itself away: what phones have kept is deleted, and they ask the network again. */
const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

const file = 'client/worker.js';

/**
 * Serves the live shell's service worker at `/worker.js`, as its release signed it: phones run it without a hash to
 * check. It stands outside of the versioned assets, since browsers look for a newer one at the same address, and asks
 * to be looked for each time. Where there is none, or it was altered, phones keep the one they have.
 * @param off takes it away from every phone that comes back (SERVICE_WORKER=off).
 */
export function serveWorker(
  app: FastifyInstance,
  store: ReleaseStore,
  current: () => LiveSet,
  off: boolean,
): void {
  let good: { integrity: string; script: Buffer } | undefined;

  /** Read once for each release that has another one. */
  async function read(): Promise<Buffer | null> {
    const release = current().apps.get('shell')?.release;
    const integrity = release?.files[file]?.integrity;
    if (!release || !integrity) return null;
    if (good?.integrity === integrity) return good.script;
    const path = join(store.releaseDir(release.name, release.version), file);
    const script = await readFile(path).catch(() => null);
    if (!script || sha384(script) !== integrity) return null;
    good = { integrity, script };
    return script;
  }

  app.get('/worker.js', async (_request, reply) => {
    const script = off ? farewell : await read();
    if (script === null) return reply.code(404).header('cache-control', 'no-store').send();
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header(
        'content-security-policy',
        "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      )
      .header('x-content-type-options', 'nosniff')
      .send(script);
  });
}
