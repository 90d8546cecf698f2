import { randomUUID } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Clock } from 'api';
import type { ReleaseStore } from '@eldorado/releases';
import { isLocale, localeCookie, localisePath, splitLocale } from '@eldorado/i18n/locale';
import { searchPath } from '../search/searchDocument.ts';
import { serveAssets } from './assets.ts';
import type { GatewayConfig } from './config.ts';
import { createSite } from './createSite.ts';
import { documentParts } from './document.ts';
import { followChannel, type LiveReleases } from './followChannel.ts';
import { readHealth, type Health } from './health.ts';
import type { LiveSet } from './liveSet.ts';
import { localeChoice } from './localeChoice.ts';
import { serveManifests } from './manifest.ts';
import { createPageCache, type PageStream } from './pageCache.ts';
import { serveSearch } from './searchRoutes.ts';
import { servePictures } from './pictures.ts';
import { serveWorker } from './workerScript.ts';
import { scriptPolicies, securityHeaders } from './securityHeaders.ts';
import { sendCached, sendStream } from './sendPage.ts';
import { sitemap } from './sitemap.ts';
import { kindOf, serveOperations } from './serveOperations.ts';
import { createMetrics } from './telemetry/metrics.ts';
import { traceRequests } from './telemetry/tracing.ts';
import { createVisitors, type Visitor } from './visitors.ts';

/** Milliseconds after which a page whose data does not come is given up. */
const renderDeadline = 10_000;

export interface GatewayParts {
  config: GatewayConfig;
  store: ReleaseStore;
  clock: Clock;
  /** Answers /api in this process; absent when `config.apiUrl` names an API elsewhere. */
  api?: (request: FastifyRequest, reply: FastifyReply) => void;
}

export interface Gateway {
  app: FastifyInstance;
  releases: LiveReleases;
}

/** The site's one door: pages, assets, the API, health and sitemap. */
export async function createGateway({ config, store, clock, api }: GatewayParts): Promise<Gateway> {
  const app = fastify({
    logger: { level: config.logLevel },
    genReqId: (request) => String(request.headers['x-request-id'] ?? randomUUID()),
    logController: new LogController({ disableRequestLogging: true }),
    // Who may say for whom it asks; the public address is PUBLIC_ORIGIN's to say.
    trustProxy: config.trustedProxies,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
  });
  const cache = createPageCache({ freshFor: config.pageFreshFor, staleFor: config.pageStaleFor });
  const releases = await followChannel(store, config.channel, app.log, () => cache.clear());
  app.addHook('onClose', () => releases.stop());
  const metrics = createMetrics();
  const tracing = await traceRequests(app, config.traceEndpoint, (request, reply) => ({
    'http.request.method': request.method,
    'url.path': pathOf(request),
    'http.response.status_code': reply.statusCode,
    'eldorado.kind': kindOf(request, reply),
    'eldorado.set': releases.current().id,
  }));
  // The clock of a link's hour is the real one, also where the site's stands still.
  const visitors = createVisitors(releases, store.keyring, () => new Date());

  // Pages, assets and the API's answers come compressed already; this is for the rest.
  await app.register(compress, { encodings: ['br', 'gzip'] });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const page = reply.getHeader('x-page-cache');
    metrics.answered(kindOf(request, reply), reply.statusCode, reply.elapsedTime / 1_000);
    if (page !== undefined) metrics.pageFrom(String(page));
    request.log.info({
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      page,
    });
    done();
  });

  if (api) {
    app.all(
      '/api/*',
      {
        onRequest: (request, reply) => {
          reply.hijack();
          api(request, reply);
        },
      },
      () => undefined,
    );
  } else if (config.apiUrl) {
    await app.register(proxy, {
      upstream: config.apiUrl,
      prefix: '/api',
      rewritePrefix: '/api',
      replyOptions: {
        // The API counts by address what one may ask for; what a visitor says of that is not passed on.
        rewriteRequestHeaders: ({ ip }, headers) => ({ ...headers, 'x-forwarded-for': ip }),
      },
    });
  }
  serveAssets(app, store);
  await app.register((scope) => serveOperations(scope, { config, store, releases, metrics }));

  const originOf = (request: FastifyRequest) =>
    config.publicOrigin ?? `${request.protocol}://${plainHost(request.host)}`;
  // Rendering asks for data at the gateway's own door, as the browser does.
  const apiBaseUrl = () =>
    `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${portOf(app)}/api`;

  serveSearch(app, { releases, apiBaseUrl, now: () => clock.now() });
  app.get('/_site/live.json', async (request, reply) => {
    const { set } = await visitors.known(request);
    return reply.header('cache-control', 'no-store').send({ setId: set.id });
  });
  app.get('/_site/:setId/:file', (request, reply) => {
    const { setId, file } = request.params as { setId: string; file: string };
    const locale = file.replace(/\.json$/, '');
    const set = releases.find(setId);
    if (!set || !isLocale(locale)) return reply.code(404).send({ code: 'set-not-found' });
    const origin = config.assetsOrigin ?? originOf(request);
    // What remotes fall back to is the page's to say: it may change while the set does not.
    const lasting = { ...set, fallbacks: new Map() };
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(createSite(lasting, locale, origin, config.links));
  });

  app.get('/sitemap.xml', (request, reply) =>
    reply.type('application/xml').send(sitemap(releases.current(), originOf(request))),
  );
  servePictures(app);
  serveManifests(app, () => releases.current());
  serveWorker(app, store, () => releases.current(), config.workerOff);
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain')
      .send(`User-agent: *\nDisallow: /api/\nSitemap: ${originOf(request)}/sitemap.xml\n`),
  );

  const health = (set: LiveSet): Promise<Health> =>
    readHealth(set, releases.faults(), apiBaseUrl());
  app.get('/api/site-health', async (request, reply) => {
    const report = await health((await visitors.known(request)).set);
    return reply
      .code(report.status === 'down' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(report);
  });

  /** A page, or where it redirects to. */
  async function renderPage(
    request: FastifyRequest,
    address: URL,
    { set, pinned }: Visitor,
  ): Promise<PageStream | { redirect: string; status: number }> {
    const origin = originOf(request);
    const assetsOrigin = config.assetsOrigin ?? origin;
    const url = new URL(address.pathname + address.search, origin);
    const { locale, path } = splitLocale(url.pathname);
    const rendered = await tracing.within(request, 'render', () =>
      set.shell.render({
        url,
        site: createSite(set, locale, assetsOrigin, config.links, pinned),
        fetchRemote: (name) => set.fetchRemote(name),
        apiBaseUrl: apiBaseUrl(),
        visitor: request.ip,
        publicApiBaseUrl: '/api',
        now: clock.now(),
        clockIsFrozen: config.frozenNow !== null,
        signal: AbortSignal.timeout(renderDeadline),
        onError: (error) => request.log.error({ err: error }, 'page'),
      }),
    );
    if (rendered.kind === 'redirect')
      return { status: rendered.status, redirect: rendered.location };
    const { head, tail } = documentParts({ ...rendered, set, locale, path, origin, assetsOrigin });
    const body = new PassThrough();
    rendered.pipe(body);
    const html = Readable.from(withEnds(head, body, tail));
    return { status: rendered.status, keep: rendered.status < 500 && !rendered.degraded, html };
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const address = addressOf(request);
    const pin = await visitors.takePin(request, address);
    if (pin) {
      return reply
        .header('cache-control', 'private, no-store')
        .header('set-cookie', pin.cookie)
        .redirect(pin.location, 302);
    }
    const { locale, path, prefixed } = splitLocale(address.pathname);
    if (path.length > 1 && path.endsWith('/')) {
      return reply.redirect(localisePath(path.replace(/\/+$/, '') || '/', locale), 308);
    }
    const wanted = localeChoice(request, locale, prefixed);
    if (wanted.redirectTo) {
      return reply
        .header('cache-control', 'private, no-store')
        .redirect(localisePath(path, wanted.redirectTo) + address.search, 302);
    }
    reply.header('vary', prefixed ? 'Accept-Encoding' : 'Cookie, Accept-Encoding');
    if (path === '/health') return answerHealth(request, address, reply);
    const visitor = await visitors.recognise(request);
    if (path === searchPath) reply.header('x-robots-tag', 'noindex');

    const render = async () => {
      const rendered = await renderPage(request, address, visitor);
      if ('redirect' in rendered) throw new Redirect(rendered.redirect, rendered.status);
      return rendered;
    };
    // A page with a version that one browser tries out is for that browser alone.
    const answer = visitor.pinned
      ? { state: 'miss' as const, stream: await render() }
      : await cache.get(
          `${visitor.set.id} ${originOf(request)} ${address.pathname}${address.search}`,
          render,
        );
    reply.header('x-page-cache', answer.state);
    if (wanted.remember) {
      const { name, maxAge } = localeCookie;
      reply.header('set-cookie', `${name}=${locale}; Path=/; Max-Age=${maxAge}; SameSite=Lax`);
    }
    const { status, keep } = answer.state === 'miss' ? answer.stream : answer.page;
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers(pageHeaders(visitor.set))
      .header(
        'cache-control',
        wanted.remember || !keep ? 'private, no-store' : cacheControl(status),
      );
    visitors.remember(request, reply, visitor);
    return answer.state === 'miss'
      ? sendStream(request, reply, answer.stream.html)
      : sendCached(request, reply, answer.page);
  }

  async function answerHealth(request: FastifyRequest, address: URL, reply: FastifyReply) {
    const visitor = await visitors.known(request);
    const report = await health(visitor.set);
    const status = report.status === 'down' ? 503 : 200;
    reply.code(status).header('cache-control', 'no-store').header('vary', 'Accept');
    if (wantsJson(request)) return reply.send(report);
    const rendered = await renderPage(request, address, visitor);
    if ('redirect' in rendered) return reply.redirect(rendered.redirect, rendered.status);
    return reply
      .type('text/html; charset=utf-8')
      .headers(pageHeaders(visitor.set))
      .send(rendered.html);
  }

  const cacheControl = (status: number) =>
    status === 200
      ? `public, max-age=0, s-maxage=${config.pageFreshFor}, stale-while-revalidate=${config.pageStaleFor}, stale-if-error=86400`
      : 'no-store';

  const pageHeaders = (set: LiveSet) => securityHeaders(scriptPolicies(set), config.assetsOrigin);

  app.get('/*', answerPage);
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Redirect) return reply.redirect(error.location, error.status);
    request.log.error({ err: error });
    return (
      reply
        .code(500)
        // The headers of the page that failed are set already when its stream breaks.
        .removeHeader('content-encoding')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .headers(pageHeaders(releases.current()))
        .send(lastResort)
    );
  });
  return { app, releases };
}

/** spec.md section 2: what remains when not even the error page could be made. */
const lastResort =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>El Dorado</title></head><body><p>An error occurred while showing the error page</p><p><a href="/">El Dorado</a></p></body></html>';

/** The path alone: a query may hold what a traveller typed. */
const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '/';

/** The page asked for. Its path begins with one slash, whatever was sent: two would name another host. */
function addressOf(request: FastifyRequest): URL {
  const address = new URL(`http://site/${request.url}`);
  address.pathname = address.pathname.replace(/^\/+/, '/');
  return address;
}

/** A Host header is the visitor's word; what is no plain host does not get into a page. */
const plainHost = (host: string) =>
  /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? host : 'localhost';

function wantsJson(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A page that redirects is not kept; it leaves the cache as an exception. */
class Redirect extends Error {
  readonly location: string;
  readonly status: number;

  constructor(location: string, status: number) {
    super(`Redirect to ${location}`);
    this.location = location;
    this.status = status;
  }
}

async function* withEnds(
  head: string,
  body: AsyncIterable<Buffer>,
  tail: string,
): AsyncGenerator<Buffer> {
  yield Buffer.from(head);
  yield* body;
  yield Buffer.from(tail);
}
