import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { forLog } from '../http/problem.ts';
import { taxiRoutes } from './routes.ts';
import type { TaxiContext } from './context.ts';
import { openTaxiDesk } from './desk.ts';
import { demoDispatch } from './dispatch/demoDispatch.ts';
import { httpDispatch } from './dispatch/httpDispatch.ts';
import type { TaxiSettings } from './settings.ts';
import { outboxFile, smsGateway } from './signIn/sms.ts';

export interface TaxiOptions {
  settings: TaxiSettings;
  /** Where the demonstration's text messages are kept. */
  dataDir: string;
  /** Whether the desk looks by itself. */
  desk: boolean;
  log: FastifyBaseLogger;
  /** Takes the lines of the demonstration's text messages; a file of the outbox unless given. */
  write?: ((line: string) => void) | undefined;
}

/** Adds the taxi service to the API and starts its desk. @returns its parts, and how to stop it. */
export function openTaxi(app: FastifyInstance, base: ApiContext, options: TaxiOptions) {
  const { settings, dataDir, log } = options;
  const textMessages = join(dataDir, 'outbox/text-messages.txt');
  const write = options.write ?? outboxFile(textMessages);
  const { dispatch } = settings;
  const context: TaxiContext = {
    ...base,
    codeLimits: settings.codeLimits,
    dispatch:
      dispatch.kind === 'demo'
        ? demoDispatch(base.database)
        : httpDispatch(dispatch, base.database, base.clock),
    sms: smsGateway(settings.sms, base.clock, write),
  };
  if (context.sms === null)
    log.warn('Nobody can sign in to the taxis: set SMS_URL, or SMS_CONSOLE=on for a demonstration');
  else if (settings.sms.kind === 'outbox' && !options.write)
    log.warn(`Sign-in codes are no text messages: they are written into ${textMessages}`);
  taxiRoutes(app, context);
  const desk = options.desk
    ? openTaxiDesk(context, (error) =>
        log.warn(forLog(error), 'The taxi desk could not do its work'),
      )
    : null;
  return {
    context,
    close: async () => desk?.close(),
  };
}
