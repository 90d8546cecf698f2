import { pino } from 'pino';
import { systemScheduler } from '@eldorado/releases/scheduler';
import { openDatabase } from '../../db/database.ts';
import { fixedClock } from '../../time/clock.ts';
import { openMailDesk } from '../mailDesk.ts';
import { smtpMailer } from '../mailer.ts';
import { queueMail } from '../mail.ts';
import { testEncryption } from '../../testing/testEncryption.ts';
import { readMailSettings } from '../settings.ts';
import { exampleMail } from './exampleMail.ts';

// A process that writes e-mails and sends them, for a test that kills it: each line of its output is an e-mail that is
// acknowledged.
const { DATABASE_URL: databaseUrl, SMTP_URL = '', AIRPORT_NOW: now = '', ROUND = '' } = process.env;
const clock = fixedClock(now);
const log = pino({ level: 'silent' });
const database = await openDatabase({ dataDir: '', databaseUrl, log });
openMailDesk(
  {
    ...{ clock, database, scheduler: systemScheduler },
    encryption: testEncryption,
    mailer: smtpMailer(SMTP_URL, readMailSettings({})),
  },
  (error) => void process.stderr.write(`${String(error)}\n`),
);
for (let index = 0; ; index++) {
  const id = `mail-${ROUND}-${index}`;
  await database.transaction((client) =>
    queueMail(client, testEncryption, exampleMail({ id }), clock.now()),
  );
  process.stdout.write(`${id}\n`);
  await new Promise((next) => setTimeout(next, 20));
}
