import { createServer, request, type IncomingMessage, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/**
 * A service in front of an S3 service that knows no conditions: it adds conditional writes (If-None-Match: * and
 * If-Match), and does one request after another, so that nobody reads half an object. For tests.
 * @param port where the service behind listens.
 */
export async function conditionalService(port: number) {
  /** What it has written, by path. */
  const tags = new Map<string, string>();
  let queue: Promise<unknown> = Promise.resolve();

  async function answer({ method, url = '', headers }: IncomingMessage, body: Buffer) {
    const { 'if-none-match': absent, 'if-match': present } = headers;
    const tag = tags.get(url);
    if (method === 'PUT') {
      const refused = absent === '*' ? tag !== undefined : present !== undefined && present !== tag;
      if (refused) return { status: 412, headers: {}, body: Buffer.of() };
    }
    const made = await forward({ port, method, path: url, headers }, body);
    if (method === 'PUT' && made.headers.etag) tags.set(url, made.headers.etag);
    if (method === 'DELETE') tags.delete(url);
    return made;
  }

  const server = createServer((incoming, outgoing) => {
    const body = buffer(incoming);
    queue = queue
      .then(async () => {
        const { status, headers, body: content } = await answer(incoming, await body);
        outgoing.writeHead(status, headers).end(content);
      })
      // A connection broke; those behind it in the queue go on, and this one is asked for again.
      .catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function forward(options: RequestOptions, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(options, (answer) => {
      buffer(answer).then(
        (content) =>
          resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: content }),
        reject,
      );
    });
    sent.on('error', reject).end(body);
  });
}
