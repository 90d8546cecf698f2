import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Clock } from './time/clock.ts';
import type { ApiContext } from './context.ts';
import { announceChange, openDatabase, type Database } from './db/database.ts';
import { factRoutes } from './facts/routes.ts';
import { seed } from './seeds.ts';
import { fillWindow } from './flights/plan/window.ts';
import { HotCache } from './hot/hotCache.ts';
import { keepFresh } from './keepFresh.ts';
import { describeApi } from './openapi.ts';
import { refuseUnusableInput } from './http/plainInput.ts';
import { answerFailure, answerProblems } from './http/problem.ts';
import { refuseForeignOrigins } from './http/sameOrigin.ts';
import { forgetLimits } from './http/sharedLimit.ts';
import { openNewsDesk } from './push/newsDesk.ts';
import { webPushService, type PushService } from './push/pushService.ts';
import { vapidKeys } from './push/vapid.ts';
import { contactRoutes } from './contact/routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { mapRoutes } from './map/routes.ts';
import { pushRoutes } from './push/routes.ts';
import { feedRoutes } from './feed/routes.ts';
import { openDataRoutes } from './openData/routes.ts';
import { airportRoutes } from './airport/routes.ts';
import { establishmentRoutes } from './establishments/routes.ts';
import { flightRoutes } from './flights/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { offerRoutes } from './offers/routes.ts';
import { serviceRoutes } from './services/routes.ts';
import { siteRoutes } from './site/routes.ts';
import { systemRoutes } from './system/routes.ts';
import type { TaxiContext } from './taxi/context.ts';
import { openTaxi } from './taxi/openTaxi.ts';
import { readTaxiSettings, type TaxiSettings } from './taxi/settings.ts';
import { repeatAlone } from './time/repeatAlone.ts';
import { minute } from './time/time.ts';

export interface AirportApi {
  app: FastifyInstance;
  /** The database, for commands and tests beside the site. */
  database: Database;
  /** The taxi service, for tests beside the site. */
  taxi: TaxiContext;
  /** Listens on `port` (0 = any free one) and answers the address. */
  listen(options: { port: number; host?: string }): Promise<string>;
  /** Stops listening, and the database when this process runs it. */
  close(): Promise<void>;
}

export interface ApiOptions {
  /** Folder of the embedded database; made when missing. */
  dataDir: string;
  /** An external PostgreSQL instead of the embedded one. */
  databaseUrl?: string;
  clock: Clock;
  /** What a sender of AIDX messages must know; without one none is accepted. */
  aidxToken?: string;
  /** What the taxi service is connected to; the demonstration's own parts unless given. */
  taxi?: TaxiSettings;
  /** Whether the taxi desk looks by itself; tests that ask it to leave it off. */
  taxiDesk?: boolean;
  /** Takes the lines of the demonstration's text messages; the process's output unless given. */
  writeLine?: (line: string) => void;
  /** Takes what is logged: a logger, or the level of one of its own on the process's output. */
  logger?: FastifyBaseLogger | { level: string; stream?: { write(line: string): void } } | boolean;
  /** Who may name the visitor it asks for, such as the gateway; this machine unless given. */
  trustedProxies?: string;
  /** The address the world sees the site at, for links in calendars; each request's own unless given. */
  publicOrigin?: string;
  /** Replaces the browsers' push services (tests). */
  pushService?: PushService;
}

/** Under which push services reach the site's operator when no public address is set. */
const defaultContact = 'mailto:avisos@eldorado.example';

function makeApp({ logger = false, trustedProxies = 'loopback' }: ApiOptions): FastifyInstance {
  const options = {
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies,
    genReqId: (request: IncomingMessage) =>
      String(request.headers['x-request-id'] ?? randomUUID()).slice(0, 100),
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be decoded fails before there is a route.
    frameworkErrors: answerFailure,
  };
  return typeof logger === 'boolean' || !('info' in logger)
    ? Fastify({ ...options, logger })
    : Fastify({ ...options, loggerInstance: logger });
}

/**
 * The airport API, ready to answer: database started and migrated, demonstration data there when it was empty, every
 * route registered under `/api`. Throws when the database cannot be had.
 */
export async function createAirportApi(options: ApiOptions): Promise<AirportApi> {
  const { clock, dataDir, databaseUrl } = options;
  const app = makeApp(options);
  const database = await openDatabase({ dataDir, databaseUrl, log: app.log });
  try {
    await database.transaction(async (client) => {
      await seed(client);
      if (await fillWindow(client, clock.now())) await announceChange(client);
    });
    const hot = new HotCache(() => Math.floor(clock.now().getTime() / minute));
    const fresh = await keepFresh({ clock, database, hot }, app.log);
    const { store, followFeeds } = fresh;
    const context: ApiContext = { clock, database, hot, store, followFeeds };

    await describeApi(app);
    answerProblems(app);
    refuseUnusableInput(app, /^\/api\/v2\/taxi-imperial\/(sign-in|me|bookings)\b/);
    refuseForeignOrigins(app, options.publicOrigin);
    // Answers are typed by the route schemas; checking them again at every request would only cost time.
    app.setSerializerCompiler(() => (payload) => JSON.stringify(payload));
    systemRoutes(app, context);
    flightRoutes(app, context, options.publicOrigin);
    establishmentRoutes(app, context);
    factRoutes(app, context);
    mapRoutes(app, context);
    serviceRoutes(app, context);
    liveRoutes(app, context);
    airportRoutes(app, context);
    offerRoutes(app, context);
    siteRoutes(app, context);
    const keys = await vapidKeys(database);
    const { publicOrigin = '', pushService } = options;
    const contact = publicOrigin.startsWith('https:') ? publicOrigin : defaultContact;
    const newsDesk = openNewsDesk(context, pushService ?? webPushService(keys, contact), (error) =>
      app.log.warn(error, 'The news of flights could not be sent'),
    );
    pushRoutes(app, context, keys.publicKey);
    const taxi = openTaxi(app, context, {
      settings: options.taxi ?? readTaxiSettings({}),
      dataDir,
      publicOrigin,
      desk: options.taxiDesk ?? true,
      log: app.log,
      write: options.writeLine ?? ((line) => void process.stdout.write(line)),
    });
    contactRoutes(app, context);
    newsletterRoutes(app, context);
    feedRoutes(app, context, options.aidxToken);
    openDataRoutes(app, context);
    const limits = repeatAlone(
      database,
      'limits',
      minute,
      async () => void (await forgetLimits(database, clock.now())),
      (error) => app.log.warn(error, 'Old counts of requests could not be deleted'),
    );
    app.addHook('onClose', async () => {
      await limits.close();
      await newsDesk.close();
      await taxi.close();
      await fresh.stop();
      await database.close();
    });
    await app.ready();
    return {
      app,
      database,
      taxi: taxi.context,
      listen: ({ port, host = '127.0.0.1' }) => app.listen({ port, host }),
      close: () => app.close(),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
