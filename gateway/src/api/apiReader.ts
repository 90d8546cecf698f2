import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { GatewayConfig } from '../start/config.ts';
import type { ApiText } from '../render/protocol.ts';

/** Milliseconds for which an answer serves all workers, and after which one that does not come is given up. */
const freshFor = 1_000;
const deadline = 5_000;

export interface GatewayApiReader {
  /**
   * Gets an answer of the API for a page.
   * @param url with its query, without `/api`: `/v2/facts`.
   * @param visitor for whom: the API counts by it what one may ask for.
   */
  ask(url: string, visitor: string): Promise<ApiText>;
  /** The data changed. */
  expire(): void;
}

/**
 * Reads the API for the rendering workers: in this process without a connection, over HTTP where it runs elsewhere. What
 * several workers ask for at a time is asked once.
 */
export function createGatewayApiReader(
  gateway: Pick<FastifyInstance, 'inject' | 'hasRoute'>,
  api: Pick<FastifyInstance, 'inject'> | undefined,
  { apiUrl, publicOrigin }: Pick<GatewayConfig, 'apiUrl' | 'publicOrigin'>,
): GatewayApiReader {
  const kept = new LRUCache<string, Promise<ApiText>>({ max: 500, ttl: freshFor });
  const ofApi = api ? within(api) : apiUrl ? over(apiUrl) : nowhere;
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
      const asked = fetchAnswer(url, visitor).catch((error: unknown): ApiText => {
        const late = error instanceof Error && error.name === 'TimeoutError';
        return { status: 0, body: '', failure: late ? 'timeout' : 'offline' };
      });
      kept.set(url, asked);
      void asked.then(({ status }) => {
        // A refusal is one visitor's, a failure may be over.
        if (status !== 200 && status !== 404 && kept.peek(url) === asked) kept.delete(url);
      });
      return asked;
    },
    expire: () => kept.clear(),
  };
}

type FetchAnswer = (url: string, visitor: string) => Promise<ApiText>;

const within =
  (api: Pick<FastifyInstance, 'inject'>, host = 'localhost'): FetchAnswer =>
  async (url, visitor) => {
    const headers = { host, accept: 'application/json', 'x-forwarded-for': visitor };
    const { statusCode, payload } = await api.inject({ url: `/api${url}`, headers });
    return { status: statusCode, body: payload };
  };

const over =
  (apiUrl: string): FetchAnswer =>
  async (url, visitor) => {
    const response = await fetch(`${apiUrl}/api${url}`, {
      headers: { accept: 'application/json', 'x-forwarded-for': visitor },
      signal: AbortSignal.timeout(deadline),
    });
    return { status: response.status, body: await response.text() };
  };

const nowhere: FetchAnswer = () => Promise.resolve({ status: 0, body: '', failure: 'offline' });
