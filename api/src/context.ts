import type { Scheduler } from '@eldorado/releases/scheduler';
import type { Clock } from './time/clock.ts';
import type { Database } from './db/database.ts';
import type { ResponseCache } from './responseCache/responseCache.ts';
import type { MailDomains } from './mail/mailDomains.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Encryption } from './encryption/encryption.ts';
import type { Store } from './store.ts';

/** What the routes work with. */
export interface ApiContext {
  clock: Clock;
  /** In whose time what repeats goes on. */
  scheduler: Scheduler;
  database: Database;
  responses: ResponseCache;
  /** The rows in memory; another object after each change of data. */
  store: () => Store;
  /** Applies the messages that feeds have sent since the last look to the boards. */
  followFeeds: () => Promise<void>;
  /** Delivers what `queueMail` put into the outbox; only its desk sends. */
  mailer: Mailer;
  /** Knows domains that take no mail. */
  mailDomains: MailDomains;
  /** Encrypts what is personal before the database has it. */
  encryption: Encryption;
  /** The address the world sees the site at, for links in e-mails; empty when it is not known. */
  publicOrigin: string;
}
