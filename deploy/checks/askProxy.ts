import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import path from 'node:path';
import type { Proxy } from './startProxy.ts';

/** The site's name in the configurations, as far as the checks are concerned. */
export const siteHost = 'www.example.com';

export interface Question {
  method?: string;
  host?: string;
  /** Of a POST's body. */
  bytes?: number;
  referer?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** The first bytes of the body, as soon as they came. */
  first: string;
}

/**
 * Asks a proxy by TLS; answers with the first bytes, whether or not more would follow.
 * @param dir where the proxy's certificate lies.
 */
export function askProxy(
  { port }: Pick<Proxy, 'port'>,
  dir: string,
  pathname: string,
  question: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path: pathname,
        method: question.method ?? 'GET',
        servername: siteHost,
        headers: {
          host: question.host ?? siteHost,
          referer: question.referer ?? `https://${siteHost}/`,
          ...question.headers,
        },
        ca: readFileSync(path.join(dir, 'site.crt')),
        agent: false,
      },
      (answer) => {
        const done = (first: string) => {
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, first });
          asked.destroy();
        };
        answer.once('data', (chunk: Buffer) => done(chunk.toString()));
        answer.once('end', () => done(''));
      },
    );
    asked.once('error', reject);
    asked.end(question.method === 'POST' ? 'x'.repeat(question.bytes ?? 1) : undefined);
  });
}
