import type { FastifyBaseLogger } from 'fastify';
import type { AttachmentSettings } from './attachments/settings.ts';
import type { DeskAddresses } from './contact/desk.ts';
import type { Partner } from './http/partner/partner.ts';
import type { MailDomains } from './mail/mailDomains.ts';
import type { MailSettings } from './mail/settings.ts';
import type { PushService } from './push/pushService.ts';
import type { TaxiSettings } from './taxi/settings.ts';
import type { Clock } from './time/clock.ts';

/** With what `createAirportApi` makes the API. */
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
  /** Of which senders of AIDX messages `OriginDate` is a local day (`feed/settings.ts`); of none unless given. */
  aidxLocalDays?: readonly string[];
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
  /** Replaces the machine's name servers (tests). */
  mailDomains?: MailDomains;
  /** Replaces the browsers' push services (tests). */
  pushService?: PushService;
}
