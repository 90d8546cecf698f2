import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
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
import { answerFailure, answerProblems, forLog } from './http/problem.ts';
import { refuseForeignOrigins } from './http/sameOrigin.ts';
import { forgetLimits } from './http/sharedLimit.ts';
import { openMailDesk } from './mail/mailDesk.ts';
import { makeMailer } from './mail/mailer.ts';
import { readMailSettings, type MailSettings } from './mail/settings.ts';
import { openNewsDesk } from './push/newsDesk.ts';
import { webPushService, type PushService } from './push/pushService.ts';
import { vapidKeys } from './push/vapid.ts';
import type { DeskAddresses } from './contact/desk.ts';
import {
  fileStoreOf,
  readAttachmentSettings,
  type AttachmentSettings,
} from './attachments/settings.ts';
import { sweepFiles } from './attachments/sweep.ts';
import { forgetDrafts } from './cases/drafts.ts';
import { forgetOldCases } from './cases/erase.ts';
import { openCases } from './cases/openCases.ts';
import type { CaseContext } from './cases/context.ts';
import { readKeys } from './seal/keys.ts';
import { forgetOldMessages } from './contact/retention.ts';
import { contactRoutes } from './contact/routes.ts';
import { forgetUnconfirmed } from './newsletter/store.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { mapRoutes } from './map/routes.ts';
import { pushRoutes } from './push/routes.ts';
import { feedRoutes } from './feed/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { forgetFeedback } from './feedback/store.ts';
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
  /** Complaints and requests, for commands and tests beside the site. */
  cases: CaseContext;
  /** Listens on `port` (0 = any free one) and answers the address. */
  listen(options: { port: number; host?: string }): Promise<string>;
  /** Ends the event streams, whose readers come back by themselves: a server that ends need not wait for them. */
  endStreams(): void;
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
  /** What the office's pages must know to read cases; without it they are closed. */
  casesToken?: string;
  /** The keys of personal data, as `DATA_KEYS` writes them; a file of the data folder unless given. */
  dataKeys?: string;
  /** What the taxi service is connected to; the demonstration's own parts unless given. */
  taxi?: TaxiSettings;
  /** Who sends e-mail; the outbox folder unless given. */
  mail?: MailSettings;
  /** To whom contact messages are sent on, by desk; to nobody unless given. */
  desks?: DeskAddresses;
  /** Where files of visitors are kept, and who looks for viruses; the data folder and nobody unless given. */
  attachments?: AttachmentSettings;
  /** Whether the work that no request waits for is done by itself; tests that ask for it leave it off. */
  jobs?: boolean;
  /** Takes the lines of the demonstration's text messages; a file in `dataDir`/outbox unless given. */
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
    // Of an API that listens by itself; without it a body may take for ever.
    requestTimeout: 60_000,
    genReqId: (request: IncomingMessage) =>
      String(request.headers['x-request-id'] ?? randomUUID()).slice(0, 100),
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be decoded fails before there is a route.
    frameworkErrors: answerFailure,
  };
  const app =
    typeof logger === 'boolean' || !('info' in logger)
      ? Fastify({ ...options, logger })
      : Fastify({ ...options, loggerInstance: logger });
  // No endpoint reads a plain text, and bodies that are described by type are not checked for types of Fastify's own.
  app.removeContentTypeParser('text/plain');
  return app;
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
    await database.work.transaction(async (client) => {
      await seed(client);
      if (await fillWindow(client, clock.now())) await announceChange(client);
    });
    const hot = new HotCache(() => Math.floor(clock.now().getTime() / minute));
    const fresh = await keepFresh({ clock, database, hot }, app.log);
    const { store, followFeeds } = fresh;
    const mail = options.mail ?? readMailSettings({});
    const outbox = join(dataDir, 'outbox');
    const mailer = makeMailer(mail, outbox);
    if (mail.smtpUrl === null)
      app.log.info(`E-mails are not sent but written into ${outbox}: SMTP_URL is not set`);
    const { publicOrigin = '', pushService, jobs = true } = options;
    const context: ApiContext = {
      ...{ clock, database, hot, store, followFeeds },
      ...{ mailer, publicOrigin },
    };

    await describeApi(app);
    answerProblems(app);
    refuseUnusableInput(app, /^\/api\/v2\/taxi-imperial\/(sign-in|me|bookings)\b/);
    refuseForeignOrigins(app, options.publicOrigin);
    // Answers are typed by the route schemas; checking them again at every request would only cost time.
    app.setSerializerCompiler(() => (payload) => JSON.stringify(payload));
    systemRoutes(app, context);
    const stream = flightRoutes(app, context, options.publicOrigin);
    establishmentRoutes(app, context);
    factRoutes(app, context);
    mapRoutes(app, context);
    serviceRoutes(app, context);
    liveRoutes(app, context);
    airportRoutes(app, context);
    offerRoutes(app, context);
    siteRoutes(app, context);
    const keys = await vapidKeys(database);
    const contact = publicOrigin.startsWith('https:') ? publicOrigin : defaultContact;
    const newsDesk = openNewsDesk(context, pushService ?? webPushService(keys, contact), (error) =>
      app.log.warn(error, 'The news of flights could not be sent'),
    );
    pushRoutes(app, context, keys.publicKey);
    const taxi = openTaxi(app, context, {
      settings: options.taxi ?? readTaxiSettings({}),
      dataDir,
      desk: jobs,
      log: app.log,
      write: options.writeLine,
    });
    const mailDesk = jobs
      ? openMailDesk(context, (error) => app.log.warn(forLog(error), 'E-mails could not be sent'))
      : null;
    const attachments = options.attachments ?? readAttachmentSettings({});
    const cases = await openCases(app, context, {
      keys: await readKeys(options.dataKeys, dataDir),
      token: options.casesToken,
      files: { store: fileStoreOf(attachments, dataDir), scan: attachments.scan },
    });
    contactRoutes(app, context, options.desks ?? {});
    newsletterRoutes(app, context);
    feedbackRoutes(app, context);
    feedRoutes(app, context, options.aidxToken);
    openDataRoutes(app, context);
    const limits = repeatAlone(
      database,
      'limits',
      minute,
      async () => {
        await forgetLimits(database, clock.now());
        await forgetUnconfirmed(database, clock.now());
        await forgetDrafts(cases);
        await forgetFeedback(database, clock.now());
        await forgetOldCases(cases);
        await forgetOldMessages(database, clock.now());
        await sweepFiles(cases);
      },
      (error) => app.log.warn(forLog(error), 'What is old could not be deleted'),
    );
    app.addHook('onClose', async () => {
      await limits.close();
      await newsDesk.close();
      await taxi.close();
      await mailDesk?.close();
      mailer.close();
      await fresh.stop();
      await database.close();
    });
    await app.ready();
    return {
      app,
      database,
      taxi: taxi.context,
      cases,
      listen: ({ port, host = '127.0.0.1' }) => app.listen({ port, host }),
      endStreams: () => stream.end(),
      close: () => app.close(),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
