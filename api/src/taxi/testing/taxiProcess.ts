import { join } from 'node:path';
import Fastify from 'fastify';
import { systemScheduler } from '@eldorado/releases/scheduler';
import { fixedClock } from '../../time/clock.ts';
import { openDatabase } from '../../db/database.ts';
import { exampleTariffs } from './exampleTariffs.ts';
import { openMailDesk } from '../../mail/mailDesk.ts';
import { everyMailDomain } from '../../mail/mailDomains.ts';
import { makeMailer } from '../../mail/mailer.ts';
import { readMailSettings } from '../../mail/settings.ts';
import { ResponseCache } from '../../responseCache/responseCache.ts';
import { describeApi } from '../../openapi.ts';
import { answerProblems } from '../../http/problem.ts';
import { taxiPlaceSeed } from '../seed/places.ts';
import type { Store } from '../../store.ts';
import { testEncryption } from '../../testing/testEncryption.ts';
import { openTaxi } from '../openTaxi.ts';
import { readTaxiSettings } from '../settings.ts';

// The API with its taxi service alone, which starts in a fraction of the whole one's time: for a test that kills it
// twenty times. What is booked takes the way of the whole API: the same routes, dispatcher, desk and database.
const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl, AIRPORT_NOW: now = '' } = process.env;
const clock = fixedClock(now);
const app = Fastify();
const database = await openDatabase({ dataDir, databaseUrl, log: app.log });
const store = { taxiPlaces: taxiPlaceSeed, tariffs: exampleTariffs } as unknown as Store;
const context = {
  clock,
  scheduler: systemScheduler,
  database,
  responses: new ResponseCache(() => 0),
  store: () => store,
  followFeeds: () => Promise.resolve(),
  mailer: makeMailer(readMailSettings({}), join(dataDir, 'outbox')),
  mailDomains: everyMailDomain,
  publicOrigin: '',
  encryption: testEncryption,
};
openMailDesk(context, (error) => app.log.warn(error));
await describeApi(app);
answerProblems(app);
openTaxi(app, context, {
  settings: readTaxiSettings({}),
  dataDir,
  desk: true,
  log: app.log,
  write: () => undefined,
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
