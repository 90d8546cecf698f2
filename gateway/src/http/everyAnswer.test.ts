import fastify from 'fastify';
import { securityHeaders } from '../pages/securityHeaders.ts';
import { secureEveryAnswer, type Hsts } from './everyAnswer.ts';
import { observatoryScore } from './observatory.ts';

async function ask(url: string, protocol: 'http' | 'https' = 'https', hsts: Hsts | null = 'on') {
  const app = fastify({ trustProxy: 'loopback' });
  secureEveryAnswer(app, hsts);
  app.get('/page', (_request, reply) => reply.headers(securityHeaders([], null)).send('page'));
  app.get('/raw', (_request, reply) => {
    // As the API in this process answers.
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'application/json' });
    reply.raw.end('{}');
  });
  app.get('/fault', () => Promise.reject(new Error('fault')));
  const { headers } = await app.inject({ url, headers: { 'x-forwarded-proto': protocol } });
  await app.close();
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

test.each(['/page', '/raw', '/fault', '/nothing'])(
  '%s says what every answer says',
  async (url) => {
    expect(await ask(url)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
  },
);

test('HSTS is said over TLS alone, and where it is configured', async () => {
  expect(await ask('/page', 'http')).not.toHaveProperty('strict-transport-security');
  expect(await ask('/page', 'https', null)).not.toHaveProperty('strict-transport-security');
  expect((await ask('/page', 'https', 'preload'))['strict-transport-security']).toContain(
    'preload',
  );
});

test('by the rules of Mozilla’s Observatory a page has 120 points or more', async () => {
  expect(observatoryScore(await ask('/page'))).toBeGreaterThanOrEqual(120);
  expect(observatoryScore({})).toBeLessThan(50);
});
