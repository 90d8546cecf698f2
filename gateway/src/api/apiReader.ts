import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from 'api/clock';
import type { GatewayConfig } from '../config/config.ts';
import type { ApiText } from './apiText.ts';
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
  /** The instant that the API states an answer to be of, asked for anew; null when it does not answer, or states none. */
  presentTime(url: string): Promise<string | null>;
  /** The version of that answer; undefined where it has none. */
  version(url: string, visitor: string): Promise<string | undefined>;
  /** The data changed. */
  expire(): void;
  /** When all that is to be kept on disk is there. */
  settled(): Promise<void>;
}

/**
 * Reads the API for the rendering workers: in this process without a connection, over HTTP where it runs elsewhere, with its
 * last good answers on disk. What several workers ask for at a time is asked once.
 * @param age by which what is kept grows old.
 * @param host under which the gateway asks itself.
 */
export async function createGatewayApiReader(
  gateway: Pick<FastifyInstance, 'inject' | 'hasRoute' | 'log'>,
  api: LocalApi | undefined,
  config: Pick<GatewayConfig, 'apiUrl' | 'dataDir' | 'apiAnswersFor'>,
  age: Clock,
  host: string,
): Promise<GatewayApiReader> {
  const { apiUrl } = config;
  const kept = new LRUCache<string, Promise<ApiText>>({
    max: 500,
    ttl: freshFor,
    perf: { now: () => age.now().getTime() },
    // By a timer of its own it would see no jump of the clock.
    ttlResolution: 0,
  });
  const last = apiUrl && !api ? await openLast(config, age, gateway.log) : null;
  const ofElsewhere = apiUrl ? await elsewhere(apiUrl, last, gateway.log) : nowhere;
  const ofApi = api ? within(api.app) : ofElsewhere;
  const ofGateway = within(gateway, host);
  /** The gateway's own answers, such as its health and its search, lie among the API's. */
  const isOwn = (url: string) =>
    gateway.hasRoute({ method: 'GET', url: `/api${url.split('?')[0]}` });
  const fetchAnswer: FetchAnswer = (url, visitor) => (isOwn(url) ? ofGateway : ofApi)(url, visitor);
  /** What the API here keeps ready costs no request: most that is asked is whether an answer is still the same. */
  const readyAt = (url: string) => (isOwn(url) ? null : (api?.ready?.(`/api${url}`) ?? null));
  const reader: GatewayApiReader = {
    ask(url, visitor) {
      const known = kept.get(url);
      if (known) return known;
      const ready = readyAt(url);
      const asked = (ready ? Promise.resolve(textOf(ready)) : fetchAnswer(url, visitor))
        .then(withVersion)
        .catch((): ApiText => ({ status: 0, body: '', failure: 'offline' }));
      kept.set(url, asked);
      void asked.then((answer) => {
        if (!lasts(answer) && kept.peek(url) === asked) kept.delete(url);
      });
      return asked;
    },
    async version(url, visitor) {
      const ready = kept.has(url) ? null : readyAt(url);
      return ready ? `200 ${ready.version}` : (await reader.ask(url, visitor)).version;
    },
    async presentTime(url) {
      try {
        const { status, body, dataAt } = await fetchAnswer(url, '127.0.0.1');
        if (status !== 200 || dataAt !== undefined) return null;
        const { updatedAt } = JSON.parse(body) as { updatedAt?: unknown };
        return typeof updatedAt === 'string' ? updatedAt : null;
      } catch {
        return null;
      }
    },
    expire: () => kept.clear(),
    settled: () => last?.settled() ?? Promise.resolve(),
  };
  return reader;
}

const textOf = (ready: Ready): ApiText => ({
  status: 200,
  body: ready.text(),
  version: `200 ${ready.version}`,
});

/** A refusal is one visitor's, a failure may be over. */
const lasts = ({ status, once }: ApiText) => !once && (status === 200 || status === 404);

function withVersion(answer: ApiText): ApiText {
  // What is of before is asked for again.
  if (!lasts(answer) || answer.version !== undefined || answer.dataAt !== undefined) return answer;
  const version = createHash('sha1').update(answer.body).digest('base64url');
  return { ...answer, version: `${answer.status} ${version}` };
}

type Ready = NonNullable<ReturnType<NonNullable<LocalApi['ready']>>>;
type FetchAnswer = (url: string, visitor: string) => Promise<ApiText>;

type Injecting = Pick<FastifyInstance, 'inject'>;

const within =
  (api: Injecting | Promise<Injecting>, host = 'localhost'): FetchAnswer =>
  async (url, visitor) => {
    const headers = { host, accept: 'application/json', 'x-forwarded-for': visitor };
    const answer = await (await api).inject({ url: `/api${url}`, headers });
    const once = onceOnly(answer.headers['cache-control']);
    const { statusCode: status, payload: body } = answer;
    const { etag } = answer.headers;
    // By the API's own name for it, as for an answer that was ready.
    return { status, body, ...once, ...(status === 200 && etag && { version: `200 ${etag}` }) };
  };

async function openLast(
  { dataDir, apiAnswersFor }: Pick<GatewayConfig, 'dataDir' | 'apiAnswersFor'>,
  age: Clock,
  log: FastifyBaseLogger,
): Promise<LastAnswers | null> {
  try {
    return await openLastAnswers(path.join(dataDir, 'api-answers'), {
      longest: apiAnswersFor * 1_000,
      now: () => age.now().getTime(),
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
