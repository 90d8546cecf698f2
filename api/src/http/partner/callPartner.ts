import { setTimeout as sleep } from 'node:timers/promises';
import { signatureOf } from './signature.ts';
import type { Clock } from '../../time/clock.ts';
import type { Partner } from './partner.ts';

export interface PartnerCall {
  method: 'POST' | 'PUT' | 'GET' | 'DELETE';
  /** Below the partner's address, with its query. */
  path: string;
  /** The same for every attempt: the partner does a thing once. */
  id: string;
  body?: object;
}

/** What the partner said; `unavailable` after the last attempt without an answer, or with one that is no answer. */
export type PartnerAnswer =
  | { kind: 'answered'; status: number; body: unknown }
  | { kind: 'unavailable' };

const attempts = 3;
const firstPauseMs = 250;
const mostBytes = 100_000;

/**
 * Calls a partner, signed, three times at most: again when it does not answer in four seconds, or answers 429 or 5xx.
 * Never throws.
 */
export async function callPartner(
  { url, secret }: Partner,
  call: PartnerCall,
  clock: Clock,
  { timeoutMs = 4_000 }: { timeoutMs?: number } = {},
): Promise<PartnerAnswer> {
  const target = new URL(url + call.path);
  const body = call.body === undefined ? '' : JSON.stringify(call.body);
  for (let attempt = 1; ; attempt++) {
    const answer = await once();
    if (answer !== null) return answer;
    if (attempt === attempts) return { kind: 'unavailable' };
    await sleep(firstPauseMs * 2 ** (attempt - 1));
  }

  async function once(): Promise<PartnerAnswer | null> {
    const timestamp = String(Math.floor(clock.now().getTime() / 1_000));
    const path = target.pathname + target.search;
    try {
      const response = await fetch(target, {
        method: call.method,
        headers: {
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          'idempotency-key': call.id,
          'x-eldorado-timestamp': timestamp,
          'x-eldorado-signature': signatureOf(secret, timestamp, {
            method: call.method,
            path,
            body,
          }),
        },
        ...(body && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      if (response.status === 429 || response.status >= 500) return null;
      const parsed: unknown = text === '' || text.length > mostBytes ? null : JSON.parse(text);
      return { kind: 'answered', status: response.status, body: parsed };
    } catch {
      return null;
    }
  }
}
