import fastify, { type FastifyInstance } from 'fastify';
import { handScheduler, type HandScheduler } from '@eldorado/releases/scheduler';
import { followFacts } from './followFacts.ts';

let app: FastifyInstance;
let time: HandScheduler;
let answer: { status: number; body: string };
const ask = jest.fn(() => Promise.resolve(answer));
const warn = jest.fn();
const factsOf = (...ids: string[]) => ({
  status: 200,
  body: JSON.stringify({ facts: ids.map((id) => ({ id })) }),
});

beforeEach(() => {
  time = handScheduler();
  jest.clearAllMocks();
  answer = factsOf('wifi');
});

async function follow() {
  app = fastify();
  const facts = followFacts(app, { ask, log: { warn }, scheduler: time });
  const changed = jest.fn();
  facts.subscribe(changed);
  await app.listen({ host: '127.0.0.1', port: 0 });
  // What it has asked for at once is there.
  await new Promise((resolve) => setImmediate(resolve));
  return { facts, changed };
}

test('a change is told within a second, and the same answer is none', async () => {
  const { facts, changed } = await follow();
  expect([...facts.facts().keys()]).toEqual(['wifi']);
  await time.advance(5_000);
  expect(changed).toHaveBeenCalledTimes(1);
  answer = factsOf('wifi', 'taxi');
  await time.advance(500);
  expect([...facts.facts().keys()]).toEqual(['wifi', 'taxi']);
  expect(changed).toHaveBeenCalledTimes(2);
  await app.close();
});

test('while the API fails the last facts stay, and the log says so once', async () => {
  const { facts } = await follow();
  answer = { status: 0, body: '' };
  await time.advance(5_000);
  expect([...facts.facts().keys()]).toEqual(['wifi']);
  expect(warn).toHaveBeenCalledTimes(1);
  await app.close();
});

test('a site that no longer listens is none that asks its own door', async () => {
  await follow();
  // As while it drains: the listener is closed, the site is not.
  app.server.close();
  await time.advance(2_000);
  expect(warn).not.toHaveBeenCalled();
  await app.close();
  ask.mockClear();
  await time.advance(5_000);
  expect(ask).not.toHaveBeenCalled();
});
