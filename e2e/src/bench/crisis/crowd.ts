import { setTimeout as sleep } from 'node:timers/promises';
import type { Ask } from '../../support/ask.ts';

export interface Visit {
  /** hit, stale, joined or miss of a page; `other` for files and the API. */
  kind: string;
  /** A status that is no good answer, or why none came; null when all is well. */
  failure: string | null;
  /** Milliseconds. */
  took: number;
}

const connections = 200;
const visitors = 2_000;

/**
 * Requests at a steady rate over 200 connections. Who is late because an answer is does not ask less often later: the next request comes
 * as soon as there is time, so the rate is kept where the site can.
 */
export async function crowd(
  ask: Ask,
  next: () => { path: string; headers?: Readonly<Record<string, string>> },
  perSecond: number,
  seconds: number,
): Promise<Visit[]> {
  const visits: Visit[] = [];
  const started = performance.now();
  const ends = started + seconds * 1_000;
  let count = 0;
  const one = async () => {
    for (;;) {
      const due = started + (count * 1_000) / perSecond;
      count += 1;
      if (due >= ends) return;
      const wait = due - performance.now();
      if (wait > 0) await sleep(wait);
      if (performance.now() >= ends) return;
      const { path, headers } = next();
      const visitor = count % visitors;
      const answer = await ask({
        path,
        visitor: 0,
        // Each of 2,000 visitors has an address of its own.
        headers: {
          ...headers,
          'x-forwarded-for': `10.0.${Math.floor(visitor / 250)}.${visitor % 250}`,
        },
      });
      const { status, failure } = answer;
      visits.push({
        kind: String(answer.headers['x-page-cache'] ?? 'other'),
        failure: status === 200 || status === 304 ? null : (failure ?? String(status)),
        took: answer.took,
      });
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return visits;
}
