import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { components } from '@eldorado/http/api-types';
import type { ApiText } from './apiText.ts';

export type Fact = components['schemas']['Fact'];

/**
 * Milliseconds between two requests. A changed fact must be on every page within five seconds, and pages that are
 * rendered again on a busy machine need most of them. While nothing has changed the answer is the same text.
 */
const interval = 500;

export interface FactFollower {
  /** By id; empty until the API has answered once. */
  facts(): ReadonlyMap<string, Fact>;
  /** Calls the listener at each change. */
  subscribe(listener: () => void): void;
}

/** Keeps the API's facts at hand while the site listens. While the API does not answer, the last ones stay. */
export function followFacts(
  app: FastifyInstance,
  options: {
    /** Gets an answer of the API by its address, without `/api`. */
    ask: (url: string) => Promise<ApiText>;
    log: Pick<FastifyBaseLogger, 'warn'>;
  },
): FactFollower {
  let facts: ReadonlyMap<string, Fact> = new Map();
  let known = '';
  let failing = false;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const listeners: (() => void)[] = [];

  async function read(): Promise<void> {
    try {
      const { status, body } = await options.ask('/v2/facts');
      if (status !== 200) throw new Error(`/v2/facts: status ${status}`);
      failing = false;
      if (body === known || closed) return;
      const answer = JSON.parse(body) as { facts: readonly Fact[] };
      known = body;
      facts = new Map(answer.facts.map((fact) => [fact.id, fact]));
      for (const listener of listeners) listener();
    } catch (error) {
      // Once for an outage, not at every request.
      if (!failing && !closed) options.log.warn({ err: error }, 'facts cannot be read');
      failing = true;
    }
  }

  async function follow(): Promise<void> {
    await read();
    if (!closed) timer = setTimeout(() => void follow(), interval).unref();
  }

  app.addHook('onListen', (done) => {
    void follow();
    done();
  });
  app.addHook('onClose', (_instance, done) => {
    closed = true;
    clearTimeout(timer);
    done();
  });
  return { facts: () => facts, subscribe: (listener) => void listeners.push(listener) };
}
