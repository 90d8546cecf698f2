import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '@eldorado/releases';
import type { GatewayApiReader } from '../api/apiReader.ts';
import type { GatewayConfig } from '../config/config.ts';
import { createRenderers, type RendererParts, type Renderers } from './renderers.ts';
import type { RenderEvents } from './renderEvents.ts';
import type { StartWorker } from './pool/renderWorker.ts';
import { makeWorkerScript } from './pool/workerScript.ts';

/**
 * The rendering workers of a gateway, which end with it. They read the API through it.
 * @param events hears what remotes do to them.
 */
export async function startRendering(
  app: FastifyInstance,
  parts: {
    config: GatewayConfig;
    store: ReleaseStore;
    apiReader: GatewayApiReader;
    events: RenderEvents;
    siteTime: RendererParts['siteTime'];
    firstPage: RendererParts['firstPage'];
    startWorker?: StartWorker | undefined;
  },
): Promise<Renderers> {
  const { config, store, apiReader, events, siteTime, firstPage, startWorker } = parts;
  const script = await makeWorkerScript();
  const renderers = createRenderers({
    store,
    startWorker,
    script: script.file,
    workers: config.renderWorkers,
    limits: config.renderLimits,
    most: config.renderQueue,
    askApi: (url, visitor) => apiReader.ask(url, visitor),
    events,
    now: Date.now,
    siteTime,
    firstPage,
  });
  app.addHook('onClose', async () => {
    renderers.close();
    await apiReader.settled();
    await script.remove();
  });
  return {
    ...renderers,
    expire() {
      apiReader.expire();
      renderers.expire();
    },
  };
}
