import { fileURLToPath } from 'node:url';
import { fixedClock, systemClock, type Clock } from './time/clock.ts';
import { readTaxiSettings, type TaxiSettings } from './taxi/settings.ts';

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl?: string;
  aidxToken?: string;
  trustedProxies?: string;
  taxi: TaxiSettings;
  clock: Clock;
}

/** Reads the settings from the environment. Throws with the name of the variable that is wrong. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const port = Number(env['PORT'] || '4100');
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('PORT must be 0 to 65535');
  const now = env['AIRPORT_NOW'];
  let clock = systemClock;
  if (now) {
    try {
      clock = fixedClock(now);
    } catch {
      throw new Error('AIRPORT_NOW must be an ISO instant, such as 2026-11-21T15:00:00Z');
    }
  }
  return {
    port,
    host: env['HOST'] || '127.0.0.1',
    dataDir: env['DATA_DIR'] || fileURLToPath(new URL('../../data', import.meta.url)),
    ...(env['DATABASE_URL'] ? { databaseUrl: env['DATABASE_URL'] } : {}),
    ...(env['AIDX_TOKEN'] ? { aidxToken: env['AIDX_TOKEN'] } : {}),
    ...(env['TRUSTED_PROXIES'] ? { trustedProxies: env['TRUSTED_PROXIES'] } : {}),
    taxi: readTaxiSettings(env),
    clock,
  };
}
