import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBucket } from './bucket.ts';
import { hasConditionalWrites } from './conditionalWrites.ts';

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function bucketOf(answer: RequestListener) {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return openBucket('s3://site/releases', {
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
}

interface Service {
  /** Which of the conditions it knows. */
  absent: boolean;
  present: boolean;
  /** How many answers to a write are lost. */
  lost?: number;
}

/** A service of one object. */
async function bucketWith({ absent, present, lost = 0 }: Service) {
  let [version, text, left] = [0, null as string | null, lost];
  const bucket = await bucketOf((request, response) => {
    const tag = `"${version}"`;
    const times = {
      etag: tag,
      date: new Date().toUTCString(),
      'last-modified': new Date().toUTCString(),
    };
    if (request.method === 'GET') {
      response.writeHead(text === null ? 404 : 200, times).end(text);
      return;
    }
    if (request.method === 'DELETE') {
      text = null;
      response.writeHead(204).end();
      return;
    }
    const { 'if-none-match': none, 'if-match': match } = request.headers;
    const exists = absent && none === '*' && text !== null;
    const other = present && match !== undefined && match !== tag;
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (exists || other) return response.writeHead(412).end();
      version += 1;
      text = body;
      if (left-- > 0) return request.socket.destroy();
      return response.writeHead(200, { etag: `"${version}"` }).end();
    });
  });
  return { bucket, left: () => text };
}

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])(
  'If-None-Match known: %s, If-Match known: %s: both are wanted',
  async (absent, present, usable) => {
    const { bucket, left } = await bucketWith({ absent, present });
    expect(await hasConditionalWrites(bucket)).toBe(usable);
    expect(left()).toBeNull();
  },
);

test.each([400, 501])('a service that answers a condition with %s has none', async (status) => {
  const bucket = await bucketOf((_, response) => void response.writeHead(status).end());
  bucket.remove = () => Promise.resolve();
  expect(await hasConditionalWrites(bucket)).toBe(false);
});

test('what the rights refuse is an error, not an answer', async () => {
  const bucket = await bucketOf((_, response) => void response.writeHead(403).end());
  await expect(hasConditionalWrites(bucket)).rejects.toThrow('403');
});

test('a write whose answer was lost counts as made, although its repetition is refused', async () => {
  const { bucket } = await bucketWith({ absent: true, present: true, lost: 1 });
  const tag = await bucket.putIf('lock.json', 'mine', null);
  expect(tag).toBe('"1"');
  expect(await bucket.putIf('lock.json', "somebody else's", null)).toBeNull();
});
