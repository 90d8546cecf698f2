import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { AjvCompiler, type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { systemScheduler as scheduler } from '@eldorado/releases/scheduler';
import type { ApiContext } from './context.ts';
import type { Opened } from './domain.ts';
import { domains } from './domains.ts';
import { announceChange, openDatabase, type Database } from './db/database.ts';
import { seed } from './seeds.ts';
import { fillWindow } from './flights/plan/window.ts';
import { ResponseCache } from './responseCache/responseCache.ts';
import { startRefresh } from './refresh/refresh.ts';
import { describeApi } from './openapi/openapi.ts';
import { refuseUnusableInput } from './http/input/plainInput.ts';
import { answerFailure, answerProblems, forLog } from './http/problem.ts';
import { refuseForeignOrigins } from './http/sameOrigin.ts';
import { forgetLimits } from './http/limits/sharedLimit.ts';
import { everyMailDomain, openMailDomains } from './mail/mailDomains.ts';
import { makeMailer } from './mail/mailer.ts';
import { readMailSettings } from './mail/settings.ts';
import type { ApiOptions } from './options.ts';
import { openEncryption } from './encryption/openEncryption.ts';
import { repeatAlone } from './time/repeatAlone.ts';
import { takeTurns } from './time/takeTurns.ts';
import { minute } from './time/time.ts';

export type { ApiOptions } from './options.ts';

export interface AirportApi {
  app: FastifyInstance;
  /** The database, for commands and tests beside the site. */
  database: Database;
  /** What the domains have opened, by their names, for tests beside the site. */
  opened: ReadonlyMap<string, Opened>;
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

type Compiler = ReturnType<BuildCompilerFromPool>;

/** Of all APIs of a process: those with the same schemas share their checks. */
const compilers = AjvCompiler();
const onceEach = new WeakMap<Compiler, Compiler>();

/** Makes a check once for all routes that have it: Fastify copies a route's schema, and for HEAD asks for a GET's again. */
function makingOnce(compile: Compiler): Compiler {
  const known = onceEach.get(compile);
  if (known) return known;
  const checks = new Map<string, ReturnType<Compiler>>();
  const once: Compiler = (route) => {
    // Its types call it the schema; it is the route's, with where it belongs.
    const text = JSON.stringify((route as { schema?: unknown }).schema);
    const check = checks.get(text) ?? compile(route);
    checks.set(text, check);
    return check;
  };
  onceEach.set(compile, once);
  return once;
}

/**
 * Who makes the checks of what comes in. Fastify asks for each route, and its own then writes down all shared schemas to see
 * whether they are still the same, a fifth of a start; they are added before any route.
 */
function onlyOneValidator(): BuildCompilerFromPool {
  let made: Compiler | undefined;
  return (schemas, options) => (made ??= makingOnce(compilers(schemas, options)));
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
  const opened = new Map<string, Opened>();
  const closeOpened = async () => {
    for (const { close } of opened.values()) await close?.();
  };
  try {
    await database.work.transaction(async (client) => {
      await seed(client);
      if (await fillWindow(client, clock.now())) await announceChange(client, 'flights');
    });
    const responses = new ResponseCache(() => Math.floor(clock.now().getTime() / minute));
    const refresh = await startRefresh({ clock, database, responses, scheduler }, app.log);
    const { store, followFeeds } = refresh;
    const mail = options.mail ?? readMailSettings({});
    const outbox = join(dataDir, 'outbox');
    const mailer = makeMailer(mail, outbox);
    if (mail.smtpUrl === null)
      app.log.info(`E-mails are not sent but written into ${outbox}: SMTP_URL is not set`);
    const { publicOrigin = '' } = options;
    const { mailDomains = mail.looksUpDomains ? openMailDomains() : everyMailDomain } = options;
    const context: ApiContext = {
      ...{ clock, scheduler, database, responses, store, followFeeds },
      ...{ mailer, mailDomains, publicOrigin },
      encryption: await openEncryption(database, options),
    };

    await describeApi(app);
    answerProblems(app);
    refuseUnusableInput(app, /^\/api\/v2\/taxi-imperial\/(sign-in|me|bookings|visits)\b/);
    refuseForeignOrigins(app, options.publicOrigin);
    for (const { routes } of domains) routes?.(app, context);
    for (const { name, open } of domains)
      if (open) opened.set(name, (await open({ app, context, options })) ?? {});
    const retention = repeatAlone(
      context,
      'limits',
      minute,
      () =>
        takeTurns([
          () => forgetLimits(database, clock.now()),
          ...domains.map((domain) => () => domain.forget?.(database, clock.now())),
          ...Array.from(opened.values(), (part) => () => part.tidy?.()),
        ]),
      (error) => app.log.warn(forLog(error), 'What is old could not be deleted or encrypted'),
    );
    app.addHook('onClose', async () => {
      await retention.close();
      await closeOpened();
      mailer.close();
      await refresh.stop();
      await database.close();
    });
    await app.ready();
    return {
      app,
      database,
      opened,
      listen: ({ port, host = '127.0.0.1' }) => app.listen({ port, host }),
      ready(url) {
        const answer = responses.ready(url);
        if (answer === null) return null;
        const { body } = answer;
        return { version: body.version, text: () => body.identity.toString() };
      },
      endStreams() {
        for (const { endStreams } of opened.values()) endStreams?.();
      },
      close: () => app.close(),
    };
  } catch (error) {
    await closeOpened().catch(() => undefined);
    await database.close();
    throw error;
  }
}
