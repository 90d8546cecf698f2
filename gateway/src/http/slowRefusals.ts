import type { ServerResponse } from 'node:http';
import { blockOf } from '@eldorado/http/network';
import { systemScheduler, type Scheduler } from '@eldorado/releases/scheduler';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { atMost } from './atMost.ts';
import { trustedBy } from './trustedProxies.ts';

/** Refusals that a /24 or /48 is told at once, how many a second after those, and milliseconds that the others wait at most. */
export const refusalPace = { atOnce: 30, perSecond: 5, longest: 3_000 };

const held = new WeakMap<ServerResponse, number>();

/** Milliseconds that an answer was held back, which it did not take to be made. */
export const heldFor = (answer: ServerResponse): number => held.get(answer) ?? 0;

/**
 * Lets whoever is refused again and again wait for it: to be told no costs a millisecond of everybody's, and who asks anew as soon as
 * he is told asks for all of them. Who is refused now and then is told at once, and what is answered well never waits.
 * @param trustedProxies whose own requests never wait, as Fastify's `trustProxy` takes it.
 */
export function slowRefusals(
  app: FastifyInstance,
  trustedProxies: string,
  scheduler: Scheduler = systemScheduler,
): void {
  const isTrusted = trustedBy(trustedProxies);
  /** When each may be told no without having been told too often. */
  const dueAt = new LRUCache<string, number>(atMost(50_000));
  const every = 1_000 / refusalPace.perSecond;

  /** Milliseconds until the next refusal of whoever has this address. */
  function waitOf(address: string): number {
    const block = blockOf(address);
    const now = scheduler.now();
    const due = Math.max(dueAt.get(block) ?? -Infinity, now - refusalPace.atOnce * every) + every;
    const wait = Math.min(Math.max(0, due - now), refusalPace.longest);
    dueAt.set(block, Math.min(due, now + refusalPace.longest));
    return wait;
  }

  app.addHook('onRequest', (request, reply, next) => {
    const { ip } = request;
    if (!isTrusted(ip)) holdEnd(reply.raw, () => waitOf(ip), scheduler);
    next();
  });
}

/** Ends an answer later where it is a refusal, whoever writes it. */
function holdEnd(answer: ServerResponse, waitOf: () => number, scheduler: Scheduler): void {
  const end = answer.end.bind(answer) as (...given: unknown[]) => unknown;
  answer.end = (...given: unknown[]) => {
    if (held.has(answer)) return answer;
    const wait = answer.statusCode < 400 || answer.writableEnded ? 0 : waitOf();
    if (wait === 0) end(...given);
    else {
      held.set(answer, wait);
      void scheduler.sleep(wait).then(() => end(...given));
    }
    return answer;
  };
}
