import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { forLog } from '../http/problem.ts';
import { taxiRoutes } from './routes.ts';
import type { TaxiContext } from './context.ts';
import { openTaxiDesk } from './desk.ts';
import { demoDispatch } from './dispatch/demoDispatch.ts';
import { httpDispatch } from './dispatch/httpDispatch.ts';
import { folderMailer, smtpMailer } from './mail/mailer.ts';
import type { TaxiSettings } from './settings.ts';
import { smsGateway } from './signIn/sms.ts';

export interface TaxiOptions {
  settings: TaxiSettings;
  dataDir: string;
  publicOrigin: string;
  /** Whether the desk looks by itself. */
  desk: boolean;
  log: FastifyBaseLogger;
  /** Takes the lines of the demonstration's text messages. */
  write: (line: string) => void;
}

/** Adds the taxi service to the API and starts its desk. @returns its parts, and how to stop it. */
export function openTaxi(app: FastifyInstance, base: ApiContext, options: TaxiOptions) {
  const { settings, dataDir, publicOrigin, log, write } = options;
  const { dispatch, smtpUrl, mailFrom } = settings;
  const context: TaxiContext = {
    ...base,
    publicOrigin,
    codeLimits: settings.codeLimits,
    dispatch:
      dispatch.kind === 'demo'
        ? demoDispatch(base.database)
        : httpDispatch(dispatch, base.database, base.clock),
    mailer: smtpUrl
      ? smtpMailer(smtpUrl, mailFrom)
      : folderMailer(join(dataDir, 'outbox'), mailFrom),
    sms: smsGateway(settings.sms, base.clock, write),
  };
  if (context.sms === null)
    log.warn('Nobody can sign in to the taxis: set SMS_URL, or SMS_CONSOLE=on for a demonstration');
  taxiRoutes(app, context);
  const desk = options.desk
    ? openTaxiDesk(context, (error) =>
        log.warn(forLog(error), 'The taxi desk could not do its work'),
      )
    : null;
  return {
    context,
    async close() {
      await desk?.close();
      context.mailer.close();
    },
  };
}
