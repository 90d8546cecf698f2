import { emptyChannel, openStore, promote, publish } from '@eldorado/releases';
import type { PageDeclaration } from '@eldorado/remote';
import type { GatewayParts } from '../gateway.ts';
import { startWorkerHere } from '../render/pool/workerHere.ts';
import { readConfig } from '../config/config.ts';
import { exampleApp, writeExample } from '../live/exampleSet.ts';

/**
 * What a gateway is made of whose shell alone is live, with a service worker.
 * @param dir of its store of releases.
 * @param source of the shell's server bundle.
 */
export async function exampleParts(
  dir: string,
  pages: readonly PageDeclaration[],
  source: string,
): Promise<GatewayParts> {
  const store = openStore(dir);
  const app = exampleApp('shell', pages, {
    main: { js: ['client/main.js'], css: [] },
    worker: { js: ['client/worker.js'], css: [] },
  });
  const release = await writeExample(dir, app, source);
  const at = '2026-11-21T12:00:00.000Z';
  const published = publish(emptyChannel(), release, at);
  const live = published.ok ? promote(published.value, 'shell', '1.0.0', at) : published;
  if (!live.ok) throw new Error(live.failure.sentence);
  await store.writeChannel('production', live.value);
  return {
    config: readConfig({ LOG_LEVEL: 'silent', PORT: '0', RENDER_WORKERS: '1' }, dir),
    store,
    clock: { now: () => new Date(at) },
    startWorker: startWorkerHere,
  };
}
