import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { AjvCompiler, type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { systemScheduler as scheduler } from '@eldorado/releases/scheduler';
import type { Clock } from './time/clock.ts';
import type { ApiContext } from './context.ts';
import { domains } from './domains.ts';
import { announceChange, openDatabase, type Database } from './db/database.ts';
import { seed } from './seeds.ts';
import { fillWindow } from './flights/plan/window.ts';
import { HotCache } from './hot/hotCache.ts';
import { keepFresh } from './keepFresh.ts';
import { describeApi } from './openapi.ts';
import { refuseUnusableInput } from './http/plainInput.ts';
import type { Partner } from './http/partner.ts';
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
import { openSeal } from './seal/openSeal.ts';
import { contactRoutes } from './contact/routes.ts';
import { sealPlainMessages } from './contact/sealPlain.ts';
import { openDraftLinks } from './news/draftLinks.ts';
import { newsRoutes } from './news/routes.ts';
import { sealPlainReaders } from './newsletter/sealPlain.ts';
import { pushRoutes } from './push/routes.ts';
import { feedRoutes } from './feed/routes.ts';
import { readingRoutes } from './live/readings/routes.ts';
import { eventRoutes } from './stream/routes.ts';
import { openRateDesk } from './rates/rateDesk.ts';
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
  /**
   * The answer of an address with `/api` and its query that is kept ready, as a request without any headers of its own gets it; null
   * where it must be asked for. `text` makes the text, `version` names it as its ETag does.
   */
  ready(url: string): { version: string; text(): string } | null;
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
  /** How many times as long as usual the database may take; `DATABASE_PATIENCE` unless given. */
  databasePatience?: number;
  clock: Clock;
  /** What a sender of AIDX messages must know; without one none is accepted. */
  aidxToken?: string;
  /** What sensors sign their readings with; without it none is accepted. */
  liveSecret?: string;
  /** Who says what currencies are worth; nobody unless given. */
  rateService?: Partner | null;
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

/**
 * Who makes the checks of what comes in. Fastify asks for each route, and its own then writes down all shared schemas to see
 * whether they are still the same, a fifth of a start; they are added before any route.
 */
function onlyOneValidator(): BuildCompilerFromPool {
  const build = AjvCompiler();
  let made: ReturnType<typeof build> | undefined;
  return (schemas, options) => (made ??= build(schemas, options));
}

function makeApp({ logger = false, trustedProxies = 'loopback' }: ApiOptions): FastifyInstance {
  const options = {
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies,
    // Of an API that listens by itself; without it a body may take for ever.
    requestTimeout: 60_000,
    genReqId: (request: IncomingMessage) =>
      String(request.headers['x-request-id'] ?? randomUUID()).slice(0, 100),
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: { buildValidator: onlyOneValidator() } },
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
  const { clock, dataDir, databaseUrl, databasePatience: patience } = options;
  const app = makeApp(options);
  const database = await openDatabase({ dataDir, databaseUrl, patience, log: app.log });
  try {
    await database.work.transaction(async (client) => {
      await seed(client);
      if (await fillWindow(client, clock.now())) await announceChange(client, 'flights');
    });
    const hot = new HotCache(() => Math.floor(clock.now().getTime() / minute));
    const fresh = await keepFresh({ clock, database, hot, scheduler }, app.log);
    const { store, followFeeds } = fresh;
    const mail = options.mail ?? readMailSettings({});
    const outbox = join(dataDir, 'outbox');
    const mailer = makeMailer(mail, outbox);
    if (mail.smtpUrl === null)
      app.log.info(`E-mails are not sent but written into ${outbox}: SMTP_URL is not set`);
    const { publicOrigin = '', pushService, jobs = true } = options;
    const context: ApiContext = {
      ...{ clock, scheduler, database, hot, store, followFeeds },
      ...{ mailer, publicOrigin },
      seal: await openSeal(database, options),
    };
    const sealPlain = async () => {
      await sealPlainMessages(context);
      await sealPlainReaders(context);
    };
    await sealPlain();

    await describeApi(app);
    answerProblems(app);
    refuseUnusableInput(app, /^\/api\/v2\/taxi-imperial\/(sign-in|me|bookings|visits)\b/);
    refuseForeignOrigins(app, options.publicOrigin);
    for (const { routes } of domains) routes?.(app, context);
    const stream = eventRoutes(app, context);
    newsRoutes(app, context, await openDraftLinks(database));
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
      token: options.casesToken,
      files: { store: fileStoreOf(attachments, dataDir), scan: attachments.scan },
    });
    contactRoutes(app, context, options.desks ?? {});
    feedRoutes(app, context, options.aidxToken);
    readingRoutes(app, context, options.liveSecret);
    const rates =
      options.rateService && jobs ? openRateDesk(context, options.rateService, app.log) : null;
    const limits = repeatAlone(
      context,
      'limits',
      minute,
      async () => {
        await forgetLimits(database, clock.now());
        for (const { forget } of domains) await forget?.(database, clock.now());
        await forgetDrafts(cases);
        await forgetOldCases(cases);
        await sweepFiles(cases);
        // In a rolling update processes of the version before go on for a while.
        await sealPlain();
      },
      (error) => app.log.warn(forLog(error), 'What is old could not be deleted or sealed'),
    );
    app.addHook('onClose', async () => {
      await limits.close();
      await newsDesk.close();
      await taxi.close();
      await mailDesk?.close();
      await rates?.close();
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
      ready(url) {
        const answer = hot.ready(url);
        if (answer === null) return null;
        const { body } = answer;
        return { version: body.version, text: () => body.identity.toString() };
      },
      endStreams: () => stream.end(),
      close: () => app.close(),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
