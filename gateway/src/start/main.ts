import type { Clock } from 'api/clock';
import { collectLess } from 'api/collect-less';
import { drain } from 'api/drain';
import { endOnFault } from 'api/explain-fault';
import { listen } from 'api/listen';
import { repoRoot } from '@eldorado/build/app';
import { configuredStore } from '@eldorado/releases';
import { missingOrigin, readConfig, type GatewayConfig } from '../config/config.ts';
import { createGateway } from '../gateway.ts';
import { reportReady } from './reportReady.ts';
import { siteClock } from '../config/siteClock.ts';

/**
 * Starts the site: the API in this process unless API_URL names one, and the gateway in front of it. Both start at a time, and it
 * listens before the API answers: who comes back after a restart waits in line rather than outside.
 */
const starting = startSite().catch(endOnFault);

async function startSite() {
  const config = readConfig(process.env, repoRoot);
  const unknown = missingOrigin(config, process.env);
  const clock = siteClock(config);
  const starting = config.apiUrl ? null : startApi(config, clock);
  // An API that does not start ends the process, whatever it is doing: nothing of the site is any use without it.
  starting?.catch(endOnFault);
  let started: Awaited<typeof starting> = null;
  void starting?.then((api) => (started = api));
  const gateway = await createGateway({
    config,
    store: configuredStore(config.releasesDir),
    clock,
    ...(starting && {
      api: {
        app: starting.then(({ app }) => app),
        ready: (url) => started?.ready(url) ?? null,
        endStreams: () => void starting.then((api) => api.endStreams()),
      },
    }),
  });
  if (unknown) gateway.app.log.warn(unknown);
  const doors = await listen(gateway.app, config);
  const api = await starting;
  const address = gateway.app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  process.stdout.write(`\n  El Dorado: http://localhost:${port}\n\n`);
  return { gateway, api, doors };
}

async function startApi(config: GatewayConfig, clock: Clock) {
  const { createAirportApi } = await import('api');
  const api = await createAirportApi({
    dataDir: config.dataDir,
    ...(config.databaseUrl && { databaseUrl: config.databaseUrl }),
    ...(config.aidxToken && { aidxToken: config.aidxToken }),
    aidxLocalDays: config.aidxLocalDays,
    ...(config.liveSecret && { liveSecret: config.liveSecret }),
    rateService: config.rateService,
    ...(config.casesToken && { casesToken: config.casesToken }),
    ...(config.dataKeys && { dataKeys: config.dataKeys }),
    ...(config.publicOrigin && { publicOrigin: config.publicOrigin }),
    taxi: config.taxi,
    mail: config.mail,
    desks: config.desks,
    attachments: config.attachments,
    trustedProxies: config.trustedProxies,
    clock,
    logger: { level: config.logLevel },
  });
  await api.app.ready();
  return api;
}

let stopping = false;
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (stopping) return;
  stopping = true;
  // A connection that never ends must not keep the process; its supervisor would kill it a little later.
  setTimeout(() => process.exit(1), 8_000).unref();
  // One that still starts has a database to end.
  const { gateway, api, doors } = await starting;
  gateway.app.log.info({ signal }, 'stopping: answering what is under way');
  // Who presses Ctrl-C waits for nobody.
  if (signal === 'SIGTERM')
    await drain(gateway.app.server, { doors, begin: () => gateway.endStreams() });
  await gateway.app.close();
  await api?.close();
  process.exit(0);
}
process.on('SIGTERM', (signal) => void stop(signal));
process.on('SIGINT', (signal) => void stop(signal));
await starting;
collectLess();
reportReady();
