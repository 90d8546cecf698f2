import fastify, { type FastifyInstance } from 'fastify';
import { takeTurns } from './takeTurns.ts';

let app: FastifyInstance;
let answered: string[];
beforeEach(() => {
  answered = [];
  app = fastify({ trustProxy: true });
  takeTurns(app);
  app.get('/', (request) => (answered.push(request.ip), 'page'));
});
afterEach(() => app.close());

const ask = (network: string) =>
  app
    .inject({ url: '/', headers: { 'x-forwarded-for': network } })
    .then(({ statusCode }) => statusCode);

test('one who asks for many at once is answered all, and who comes after him in between', async () => {
  await app.ready();
  const crowd = Array.from({ length: 40 }, () => ask('192.0.2.1'));
  const others = ['198.51.100.1', '203.0.113.1'].map(ask);
  expect(await Promise.all([...crowd, ...others])).toEqual(Array<number>(42).fill(200));
  expect(answered.indexOf('198.51.100.1')).toBe(4);
  expect(answered.indexOf('203.0.113.1')).toBe(5);
});

test('of those who wait everybody’s first comes before anybody’s second', async () => {
  await app.ready();
  const networks = ['192.0.2.1', '192.0.2.2'];
  await Promise.all(networks.flatMap((network) => Array.from({ length: 20 }, () => ask(network))));
  const waited = answered.slice(8, 16);
  expect(waited.filter((network) => network === '192.0.2.2')).toHaveLength(4);
});
