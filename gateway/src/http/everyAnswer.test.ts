import fastify from 'fastify';
import { observatoryScore, pointsOf } from '@eldorado/testing/observatory';
import { securityHeaders } from '../pages/securityHeaders.ts';
import { secureEveryAnswer, type Hsts } from './everyAnswer.ts';

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

// The rows of its published table (mdn/mdn-http-observatory, src/grader/charts.js, read on 23 November 2026), other than
// those of the policy of contents and of what headers do not say.
const hsts = { 'strict-transport-security': 'max-age=63072000' };
test.each<[string, Record<string, string>, number]>([
  ['x-frame-options', { 'content-security-policy': "frame-ancestors 'none'" }, 5],
  ['x-frame-options', { 'x-frame-options': 'DENY' }, 5],
  ['x-frame-options', { 'x-frame-options': 'ALLOW-FROM https://a.example' }, 0],
  ['x-frame-options', { 'x-frame-options': 'maybe' }, -20],
  ['x-frame-options', {}, -20],
  ['x-content-type-options', { 'x-content-type-options': 'nosniff' }, 0],
  ['x-content-type-options', { 'x-content-type-options': 'sniff' }, -5],
  ['x-content-type-options', {}, -5],
  ['strict-transport-security', hsts, 0],
  ['strict-transport-security', { 'strict-transport-security': 'max-age=15552000' }, 0],
  ['strict-transport-security', { 'strict-transport-security': 'max-age=86400' }, -10],
  ['strict-transport-security', { 'strict-transport-security': 'includeSubDomains' }, -20],
  ['strict-transport-security', {}, -20],
  ['referrer-policy', { 'referrer-policy': 'unsafe-url, Strict-Origin' }, 5],
  ['referrer-policy', { 'referrer-policy': 'origin' }, -5],
  ['referrer-policy', { 'referrer-policy': 'never' }, -5],
  ['referrer-policy', {}, 0],
  ['cross-origin-resource-policy', { 'cross-origin-resource-policy': 'same-origin' }, 10],
  ['cross-origin-resource-policy', { 'cross-origin-resource-policy': 'same-site' }, 10],
  ['cross-origin-resource-policy', { 'cross-origin-resource-policy': 'cross-origin' }, 0],
  ['cross-origin-resource-policy', { 'cross-origin-resource-policy': 'any' }, -5],
  ['cross-origin-resource-policy', {}, 0],
  ['cross-origin-opener-policy', { 'cross-origin-opener-policy': 'same-origin-allow-popups' }, 10],
  ['cross-origin-opener-policy', {}, 0],
  ['cross-origin-embedder-policy', { 'cross-origin-embedder-policy': 'credentialless' }, 10],
  ['cross-origin-embedder-policy', {}, 0],
  ['cookies', {}, 0],
  ['cookies', { 'set-cookie': 'a=1; Secure; SameSite=Lax' }, 5],
  ['cookies', { 'set-cookie': 'a=1; Secure' }, 0],
  ['cookies', { 'set-cookie': 'a=1; SameSite=Lax', ...hsts }, -5],
  ['cookies', { 'set-cookie': 'session=1', ...hsts }, -10],
  ['cookies', { 'set-cookie': 'a=1' }, -20],
  ['cookies', { 'set-cookie': 'session=1; Secure' }, -30],
  ['cookies', { 'set-cookie': 'session=1; HttpOnly' }, -40],
  ['cross-origin-resource-sharing', { 'access-control-allow-origin': '*' }, 0],
  ['cross-origin-resource-sharing', { 'access-control-allow-origin': 'https://a.example' }, 0],
  [
    'cross-origin-resource-sharing',
    {
      'access-control-allow-origin': 'https://a.example',
      'access-control-allow-credentials': 'true',
    },
    -50,
  ],
])('Observatory’s row of %s with %j gives %i', (rule, headers, points) => {
  expect(pointsOf(rule, headers)).toBe(points);
});
