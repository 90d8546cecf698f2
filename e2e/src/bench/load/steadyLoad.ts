import { get, type Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../figures.ts';

/** What answers that are worked out are measured at. */
const requestsPerSecond = 200;

/**
 * Makes requests one after the other at even distances, whether or not those before are answered; a generator of load that sends a
 * second's worth at once measures its own queue.
 * @param duration seconds.
 * @param perSecond requests.
 * @returns the milliseconds of each.
 */
export async function atSteadyRate(
  duration: number,
  ask: () => Promise<number>,
  perSecond = requestsPerSecond,
): Promise<number[]> {
  const started = performance.now();
  const asked: Promise<number>[] = [];
  for (let count = 0; count < duration * perSecond; count++) {
    const wait = started + (count * 1_000) / perSecond - performance.now();
    if (wait > 0) await sleep(wait);
    asked.push(ask());
  }
  return Promise.all(asked);
}

/**
 * Milliseconds until an address has answered whole.
 * @param expected statuses that are good answers.
 * @throws when it does not answer well.
 */
export function timeOf(url: string, agent: Agent, expected: readonly number[] = [200]) {
  const started = performance.now();
  return new Promise<number>((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.on('end', () => {
        if (expected.includes(response.statusCode ?? 0)) resolve(performance.now() - started);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}

/** The 99th of a hundred. */
export const p99Of = (times: readonly number[]): number => percentile(times, 0.99);
