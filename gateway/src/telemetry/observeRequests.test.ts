import { Writable } from 'node:stream';
import fastify, { LogController } from 'fastify';
import { createMetrics } from './metrics.ts';
import { observeRequests } from './observeRequests.ts';
import { loggable } from './requestKind.ts';

const forged = '\r\n{"level":60,"msg":"forged"}';

test.each([
  ['in its path', `/vuelos${encodeURIComponent(forged)}`, {}],
  ['in its path, as it is', `/vuelos${forged}`, {}],
  ['in what it says of itself', '/vuelos', { 'user-agent': forged, 'x-request-id': forged }],
])('a request writes one line of the log, whatever it has %s', async (_where, url, headers) => {
  const written: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _coding, done) {
      written.push(chunk.toString());
      done();
    },
  });
  const app = fastify({
    logger: { level: 'info', stream },
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: 'x-request-id',
  });
  observeRequests(app, createMetrics());
  await app.inject({ url, headers });
  await app.close();
  const lines = written
    .join('')
    .trimEnd()
    .split(/[\r\n]/);
  const answers = lines.map((line) => JSON.parse(line) as { level: number; status?: number });
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(1);
  expect(answers.map(({ level }) => level)).not.toContain(60);
});

test.each([
  ['/vuelos/AV9314', '/vuelos/AV9314'],
  ['/servicios/taxis/sin-javascript/datos?visit=T', '/servicios/taxis/sin-javascript/datos'],
  ['/api/v2/taxi-imperial/visits', '/api/v2/taxi-imperial/visits'],
  ['/api/v2/taxi-imperial/visits/T/export', '/api/v2/taxi-imperial/visits/…'],
  ['/api/v2/taxi-imperial/visits/T/bookings/TI-1.ics?locale=es', '/api/v2/taxi-imperial/visits/…'],
  ['/api/v2/push/subscriptions/T/stop', '/api/v2/push/subscriptions/…'],
  ['/api/v2/case-links/T/files', '/api/v2/case-links/…'],
  ['/v2/case-drafts/T', '/v2/case-drafts/…'],
  ['/api/v2/case-files/T/thumbnail', '/api/v2/case-files/…'],
  ['/api/v2/cases/PQ-1/attachments/2', '/api/v2/cases/…'],
  ['/v2/taxi-imperial/plates/TAE177', '/v2/taxi-imperial/plates/…'],
  ['/api/v2/taxi-imperial/bookings/TI-1.ics', '/api/v2/taxi-imperial/bookings/…'],
])('%s is logged as %s', (url, logged) => {
  expect(loggable(url)).toBe(logged);
});
