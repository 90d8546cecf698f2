import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sentForms } from './sentForms.ts';

let server: Server;
afterEach(async () => {
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  await closed;
});

/** The forms of a site that answers so, and lives. */
async function formsOf(answer: RequestListener) {
  server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const site = {
    origin: () => `http://127.0.0.1:${port}`,
    back: () => Promise.reject(new Error('nobody killed it')),
    lastMessage: () => '',
  };
  return sentForms(site, Buffer.alloc(10)).send;
}

test('an answer that is no JSON is none that was lost', async () => {
  const send = await formsOf((_, answer) => answer.end('<h1>Bad gateway</h1>'));
  await expect(send.newsletter(0)).rejects.toThrow(SyntaxError);
});

test('a piece of a file that is refused ends its form', async () => {
  const send = await formsOf((request, answer) => {
    if (request.method === 'PATCH') answer.statusCode = 409;
    answer.setHeader('location', '/api/v2/case-files/1');
    request.resume().on('end', () => answer.end('{"draft":"one"}'));
  });
  await expect(send.complaint(0)).rejects.toThrow('/api/v2/case-files/1 answered 409');
});
