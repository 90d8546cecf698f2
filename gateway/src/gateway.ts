import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Clock } from 'api';
import type { ReleaseStore } from '@eldorado/releases';
import { createAddresses } from './config/addresses.ts';
import { createGatewayApiReader } from './api/apiReader.ts';
import { serveApi, type LocalApi } from './api/serveApi.ts';
import { serveAssets } from './files/assets.ts';
import { servePictures } from './files/pictures.ts';
import { serveWorker } from './files/workerScript.ts';
import { limitClients, timeLimits } from './http/clientLimits.ts';
import { secureEveryAnswer } from './http/everyAnswer.ts';
import { slowRefusals } from './http/slowRefusals.ts';
import { answerLimits, limitUnreadAnswers } from './http/unreadAnswers.ts';
import { answerBadTarget, answerBroken, refuseUnreadable } from './http/unreadable.ts';
import { followChannel, type LiveReleases } from './live/followChannel.ts';
import { serveLiveVersions } from './live/liveVersions.ts';
import { createVisitors } from './live/visitors.ts';
import { countFailures } from './operations/quarantine/countFailures.ts';
import { healthPage, serveHealth } from './operations/health/healthRoutes.ts';
import { lookAtPages, watchFreshness } from './operations/health/watchFreshness.ts';
import { openCallers } from './operations/rights/openCallers.ts';
import { serveCommands } from './operations/rights/serveCommands.ts';
import { serveOperations } from './operations/serveOperations.ts';
import { serveCrawlers } from './pages/crawlerRoutes.ts';
import { serveManifests } from './pages/manifest.ts';
import { serveFeeds } from './press/feedRoutes.ts';
import { serveNoteImages } from './press/imageRoutes.ts';
import { followFacts } from './api/followFacts.ts';
import { createPageCache, wantedPage } from './pages/pageCache.ts';
import { answerErrors } from './pages/pageErrors.ts';
import { refuseOtherHosts } from './pages/hostPolicy.ts';
import { serveForms } from './pages/formRoutes.ts';
import { servePages, type ServedPage } from './pages/pageRoutes.ts';
import { createAsFresh, createRenderer } from './pages/renderPage.ts';
import { serveSite } from './pages/siteRoutes.ts';
import type { StartWorker } from './render/pool/renderWorker.ts';
import { startRendering } from './render/startRendering.ts';
import { serveSearch } from './search/searchRoutes.ts';
import type { GatewayConfig } from './config/config.ts';
import { ageingClock, siteTimeOf } from './config/siteClock.ts';
import { createMetrics } from './telemetry/metrics.ts';
import { observeRequests } from './telemetry/observeRequests.ts';
import { kindOf, pathOf } from './telemetry/requestKind.ts';
import { traceRequests } from './telemetry/tracing.ts';

export interface GatewayParts {
  config: GatewayConfig;
  store: ReleaseStore;
  clock: Clock;
  /** Answers /api in this process; absent when `config.apiUrl` names an API elsewhere. */
  api?: LocalApi;
  /** Starts what renders pages: a process, unless a test gives another. */
  startWorker?: StartWorker;
}

export interface Gateway {
  app: FastifyInstance;
  releases: LiveReleases;
  /** Ends the event streams, before connections are waited for. */
  endStreams(): void;
}

/** The id that something in front gave, where it is one; else a new one. */
const requestId = ({ headers }: IncomingMessage): string => {
  const given = String(headers['x-request-id'] ?? '');
  return /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();
};

/** The site's one door: pages, assets, the API, health and sitemap. */
export async function createGateway({
  config,
  store,
  clock,
  api,
  startWorker,
}: GatewayParts): Promise<Gateway> {
  const { assetsOrigin, links } = config;
  const app = fastify({
    logger: { level: config.logLevel },
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    // Who may say for whom it asks; the public address is PUBLIC_ORIGIN's to say.
    trustProxy: config.trustedProxies,
    forceCloseConnections: 'idle',
    ...timeLimits(config.clientLimits),
    routerOptions: { ignoreTrailingSlash: false },
    frameworkErrors: answerBadTarget,
    clientErrorHandler: answerBroken,
  });
  secureEveryAnswer(app, config.hsts);
  refuseUnreadable(app);
  limitClients(app, config.clientLimits, config.trustedProxies);
  limitUnreadAnswers(app, answerLimits);
  slowRefusals(app, config.trustedProxies);
  const metrics = createMetrics();
  const failures = countFailures(app, {
    config,
    store,
    metrics,
    releases: () => releases,
    prove: (...version) => renderers.prove(...version),
  });
  const { events } = failures;
  const age = ageingClock(clock, config);
  const addresses = createAddresses(config);
  const apiReader = await createGatewayApiReader(app, api, config, age, addresses.host);
  const versionOf = (url: string) => apiReader.version(url, '127.0.0.1');
  const siteTime = () => siteTimeOf(clock, config);
  const asFresh = createAsFresh(() => siteTime().now, versionOf);
  const renderers = await startRendering(app, {
    ...{ config, store, events, apiReader, startWorker },
    siteTime,
    firstPage: ({ id }, page, answer) => cache.prepare(wantedPage(id, page), asFresh(page, answer)),
  });
  metrics.renderLoad(() => renderers.load());
  const cache = createPageCache({
    freshFor: config.pageFreshFor,
    staleFor: config.pageStaleFor,
    maxBytes: config.pageCacheMb * 1024 * 1024,
    now: () => age.now().getTime(),
    isIdle: () => renderers.load().busy === 0,
    isCrowded: () => renderers.load().waiting > 0,
  });
  const releases = await followChannel(store, config.channel, app.log, renderers, (before) => {
    cache.replace(before.id);
    renderers.sendBack();
  });
  app.addHook('onClose', () => releases.stop());
  const current = () => releases.current();
  // The clock of a link's hour is the real one, also where the site's stands still.
  const visitors = createVisitors(releases, store.keyring, () => new Date());
  const tracing = await traceRequests(app, config.traceEndpoint, (request, reply) => ({
    'http.request.method': request.method,
    'url.path': pathOf(request),
    'http.response.status_code': reply.statusCode,
    'eldorado.kind': kindOf(request, reply),
    'eldorado.set': current().id,
  }));
  const askApi = (url: string) => apiReader.ask(url, '127.0.0.1');
  const render = createRenderer({
    config,
    addresses,
    releases,
    renderers,
    siteTime,
    tracing,
    metrics,
    asFresh,
  });

  // Pages, assets and the API's answers come compressed already; this is for the rest.
  await app.register(compress, { encodings: ['br', 'gzip'] });
  observeRequests(app, metrics);
  refuseOtherHosts(app, addresses, config.publicOrigin);
  const endStreams = await serveApi(app, api, config);

  serveAssets(app, store);
  servePictures(app);
  serveWorker(app, store, current, config.workerOff);

  await app.register((scope) =>
    serveOperations(scope, { config, addresses, store, releases, metrics, ...failures }),
  );
  const callers = await openCallers(config, store);
  if (callers) serveCommands(app, { callers, store, channel: config.channel, releases });
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  let apiStarts = api !== undefined;
  Promise.resolve(api?.app).then(
    () => (apiStarts = false),
    () => undefined,
  );
  const freshness = watchFreshness((url) => apiReader.presentTime(url), app.log);
  metrics.pageLag(() => freshness.lag());
  lookAtPages(app, freshness, addresses.host);
  const isReady = () => !closing && !apiStarts && renderers.load().ready;
  const ended = () => renderers.ended();
  const pageFault = () => freshness.fault();
  const health = {
    ...{ releases, visitors, addresses, render, ended, pageFault, assetsOrigin, isReady },
    failing: failures.faults,
  };
  serveHealth(app, health);

  const facts = followFacts(app, { ask: askApi, log: app.log });
  facts.subscribe(() => {
    renderers.expire();
    cache.expire();
  });
  serveSearch(app, {
    releases,
    facts,
    askApi,
    now: () => clock.now(),
    host: addresses.host,
  });
  serveSite(app, { releases, visitors, addresses, links });
  serveLiveVersions(app, releases, addresses);
  serveManifests(app, current);
  serveCrawlers(app, { current, addresses, askApi });
  serveFeeds(app, askApi, addresses);
  serveNoteImages(app, askApi);
  const special = new Map([['/health', healthPage(health)]]);
  const sent = (setId: string, address: string) => failures.served.note(setId, address);
  serveForms(app, { config, visitors, render, sent });
  const served = (page: ServedPage) => freshness.served(page);
  servePages(app, { config, addresses, visitors, cache, render, age, served, sent, special });
  answerErrors(app, current, assetsOrigin);
  return { app, releases, endStreams };
}
