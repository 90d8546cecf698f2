import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBucket } from './bucket.ts';

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** A bucket of a service that breaks the connection, or answers so, before it answers well. */
async function bucketAfter(...troubles: ('broken' | number)[]) {
  server = createServer((request, response) => {
    const trouble = troubles.shift();
    if (trouble === 'broken') request.socket.destroy();
    else response.writeHead(trouble ?? 200).end('content');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return openBucket('s3://site/releases', {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
}

test('a request is repeated when the connection breaks, and when the service asks for it', async () => {
  const bucket = await bucketAfter('broken', 503, 'broken');
  expect((await bucket.get('channels/production.json'))?.toString()).toBe('content');
});

test('a service that stays away is an error', async () => {
  const bucket = await bucketAfter('broken', 'broken', 'broken', 'broken');
  await expect(bucket.get('channels/production.json')).rejects.toThrow();
});
