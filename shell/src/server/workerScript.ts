import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '@eldorado/releases';
import type { LiveSet } from './liveSet.ts';

/** A worker that takes itself away: what phones have kept is deleted, and they ask the network again. */
const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * Serves the live shell's service worker at `/worker.js`. It stands outside of the versioned assets, since browsers
 * look for a newer one at the same address, and asks to be looked for each time.
 * @param off takes it away from every phone that comes back (SERVICE_WORKER=off).
 */
export function serveWorker(
  app: FastifyInstance,
  store: ReleaseStore,
  current: () => LiveSet,
  off: boolean,
): void {
  app.get('/worker.js', async (_request, reply) => {
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .header('x-content-type-options', 'nosniff');
    if (off) return farewell;
    const shell = current().apps.get('shell');
    const dir = store.releaseDir('shell', shell?.release.version ?? '');
    return readFile(path.join(dir, 'client/worker.js'));
  });
}
