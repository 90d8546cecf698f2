import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import type { Freshness } from './responseCache.ts';
import { sendCached } from './sendCached.ts';
import { floorMinute } from '../time/time.ts';

export interface CachedQuestion {
  /** Names the answer: two requests that ask the same have the same key. */
  key: string;
  /** Makes the answer at the minute `now`. */
  build: (now: number) => object;
}

/**
 * The handlers of a route whose answers are kept ready: an address asked before is answered without parsing it, any other
 * one is read by `ask` after its schema has been checked.
 */
export function cachedHandlers<R extends FastifyRequest<never> | FastifyRequest>(
  { responses, clock }: ApiContext,
  freshness: Freshness,
  ask: (request: R, now: number) => CachedQuestion,
) {
  return {
    onRequest(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) {
      const ready = responses.byUrl(request.raw.url ?? '');
      if (ready === null) done();
      else sendCached(request.headers, reply, ready).catch(done);
    },
    handler(request: FastifyRequest, reply: FastifyReply) {
      const minuteNow = () => floorMinute(clock.now().getTime());
      const { key, build } = ask(request as R, minuteNow());
      const answer = responses.answer(key, freshness, () => build(minuteNow()));
      const url = request.raw.url ?? '';
      if (url.length <= 400) responses.remember(url, key);
      return sendCached(request.headers, reply, answer);
    },
  };
}

/** The handlers of a route that always asks for the same: one answer under one key. */
export const cachedAnswer = (
  context: ApiContext,
  freshness: Freshness,
  key: string,
  build: CachedQuestion['build'],
) => cachedHandlers(context, freshness, () => ({ key, build }));
