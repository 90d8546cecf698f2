import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { GatewayConfig } from '../start/config.ts';
import type { ApiText } from '../render/protocol.ts';
import { onceOnly } from './onceOnly.ts';
import type { LocalApi } from './serveApi.ts';
import { openLastAnswers, type LastAnswers } from './lastAnswers.ts';

/** Milliseconds for which an answer serves all workers. */
const freshFor = 1_000;

export interface GatewayApiReader {
  /**
   * Gets an answer of the API for a page.
   * @param url with its query, without `/api`: `/v2/facts`.
   * @param visitor for whom: the API counts by it what one may ask for.
   */
  ask(url: string, visitor: string): Promise<ApiText>;
  /** The data changed. */
  expire(): void;
  /** When all that is to be kept on disk is there. */
  settled(): Promise<void>;
}

/**
 * Reads the API for the rendering workers: in this process without a connection, over HTTP where it runs elsewhere, with its
 * last good answers on disk. What several workers ask for at a time is asked once.
 */
export async function createGatewayApiReader(
  gateway: Pick<FastifyInstance, 'inject' | 'hasRoute' | 'log'>,
  api: LocalApi['app'] | undefined,
  config: Pick<GatewayConfig, 'apiUrl' | 'publicOrigin' | 'dataDir' | 'apiAnswersFor'>,
): Promise<GatewayApiReader> {
  const { publicOrigin, apiUrl } = config;
  const kept = new LRUCache<string, Promise<ApiText>>({ max: 500, ttl: freshFor });
  const last = apiUrl && !api ? await openLast(config, gateway.log) : null;
  const ofElsewhere = apiUrl ? await elsewhere(apiUrl, last, gateway.log) : nowhere;
  const ofApi = api ? within(api) : ofElsewhere;
  const ofGateway = within(gateway, publicOrigin ? new URL(publicOrigin).host : 'localhost');
  /** The gateway's own answers, such as its health and its search, lie among the API's. */
  const fetchAnswer: FetchAnswer = (url, visitor) => {
    const own = gateway.hasRoute({ method: 'GET', url: `/api${url.split('?')[0]}` });
    return (own ? ofGateway : ofApi)(url, visitor);
  };
  return {
    ask(url, visitor) {
      const known = kept.get(url);
      if (known) return known;
      const asked = fetchAnswer(url, visitor).catch((): ApiText => ({
        status: 0,
        body: '',
        failure: 'offline',
      }));
      kept.set(url, asked);
      void asked.then(({ status, once }) => {
        // A refusal is one visitor's, a failure may be over.
        const lasts = !once && (status === 200 || status === 404);
        if (!lasts && kept.peek(url) === asked) kept.delete(url);
      });
      return asked;
    },
    expire: () => kept.clear(),
    settled: () => last?.settled() ?? Promise.resolve(),
  };
}

type FetchAnswer = (url: string, visitor: string) => Promise<ApiText>;

type Injecting = Pick<FastifyInstance, 'inject'>;

const within =
  (api: Injecting | Promise<Injecting>, host = 'localhost'): FetchAnswer =>
  async (url, visitor) => {
    const headers = { host, accept: 'application/json', 'x-forwarded-for': visitor };
    const answer = await (await api).inject({ url: `/api${url}`, headers });
    const once = onceOnly(answer.headers['cache-control']);
    return { status: answer.statusCode, body: answer.payload, ...once };
  };

async function openLast(
  { dataDir, apiAnswersFor }: Pick<GatewayConfig, 'dataDir' | 'apiAnswersFor'>,
  log: FastifyBaseLogger,
): Promise<LastAnswers | null> {
  try {
    return await openLastAnswers(path.join(dataDir, 'api-answers'), {
      longest: apiAnswersFor * 1_000,
      now: Date.now,
      report: (error) => log.warn({ err: error }, 'an answer of the API could not be kept'),
    });
  } catch (error) {
    // Pages need no disk.
    log.warn({ err: error }, 'answers of the API are not kept on disk');
    return null;
  }
}

async function elsewhere(
  apiUrl: string,
  last: LastAnswers | null,
  log: FastifyBaseLogger,
): Promise<FetchAnswer> {
  // With the API here its schemas are not needed before it has started.
  const { askElsewhere } = await import('./askElsewhere.ts');
  const report = (state: 'fails' | 'answers', reason: string) =>
    state === 'fails'
      ? log.error({ reason }, 'the API fails: pages show its last good answers')
      : log.info('the API answers again');
  return askElsewhere({ apiUrl, last, report });
}

const nowhere: FetchAnswer = () => Promise.resolve({ status: 0, body: '', failure: 'offline' });
