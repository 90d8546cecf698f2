import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askElsewhere } from './askElsewhere.ts';
import { openLastAnswers, type LastAnswers } from './lastAnswers.ts';

const airlines = { updatedAt: '2026-03-02T15:00:00.000Z', source: 'demo', airlines: [] };
const json: (answer: unknown, status?: number) => RequestListener =
  (answer, status = 200) =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
const good = json(airlines);
const notFound = { type: '/problems/x', title: 'x', status: 404, detail: 'x', code: 'x' };

/** What an API does that fails, by name. */
const failures: Readonly<Record<string, RequestListener>> = {
  'is down': (request) => request.socket.destroy(),
  hangs: () => undefined,
  'resets in the middle': (request, response) => {
    response.writeHead(200, { 'content-length': 1_000 });
    response.write('{"airlines":[');
    setImmediate(() => request.socket.resetAndDestroy());
  },
  'answers another structure': json({ airlines: 'none' }),
  'answers what is no instant': json({ ...airlines, updatedAt: 'x' }),
  'answers no instant': json({ ...airlines, updatedAt: '' }),
  'answers an instant that no clock shows': json({
    ...airlines,
    updatedAt: '2026-03-02T23:59:60Z',
  }),
  'answers a page': (_request, response) => response.end('<!doctype html><p>Welcome'),
  'answers that it has a fault': json({ ...notFound, status: 500 }, 500),
  'answers a foreign 404': json({ error: 'no such bucket' }, 404),
};

let dir: string;
let last: LastAnswers;
let server: Server;
let behave: RequestListener;
let clock: number;
const report = jest.fn();
const open = () =>
  openLastAnswers(dir, {
    longest: 3_600_000,
    now: () => clock,
    report: (error) => {
      throw error;
    },
  });
const asking = (kept: LastAnswers | null = last) => {
  const { port } = server.address() as AddressInfo;
  return askElsewhere({ apiUrl: `http://127.0.0.1:${port}`, last: kept, report });
};

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'elsewhere-'));
  clock = Date.parse('2026-03-02T15:00:00Z');
  last = await open();
  behave = good;
  server = createServer((request, response) => behave(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  report.mockClear();
  await last.settled();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(dir, { recursive: true });
});

test.each(Object.entries(failures))(
  'while the API %s the last good answer serves',
  async (_name, failure) => {
    expect(await asking()('/v2/airlines', '192.0.2.1')).toMatchObject({ status: 200 });
    await last.settled();
    behave = failure;
    // By a process that has just started, from disk.
    const ask = asking(await open());
    const { status, body } = await ask('/v2/airlines', '192.0.2.1');
    expect([status, JSON.parse(body)]).toEqual([200, airlines]);
    behave = good;
    expect(await asking()('/v2/airlines', '192.0.2.1')).toMatchObject({ status: 200 });
  },
);

test.each(Object.entries(failures).filter(([name]) => name !== 'hangs'))(
  'an API that %s has no answer where none is kept',
  async (_name, failure) => {
    behave = failure;
    const { status } = await asking()('/v2/airlines', '192.0.2.1');
    expect([0, 500]).toContain(status);
  },
);

test('a refusal of the API is its answer, also where one is kept', async () => {
  await asking()('/v2/airlines', '192.0.2.1');
  behave = json(notFound, 404);
  expect(await asking()('/v2/airlines', '192.0.2.1')).toMatchObject({ status: 404 });
});

test('what is too old is not shown', async () => {
  await asking()('/v2/airlines', '192.0.2.1');
  await last.settled();
  behave = failures['is down'] ?? good;
  clock += 2 * 3_600_000;
  expect(await asking()('/v2/airlines', '192.0.2.1')).toMatchObject({
    status: 0,
    failure: 'offline',
  });
});

test('an outage is said once, and its end', async () => {
  const ask = asking();
  behave = failures['is down'] ?? good;
  for (let time = 0; time < 3; time++) await ask('/v2/airlines', '192.0.2.1');
  behave = good;
  for (let time = 0; time < 3; time++) await ask('/v2/airlines', '192.0.2.1');
  expect(report.mock.calls.map(([state]) => state as string)).toEqual(['fails', 'answers']);
});

test('an outage names no token of a visitor', async () => {
  behave = failures['is down'] ?? good;
  for (const address of ['taxi-imperial/visits/T0ken/export', 'case-links/T0ken', 'fares?x=T0ken'])
    await asking()(`/v2/${address}`, '192.0.2.1');
  expect(report).toHaveBeenCalledTimes(3);
  expect(JSON.stringify(report.mock.calls)).not.toContain('T0ken');
});
