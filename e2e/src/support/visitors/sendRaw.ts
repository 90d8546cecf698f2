import { request as ask } from 'node:http';
import type { FuzzedRequest } from 'api/fuzz';

export interface RawAnswer {
  /** 0 when the connection broke before there was an answer. */
  status: number;
  /** Milliseconds to its last byte. */
  took: number;
  fault?: string;
}

/** Sends a request as it is: no client mends its address or its headers. */
export function sendRaw(
  origin: string,
  { method, url, headers, body }: FuzzedRequest,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  return new Promise((resolve) => {
    let status = 0;
    // An answer that has begun is one, also where the rest of a body finds no reader any more.
    const broke = (error: Error) => resolve({ status, took: took(), fault: error.message });
    const sent = ask({ hostname, port, method, path: url, headers, agent: false }, (response) => {
      status = response.statusCode ?? 0;
      response
        .resume()
        .on('end', () => resolve({ status, took: took() }))
        .on('error', broke);
    });
    sent.on('error', broke);
    sent.end(body);
  });
}
