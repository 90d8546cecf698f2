import { gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { packPage } from './pageCache.ts';
import { sendPage } from './sendPage.ts';

const html = '<!doctype html><p>Salidas</p>'.repeat(50);
const page = (keep: boolean) =>
  packPage({ status: 200, keep, html: Buffer.from(html) }, Date.now());

let app: FastifyInstance;
const sent: unknown[] = [];
beforeAll(async () => {
  app = fastify();
  const pages = { kept: await page(true), failed: await page(false) };
  app.addHook('onSend', (_request, _reply, payload, done) => {
    sent.push(payload);
    done(null, payload);
  });
  app.get<{ Params: { name: keyof typeof pages } }>('/:name', (request, reply) =>
    sendPage(request, reply, pages[request.params.name]),
  );
});
afterAll(() => app.close());
beforeEach(() => void (sent.length = 0));

const ask = (name: string, encoding: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/${name}`, headers: { 'accept-encoding': encoding, ...headers } });

test.each([
  ['kept', true],
  ['failed', false],
])('for who takes no brotli a page that is %s is packed once: %p', async (name, once) => {
  for (const answer of [await ask(name, 'gzip'), await ask(name, 'gzip')]) {
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toBe(html);
  }
  expect(sent[0] === sent[1]).toBe(once);
});

test('who takes nothing packed gets the text, and who has the page is told so', async () => {
  const { body, headers } = await ask('kept', 'identity');
  expect([body, headers['content-encoding']]).toEqual([html, undefined]);
  const again = await ask('kept', 'br', { 'if-none-match': String(headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
