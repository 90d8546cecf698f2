import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import type { Freshness } from './hotCache.ts';
import { sendHot } from './sendHot.ts';
import { floorMinute } from '../time/time.ts';

export interface HotQuestion {
  /** Names the answer: two requests that ask the same have the same key. */
  key: string;
  /** Makes the answer at the minute `now`. */
  build: (now: number) => object;
}

/**
 * The handlers of a route whose answers are kept ready: an address asked before is answered without parsing it, any other
 * one is read by `ask` after its schema has been checked.
 */
export function hotHandlers<R extends FastifyRequest<never> | FastifyRequest>(
  { hot, clock }: ApiContext,
  freshness: Freshness,
  ask: (request: R, now: number) => HotQuestion,
) {
  return {
    onRequest(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) {
      const ready = hot.byUrl(request.raw.url ?? '');
      if (ready === null) done();
      else sendHot(request.headers, reply, ready).catch(done);
    },
    handler(request: FastifyRequest, reply: FastifyReply) {
      const minuteNow = () => floorMinute(clock.now().getTime());
      const { key, build } = ask(request as R, minuteNow());
      const answer = hot.answer(key, freshness, () => build(minuteNow()));
      const url = request.raw.url ?? '';
      if (url.length <= 400) hot.remember(url, key);
      return sendHot(request.headers, reply, answer);
    },
  };
}

/** The handlers of a route that always asks for the same: one answer under one key. */
export const hotAnswer = (
  context: ApiContext,
  freshness: Freshness,
  key: string,
  build: HotQuestion['build'],
) => hotHandlers(context, freshness, () => ({ key, build }));
