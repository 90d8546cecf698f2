import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { components } from '@eldorado/http/api-types';
import { systemScheduler, type Scheduler } from '@eldorado/releases/scheduler';
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
    /** In whose time it asks. */
    scheduler?: Scheduler;
  },
): FactFollower {
  let facts: ReadonlyMap<string, Fact> = new Map();
  let known = '';
  let failing = false;
  const { ask, log, scheduler = systemScheduler } = options;
  const closing = new AbortController();
  const { signal } = closing;
  const listeners: (() => void)[] = [];

  async function read(): Promise<void> {
    try {
      const { status, body } = await ask('/v2/facts');
      if (status !== 200) throw new Error(`/v2/facts: status ${status}`);
      failing = false;
      if (body === known || signal.aborted) return;
      const answer = JSON.parse(body) as { facts: readonly Fact[] };
      known = body;
      facts = new Map(answer.facts.map((fact) => [fact.id, fact]));
      for (const listener of listeners) listener();
    } catch (error) {
      // Once for an outage, not at every request.
      if (!failing && !signal.aborted) log.warn({ err: error }, 'facts cannot be read');
      failing = true;
    }
  }

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      await read();
      await scheduler.sleep(interval, signal);
    }
  }

  app.addHook('onListen', (done) => {
    void follow();
    done();
  });
  app.addHook('onClose', (_instance, done) => {
    closing.abort();
    done();
  });
  return { facts: () => facts, subscribe: (listener) => void listeners.push(listener) };
}
