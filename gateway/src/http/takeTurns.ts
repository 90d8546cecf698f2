import { FairQueue } from '@eldorado/http/fair-queue';
import { networkOf } from '@eldorado/http/network';
import type { FastifyInstance } from 'fastify';
import { hasLeft } from './hasLeft.ts';

/** Requests of one network that are begun in a turn of the loop; the others wait for the next turns, as many in each of all who wait. */
const perTurn = 4;

/**
 * Keeps the loop's turns short whoever asks: what one network asks for at once, even where each answer is a refusal, is spread over
 * as many turns as it needs, and whoever else comes is answered in between. Nobody is refused, and who asks alone loses nothing.
 */
export function takeTurns(app: FastifyInstance): void {
  /** Each begins a request, and says whether its caller is still there. */
  const waiting = new FairQueue<() => boolean>({ all: Infinity, each: Infinity });
  const begun = new Map<string, number>();
  let scheduled = false;

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      begun.clear();
      for (let count = 0; count < perTurn && waiting.size > 0;) if (waiting.next()?.()) count += 1;
      if (waiting.size > 0) schedule();
    });
  }

  app.addHook('onRequest', (request, reply, next) => {
    const network = networkOf(request.ip);
    const count = (begun.get(network) ?? 0) + 1;
    begun.set(network, count);
    schedule();
    if (count <= perTurn) return next();
    waiting.add(network, () => {
      // Who is gone by now is answered nothing.
      const isGone = hasLeft(request, reply);
      if (isGone) reply.hijack();
      else next();
      return !isGone;
    });
  });
}
