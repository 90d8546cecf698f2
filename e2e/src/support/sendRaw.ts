import { request as ask } from 'node:http';
import type { FuzzedRequest } from 'api/fuzz';

export interface RawAnswer {
  /** 0 when the connection broke before there was an answer. */
  status: number;
  /** Milliseconds to its last byte. */
  took: number;
  fault?: string;
}

/** A body that is refused while it is written: the connection ends, and now and then takes the answer with it. */
const cutOff = ['write EPIPE', 'read ECONNRESET'];
const tries = 3;

/** Sends a request as it is: no client mends its address or its headers. */
export async function sendRaw(origin: string, request: FuzzedRequest): Promise<RawAnswer> {
  for (let left = tries; ; left -= 1) {
    const answer = await sendOnce(origin, request);
    if (left === 1 || !request.body || !cutOff.includes(answer.fault ?? '')) return answer;
  }
}

function sendOnce(
  origin: string,
  { method, url, headers, body }: FuzzedRequest,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  return new Promise((resolve) => {
    const sent = ask({ hostname, port, method, path: url, headers, agent: false }, (response) => {
      response
        .resume()
        .on('end', () => resolve({ status: response.statusCode ?? 0, took: took() }))
        .on('error', (error) => resolve({ status: 0, took: took(), fault: error.message }));
    });
    sent.on('error', (error) => resolve({ status: 0, took: took(), fault: error.message }));
    sent.end(body);
  });
}
