import fastify from 'fastify';
import { createAddresses } from '../../config/addresses.ts';
import { exampleApp, exampleSet } from '../../live/exampleSet.ts';
import { refuseOtherHosts } from '../../pages/hostPolicy.ts';
import { readConfig } from '../../config/config.ts';
import { serveHealth, type HealthParts } from './healthRoutes.ts';

test('a site with a public name asks its API under that name, and is not sent away', async () => {
  const config = readConfig({ PUBLIC_ORIGIN: 'https://www.example.com' }, '/nowhere');
  const addresses = createAddresses(config);
  const app = fastify();
  refuseOtherHosts(app, addresses, config.publicOrigin);
  app.get('/api/health', () => ({ status: 'ok', database: 'ok', version: '2.0.0' }));
  const parts: Partial<Record<keyof HealthParts, unknown>> = {
    releases: { faults: () => ({}), stale: () => ({}) },
    visitors: { known: () => Promise.resolve({ set: exampleSet(exampleApp('shell', [])) }) },
    addresses,
    ended: () => [],
    failing: () => ({}),
    pageFault: () => null,
  };
  serveHealth(app, parts as unknown as HealthParts);
  const headers = { host: 'www.example.com' };
  const answer = await app.inject({ url: '/api/site-health', headers });
  expect([answer.statusCode, answer.json<{ status: string }>().status]).toEqual([200, 'ok']);
  await app.close();
});
