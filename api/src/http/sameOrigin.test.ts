import Fastify from 'fastify';
import { answerProblems } from './problem.ts';
import { refuseForeignOrigins } from './sameOrigin.ts';

function site(publicOrigin?: string) {
  const app = Fastify({ trustProxy: 'loopback' });
  answerProblems(app);
  refuseForeignOrigins(app, publicOrigin);
  app.all('/form', () => ({ done: true }));
  return app;
}

const host = 'www.example.com';
const own = 'https://www.example.com';
const foreign = 'https://evil.example';

test.each([
  ['curl or a server', {}, 200],
  ['the site itself', { origin: own, 'sec-fetch-site': 'same-origin' }, 200],
  ['the site in a browser without Sec-Fetch-Site', { origin: own }, 200],
  ['a bookmarklet or the address bar', { 'sec-fetch-site': 'none' }, 200],
  ['a foreign form', { origin: foreign, 'sec-fetch-site': 'cross-site' }, 403],
  ['a foreign form without Origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a foreign form in an old browser', { origin: foreign }, 403],
  ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }, 403],
  ['a neighbour in an old browser', { origin: 'https://shop.example.com' }, 403],
  ['another port', { origin: `${own}:8443` }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['no address at all', { origin: 'www.example.com' }, 403],
  ['two that disagree', { origin: foreign, 'sec-fetch-site': 'same-origin' }, 403],
  ['a feed with its token', { authorization: 'Bearer abc', origin: foreign }, 200],
  ['a password that a browser adds', { authorization: 'Basic abc', origin: foreign }, 403],
])('%s: %j is answered %i', async (_who, headers, status) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    const answer = await site().inject({ method, url: '/form', headers: { host, ...headers } });
    expect(answer.statusCode).toBe(status);
    if (status === 403) expect(answer.json()).toMatchObject({ status, code: 'foreign-origin' });
  }
});

test('reading is free to all', async () => {
  const headers = { host, origin: foreign, 'sec-fetch-site': 'cross-site' };
  expect((await site().inject({ url: '/form', headers })).statusCode).toBe(200);
});

test.each([
  ['the public address', { host: 'api:8080', origin: own }, 200],
  [
    'the host that a proxy names',
    { 'x-forwarded-host': 'ana.test', origin: 'http://ana.test' },
    200,
  ],
  ['the host of another', { 'x-forwarded-host': 'ana.test', origin: foreign }, 403],
])('behind a proxy, %s', async (_what, headers, status) => {
  const answer = await site(own).inject({ method: 'POST', url: '/form', headers });
  expect(answer.statusCode).toBe(status);
});

test('the host that anybody names is not believed', async () => {
  const answer = await site().inject({
    method: 'POST',
    url: '/form',
    remoteAddress: '203.0.113.9',
    headers: { host, 'x-forwarded-host': 'evil.example', origin: foreign },
  });
  expect(answer.statusCode).toBe(403);
});
