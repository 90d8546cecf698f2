import { join } from 'node:path';
import Fastify from 'fastify';
import { systemScheduler } from '@eldorado/releases/scheduler';
import { inspectFile } from '../attachments/inspect/inspectFile.ts';
import { folderFiles } from '../attachments/store/folderFiles.ts';
import * as attachmentSchema from '../attachments/schema.ts';
import { openCases } from '../cases/openCases.ts';
import * as caseSchema from '../cases/schema.ts';
import { openDatabase } from '../db/database.ts';
import { bounded } from '../http/bounds.ts';
import { answerProblems } from '../http/problem.ts';
import * as httpSchema from '../http/schema.ts';
import type { Mail } from '../mail/mail.ts';
import { openMailDesk } from '../mail/mailDesk.ts';
import { everyMailDomain } from '../mail/mailDomains.ts';
import { makeMailer } from '../mail/mailer.ts';
import { readMailSettings } from '../mail/settings.ts';
import { newsletterRoutes } from '../newsletter/routes.ts';
import * as newsletterSchema from '../newsletter/schema.ts';
import { ResponseCache } from '../responseCache/responseCache.ts';
import type { Store } from '../store.ts';
import * as accountSchema from '../taxi/accountSchema.ts';
import { openTaxi } from '../taxi/openTaxi.ts';
import * as taxiSchema from '../taxi/schema.ts';
import type { SmsMessage } from '../taxi/signIn/sms.ts';
import { taxiPlaceSeed } from '../taxi/seed/places.ts';
import { readTaxiSettings } from '../taxi/settings.ts';
import { exampleTariffs } from '../taxi/testing/exampleTariffs.ts';
import * as visitSchema from '../taxi/visits/schema.ts';
import { fixedClock } from '../time/clock.ts';
import { takeKillPoints, watched } from './killPoint.ts';
import { testEncryption } from './testEncryption.ts';

// The API with its forms alone, which starts in a fraction of the whole one's time: for tests that kill it twenty times. What is sent
// takes the way of the whole API: the same routes, dispatcher, desks and database. Each line of its output after the first, its
// address, is a text message.
const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl, AIRPORT_NOW: now = '' } = process.env;
// How many times as often as on a site its desks look.
const { SMTP_URL, PACE: pace = '1' } = process.env;
takeKillPoints();
const clock = fixedClock(now);
const app = Fastify({ trustProxy: 'loopback' });
const database = await openDatabase({ dataDir, databaseUrl, log: app.log });
const store = {
  ...{ airlines: [], establishmentTypes: [] },
  ...{ taxiPlaces: taxiPlaceSeed, tariffs: exampleTariffs },
} as unknown as Store;
const mailer = makeMailer(readMailSettings({ SMTP_URL }), join(dataDir, 'outbox'));
const context = {
  clock,
  scheduler: {
    ...systemScheduler,
    every: (milliseconds: number, run: () => void) =>
      systemScheduler.every(milliseconds / Number(pace), run),
  },
  database,
  responses: new ResponseCache(() => 0),
  store: () => store,
  followFeeds: () => Promise.resolve(),
  mailer: {
    ...mailer,
    send: watched('mailer.send', (mail: Mail, queuedAt: Date) => mailer.send(mail, queuedAt)),
  },
  mailDomains: everyMailDomain,
  publicOrigin: 'https://eldorado.example',
  encryption: testEncryption,
};
openMailDesk(context, (error) => app.log.warn(error));
// As `describeApi` has it, whose document would bring all domains.
app.setSerializerCompiler(() => (payload) => JSON.stringify(payload));
const schemas = [
  httpSchema,
  attachmentSchema,
  caseSchema,
  newsletterSchema,
  taxiSchema,
  accountSchema,
  visitSchema,
];
for (const schema of schemas.flatMap((module) => Object.values<object>(module)))
  if ('$id' in schema) app.addSchema(bounded(schema));
answerProblems(app);
newsletterRoutes(app, context);
const files = folderFiles(join(dataDir, 'attachments'));
const cases = await openCases(app, context, {
  token: undefined,
  files: {
    store: {
      ...files,
      put: watched('store.put', (id: string, content: Buffer) => files.put(id, content)),
    },
    scan: null,
  },
});
// In this process, which is quicker.
cases.inspect = watched('inspect', inspectFile);
const { context: taxi } = openTaxi(app, context, {
  settings: readTaxiSettings({}),
  dataDir,
  desk: true,
  log: app.log,
  write: (line) => void process.stdout.write(line),
});
const { sms } = taxi;
if (sms) {
  const send = sms.send.bind(sms);
  sms.send = watched('sms.send', (message: SmsMessage) => send(message));
}
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
