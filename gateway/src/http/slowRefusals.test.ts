import { handScheduler } from '@eldorado/releases/scheduler';
import fastify, { type FastifyInstance } from 'fastify';
import { createMetrics } from '../telemetry/metrics.ts';
import { observeRequests } from '../telemetry/observeRequests.ts';
import { refusalPace, slowRefusals } from './slowRefusals.ts';

const { atOnce, perSecond, longest } = refusalPace;
const every = 1_000 / perSecond;

let app: FastifyInstance;
let time: ReturnType<typeof handScheduler>;

beforeEach(() => {
  time = handScheduler();
  app = fastify({ trustProxy: 'loopback' });
  slowRefusals(app, 'loopback', time);
  app.get('/bad', (_request, reply) => reply.code(400).send('bad'));
  app.get('/good', () => 'good');
  // As the API of this process answers.
  app.get(
    '/raw',
    { onRequest: (_request, reply) => void reply.hijack().raw.writeHead(429).end('raw') },
    () => '',
  );
});
afterEach(() => app.close());

/** What has answered an address so far. */
function ask(url: string, remoteAddress: string) {
  const asked = { status: 0 };
  void app.inject({ url, remoteAddress }).then(({ statusCode }) => (asked.status = statusCode));
  return asked;
}
/** What is made without time is made. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
};
const refuse = async (count: number, address: string, url = '/bad') => {
  const asked = Array.from({ length: count }, () => ask(url, address));
  await settle();
  return asked.filter(({ status }) => status !== 0).length;
};

test.each(['/bad', '/raw'])(
  '%s: who is refused again and again waits for it, no longer than three seconds',
  async (url) => {
    expect(await refuse(atOnce, '192.0.2.1', url)).toBe(atOnce);
    const next = ask(url, '192.0.2.9');
    const after = ask(url, '192.0.2.1');
    await settle();
    expect([next.status, after.status]).toEqual([0, 0]);
    await time.advance(every);
    await settle();
    expect([next.status > 0, after.status]).toEqual([true, 0]);
    await time.advance(every);
    await settle();
    expect(after.status).toBeGreaterThan(0);
    const many = Array.from({ length: 200 }, () => ask(url, '192.0.2.1'));
    await settle();
    await time.advance(longest);
    await settle();
    expect(many.filter(({ status }) => status === 0)).toEqual([]);
  },
);

test('good answers, other networks and who asks through no proxy never wait', async () => {
  await refuse(atOnce + 10, '192.0.2.1');
  expect(await refuse(5, '192.0.2.1', '/good')).toBe(5);
  expect(await refuse(5, '198.51.100.1')).toBe(5);
  expect(await refuse(atOnce + 10, '127.0.0.1')).toBe(atOnce + 10);
});

test('addresses of one /48 are one, and who was quiet is told at once again', async () => {
  expect(await refuse(atOnce, '2001:db8:48:1::1')).toBe(atOnce);
  expect(await refuse(1, '2001:db8:48:2::1')).toBe(0);
  await time.advance((atOnce + 1) * every);
  await settle();
  expect(await refuse(atOnce, '2001:db8:48:3::1')).toBe(atOnce);
});

test('the wait is no part of what an answer took', async () => {
  const took: number[] = [];
  observeRequests(app, {
    ...createMetrics(),
    answered: (_kind, _status, seconds) => took.push(seconds),
  });
  await refuse(atOnce, '192.0.2.1');
  expect(took.filter((seconds) => seconds === 0)).toEqual([]);
  await refuse(1, '192.0.2.1');
  // The clock by hand goes on by 200 ms of which the real one knows nothing.
  await time.advance(every);
  await settle();
  expect(took).toHaveLength(atOnce + 1);
  expect(took.at(-1)).toBe(0);
});
