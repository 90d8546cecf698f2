import { isSupportedCountry } from 'libphonenumber-js/max';
import { partnerOf, type Environment, type Partner } from '../http/partner/partner.ts';
import type { CodeLimits } from './signIn/codeBudget.ts';

/** What the taxi service is connected to. */
export interface TaxiSettings {
  /** outbox: the demonstration's, a file. off: nobody can sign in. */
  sms: { kind: 'outbox' } | { kind: 'off' } | ({ kind: 'http' } & Partner);
  dispatch: { kind: 'demo' } | ({ kind: 'http' } & Partner);
  codeLimits: CodeLimits;
}

/** Where most who fly to Bogotá live: the Americas' mainland and those whom direct flights bring. */
const usualCountries =
  'CO AR BO BR CA CL CR DO EC SV ES US FR GT HN IT MX NI PA PY PE PR PT GB UY VE DE NL BE CH AT IE TR JP KR AU NZ';

/**
 * Reads what the taxi service is connected to. A site that the world sees by https writes no codes into a file unless
 * SMS_CONSOLE=on says that it is a demonstration.
 * @throws when a value is unusable, naming the variable.
 */
export function readTaxiSettings(env: Environment): TaxiSettings {
  const sms = partnerOf(env, 'SMS_URL', 'SMS_SECRET');
  const dispatch = partnerOf(env, 'DISPATCH_URL', 'DISPATCH_SECRET');
  const live = env['PUBLIC_ORIGIN']?.startsWith('https:') === true && env['SMS_CONSOLE'] !== 'on';
  return {
    sms: sms ? { kind: 'http', ...sms } : { kind: live ? 'off' : 'outbox' },
    dispatch: dispatch ? { kind: 'http', ...dispatch } : { kind: 'demo' },
    codeLimits: {
      countries: countriesOf(env),
      perHour: countOf(env, 'SMS_PER_HOUR', 600),
      perNetwork: countOf(env, 'SMS_PER_NETWORK', 120),
      perPrefix: countOf(env, 'SMS_PER_PREFIX', 10),
    },
  };
}

function countriesOf(env: Environment): string[] {
  const named = (env['SMS_COUNTRIES'] || usualCountries).toUpperCase().match(/[^\s,]+/g) ?? [];
  for (const country of named)
    if (!isSupportedCountry(country))
      throw new Error('SMS_COUNTRIES must be ISO codes of countries, such as CO,US,ES');
  return named;
}

function countOf(env: Environment, name: string, usual: number): number {
  const count = Number(env[name] || usual);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`${name} must be a whole number from 1`);
  return count;
}
