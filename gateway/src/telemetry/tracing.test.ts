import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { traceRequests } from './tracing.ts';

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

let collector: Server;
let endpoint: string;
let spans: SentSpan[];

beforeEach(async () => {
  spans = [];
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      expect(request.url).toBe('/v1/traces');
      const { resourceSpans } = JSON.parse(body) as {
        resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
      };
      spans.push(
        ...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)),
      );
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => collector.close(resolve)));

/** A gateway whose pages are rendered, asked for one page and closed. */
async function ask(url: string, headers: Record<string, string>, to: string | null = endpoint) {
  const app = fastify();
  const tracing = await traceRequests(app, to, (request, reply) => ({
    'url.path': request.url.split('?')[0] ?? '',
    'http.response.status_code': reply.statusCode,
  }));
  app.get('/*', (request) =>
    tracing.within(request, 'render', (note) => {
      note({ 'eldorado.fallback.reason': 'time-out' });
      return request.url.startsWith('/broken')
        ? Promise.reject(new Error('no page'))
        : Promise.resolve('a page');
    }),
  );
  const answer = await app.inject({ url, headers });
  await app.close();
  return answer;
}

test('a request and its rendering are spans of the trace of who asks, without the query', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  expect((await ask('/vuelos?q=secret', { traceparent })).body).toBe('a page');
  const [request, render] = ['GET request', 'render'].map((name) =>
    spans.find((span) => span.name === name),
  );
  expect(request).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
  });
  expect(render).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
  expect(request?.attributes).toContainEqual({
    key: 'url.path',
    value: { stringValue: '/vuelos' },
  });
  expect(render?.attributes).toEqual([
    { key: 'eldorado.fallback.reason', value: { stringValue: 'time-out' } },
  ]);
  expect(JSON.stringify(spans)).not.toContain('secret');
});

test('what failed is marked so', async () => {
  expect((await ask('/broken', {})).statusCode).toBe(500);
  expect(spans.map(({ name, status }) => [name, status.code]).sort()).toEqual([
    ['GET request', 2],
    ['render', 2],
  ]);
});

test('without an endpoint nothing is sent, and pages are rendered all the same', async () => {
  expect((await ask('/vuelos', {}, null)).body).toBe('a page');
  expect(spans).toEqual([]);
});
