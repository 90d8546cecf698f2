import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';

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
/** Milliseconds after which an answer that has not come is given up. */
const longest = 15_000;

/**
 * Requests of a site at a steady rate over 200 connections. Who is late because an answer is does not ask less often later: the next request comes
 * as soon as there is time, so the rate is kept where the site can.
 */
export async function crowd(
  origin: string,
  next: () => { path: string; headers?: Readonly<Record<string, string>> },
  perSecond: number,
  seconds: number,
): Promise<Visit[]> {
  const visits: Visit[] = [];
  // Takes a third of the time of Node's own client, which the site needs on the same machine.
  const pool = new Pool(origin, {
    connections,
    pipelining: 1,
    headersTimeout: longest,
    bodyTimeout: longest,
  });
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
      // Each of 2,000 visitors has an address of its own.
      const address = `10.0.${Math.floor(visitor / 250)}.${visitor % 250}`;
      visits.push(await visit(pool, path, { ...headers, 'x-forwarded-for': address }));
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  await pool.close();
  return visits;
}

async function visit(
  pool: Pool,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Visit> {
  const began = performance.now();
  const done = (kind: string, failure: string | null) => ({
    kind,
    failure,
    took: performance.now() - began,
  });
  try {
    const answer = await pool.request({
      path,
      method: 'GET',
      headers: { 'accept-encoding': 'br', ...headers },
    });
    await answer.body.dump({ limit: Number.MAX_SAFE_INTEGER });
    const { statusCode } = answer;
    const kind = String(answer.headers['x-page-cache'] ?? 'other');
    return done(kind, statusCode === 200 || statusCode === 304 ? null : String(statusCode));
  } catch (error) {
    return done('other', error instanceof Error ? error.name : String(error));
  }
}
