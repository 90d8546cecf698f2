import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeGateway {
  port: number;
  /** What it was asked, in order; questions for its readiness left out. */
  asked: { method: string; url: string; headers: IncomingHttpHeaders }[];
  /** Ends the connection of every request instead of answering. */
  dieAtFirst: boolean;
  stop(): Promise<void>;
}

/** A gateway as a proxy sees it: pages, an event stream that goes on, a page that is not finished. */
export async function startGateway(): Promise<FakeGateway> {
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    // A proxy keeps no connection of these: over one that is closed a moment later it would send a form, which is sent once.
    if (url === '/health/ready') return void response.setHeader('connection', 'close').end('ok');
    gateway.asked.push({ method, url, headers });
    request.resume();
    if (gateway.dieAtFirst) return void request.once('end', () => request.socket.destroy());
    if (url === '/api/v2/flight-events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      return void response.write('data: first\n\n');
    }
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(url.startsWith('/assets/') && { 'cache-control': 'public, max-age=31536000, immutable' }),
    });
    if (url === '/streamed') return void response.write('<!doctype html><head>');
    response.end('<p>page</p>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gateway: FakeGateway = {
    port: (server.address() as AddressInfo).port,
    asked: [],
    dieAtFirst: false,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return gateway;
}
