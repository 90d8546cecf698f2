import { fileURLToPath } from 'node:url';
import { fixedClock, movingClock, systemClock, type Clock } from './time/clock.ts';
import { readAttachmentSettings, type AttachmentSettings } from './attachments/settings.ts';
import { readDesks, type DeskAddresses } from './contact/desk.ts';
import { localDaysOf } from './feed/settings.ts';
import { readMailSettings, type MailSettings } from './mail/settings.ts';
import { readAddress, type ListenAddress } from './http/listen.ts';
import type { Partner } from './http/partner/partner.ts';
import { readRateService } from './rates/settings.ts';
import { readTaxiSettings, type TaxiSettings } from './taxi/settings.ts';

export interface Settings extends ListenAddress {
  dataDir: string;
  databaseUrl?: string;
  aidxToken?: string;
  /** Of which senders of AIDX messages `OriginDate` is a local day. */
  aidxLocalDays: readonly string[];
  /** What sensors sign their readings with. */
  liveSecret?: string;
  /** Who says what currencies are worth. */
  rateService: Partner | null;
  /** What the office's pages must know to read cases. */
  casesToken?: string;
  /** Keys of personal data (`encryption/keys.ts`). */
  dataKeys?: string;
  trustedProxies?: string;
  /** Of links in e-mails and calendars. */
  publicOrigin?: string;
  taxi: TaxiSettings;
  mail: MailSettings;
  desks: DeskAddresses;
  attachments: AttachmentSettings;
  clock: Clock;
}

/** Reads the settings from the environment. Throws with the name of the variable that is wrong. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const address = readAddress(env);
  const now = env['AIRPORT_NOW'];
  let clock = systemClock;
  if (now) {
    try {
      clock = env['AIRPORT_CLOCK'] === 'moves' ? movingClock(now) : fixedClock(now);
    } catch {
      throw new Error('AIRPORT_NOW must be an ISO instant, such as 2026-11-21T15:00:00Z');
    }
  }
  const publicOrigin = env['PUBLIC_ORIGIN'];
  if (publicOrigin && !(/^https?:/i.test(publicOrigin) && URL.canParse(publicOrigin)))
    throw new Error('PUBLIC_ORIGIN must be an address such as https://www.example.com');
  return {
    ...address,
    dataDir: env['DATA_DIR'] || fileURLToPath(new URL('../../data', import.meta.url)),
    ...(env['DATABASE_URL'] ? { databaseUrl: env['DATABASE_URL'] } : {}),
    ...(env['AIDX_TOKEN'] ? { aidxToken: env['AIDX_TOKEN'] } : {}),
    aidxLocalDays: localDaysOf(env),
    ...(env['LIVE_SECRET'] ? { liveSecret: env['LIVE_SECRET'] } : {}),
    rateService: readRateService(env),
    ...(env['CASES_TOKEN'] ? { casesToken: env['CASES_TOKEN'] } : {}),
    ...(env['DATA_KEYS'] ? { dataKeys: env['DATA_KEYS'] } : {}),
    ...(env['TRUSTED_PROXIES'] ? { trustedProxies: env['TRUSTED_PROXIES'] } : {}),
    ...(publicOrigin ? { publicOrigin: new URL(publicOrigin).origin } : {}),
    taxi: readTaxiSettings(env),
    mail: readMailSettings(env),
    desks: readDesks(env),
    attachments: readAttachmentSettings(env),
    clock,
  };
}
