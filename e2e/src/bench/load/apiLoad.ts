import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import { repoRoot } from '@eldorado/build/app';
import { oneFile } from '@eldorado/build/one-file';
import { testNow } from '../../support/site/site.ts';
import { round, type Figure } from '../figures.ts';

export interface ApiRate {
  kind: 'fresh' | 'cached' | 'cached, an hour' | '304';
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

const board = '/api/v2/flights?direction=departures';
const duration = 5;
const connections = 50;

/**
 * Asks the API alone, in a process of its own, for the board: each time another query; the same one, compressed
 * in memory; and the same one with its ETag.
 */
export async function measureApi(dataDir: string): Promise<ApiRate[]> {
  const api = await startApi(dataDir);
  try {
    const headers = { 'accept-encoding': 'br' };
    const { etag } = Object.fromEntries((await fetch(api.origin + board, { headers })).headers);
    if (!etag) throw new Error('The board has no ETag');
    const query = differentQueries();
    return [
      rateOf(
        'fresh',
        200,
        await autocannon({
          url: api.origin,
          connections,
          duration,
          headers,
          requests: [{ setupRequest: (request) => ({ ...request, path: query() }) }],
        }),
      ),
      rateOf(
        'cached',
        200,
        await autocannon({ url: api.origin + board, connections, duration, headers }),
      ),
      // The whole day is 27 KB a time, so that the loopback is what it measures; an hour is 3.
      rateOf(
        'cached, an hour',
        200,
        await autocannon({
          url: `${api.origin}${board}&from=10:00&to=11:00`,
          connections,
          duration,
          headers,
        }),
      ),
      rateOf(
        '304',
        304,
        await autocannon({
          url: api.origin + board,
          connections,
          duration,
          headers: { ...headers, 'if-none-match': etag },
        }),
      ),
    ];
  } finally {
    await api.stop();
  }
}

/** Boards of every span of the day, none of them twice in a run. */
function differentQueries(): () => string {
  const clock = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  let count = 0;
  return () => {
    const from = count % 720;
    const to = 720 + (Math.floor(count / 720) % 720);
    count += 1;
    return `${board}&from=${clock(from)}&to=${clock(to)}`;
  };
}

function rateOf(
  kind: ApiRate['kind'],
  status: number,
  result: Awaited<ReturnType<typeof autocannon>>,
): ApiRate {
  const others = Object.entries(result.statusCodeStats).filter(([code]) => Number(code) !== status);
  if (others.length > 0 || result.errors > 0) {
    throw new Error(
      `The API under load (${kind}) answered ${JSON.stringify(result.statusCodeStats)}, errors ${result.errors}`,
    );
  }
  return { kind, perSecond: Math.round(result.requests.average), p99: result.latency.p99 };
}

/**
 * Starts the API alone, in a process of its own.
 * @param env what differs from a plain start with a clock that stands still.
 */
export async function startApi(dataDir: string, env: Record<string, string> = {}) {
  const port = Number(env['PORT'] ?? (await freePort()));
  const program = await oneFile(new URL('../../../../api/src/main.ts', import.meta.url));
  const child = spawn(process.execPath, [...program.execArgv, program.file], {
    cwd: repoRoot,
    // The clock stands still: each minute the answers, and their ETags, would be others.
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      AIRPORT_NOW: testNow,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await answers(`${origin}/api/health`, 180_000);
  return {
    origin,
    port,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}

/** Waits until an address answers 200. @returns milliseconds it took. @throws after `deadline` milliseconds. */
export async function answers(url: string, deadline: number): Promise<number> {
  const started = performance.now();
  for (;;) {
    const ok = await fetch(url).then(
      async (response) => (await response.arrayBuffer(), response.ok),
      () => false,
    );
    const waited = performance.now() - started;
    if (ok) return waited;
    if (waited > deadline) throw new Error(`${url} did not answer within ${deadline / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

export const apiRows = (rates: readonly ApiRate[]) =>
  rates.map(({ kind, perSecond, p99 }) => [kind, perSecond, round(p99)]);

export const apiFigures = (rates: readonly ApiRate[]): Figure[] =>
  rates.flatMap(({ kind, perSecond, p99 }) => [
    { name: `board per second, ${kind}`, value: perSecond, unit: 'requests' },
    { name: `board ${kind}, p99`, value: round(p99), unit: 'ms' },
  ]);
