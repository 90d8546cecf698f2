import type { Clock } from '../time/clock.ts';
import { addDays, bogotaDay } from '../time/time.ts';
import { callPartner } from '../http/partner/callPartner.ts';
import type { Partner } from '../http/partner/partner.ts';
import { ratesOfBody, type ReadRates } from './readRates.ts';

/** Days that are asked for at once: what came late, or was corrected, is among them. */
const askedDays = 7;

/**
 * Asks a service for the rates of the past week and of the days to come, by the contract of docs/rates.md.
 * @returns null when it does not answer, or answers with another thing than rates.
 */
export async function askRates(
  partner: Partner,
  clock: Clock,
): Promise<Extract<ReadRates, { kind: 'good' }> | null> {
  const today = bogotaDay(clock.now().getTime());
  const query = `from=${addDays(today, -askedDays)}&to=${addDays(today, askedDays)}`;
  const answer = await callPartner(
    partner,
    { method: 'GET', path: `/rates?${query}`, id: `rates.${clock.now().toISOString()}` },
    clock,
  );
  if (answer.kind === 'unavailable' || answer.status >= 300) return null;
  const read = ratesOfBody(answer.body);
  return read.kind === 'good' ? read : null;
}
