import { partnerOf, type Environment, type Partner } from '../http/partner/partner.ts';

/**
 * The service that says what currencies are worth, by the contract of docs/rates.md; null when none is set.
 * @throws when a value is unusable, naming the variable.
 */
export const readRateService = (env: Environment): Partner | null =>
  partnerOf(env, 'RATES_URL', 'RATES_SECRET');
