import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from './apiError.ts';
import { toApiError } from './axiosClient.ts';
import type { HttpOptions } from './client.ts';
import { createHttp } from './http.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let baseUrl: string;
let answer: Answer;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const client = (options: Partial<HttpOptions> = {}) => createHttp({ baseUrl, ...options });

const json =
  (status: number, body: unknown, type = 'application/json'): Answer =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));

/** Answers 200 and hands out the request as the server saw it. */
function received(): Promise<{ request: IncomingMessage; body: string }> {
  return new Promise((resolve) => {
    answer = (request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        json(200, {})(request, response);
        resolve({ request, body });
      });
    };
  });
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof ApiError)) throw new Error(`no ApiError but ${String(outcome)}`);
  return outcome;
}

test('an answer comes with its status, from under the base address', async () => {
  answer = (request, response) => json(201, { path: request.url })(request, response);
  expect(await client().get('/v2/flights', { params: { q: 'AV 9', date: undefined } })).toEqual({
    status: 201,
    data: { path: '/api/v2/flights?q=AV+9' },
  });
});

test('a call can leave the base address', async () => {
  answer = (request, response) => json(200, { path: request.url })(request, response);
  const { data } = await client().get('/_site/abc/en.json', { baseURL: new URL(baseUrl).origin });
  expect(data).toEqual({ path: '/_site/abc/en.json' });
});

test('every call asks for JSON', async () => {
  const seen = received();
  await client().get('/v2/flights');
  expect((await seen).request.headers.accept).toBe('application/json');
});

test('headers of the client go with every call', async () => {
  const seen = received();
  await client({ headers: { 'x-forwarded-for': '203.0.113.9' } }).get('/v2/flights');
  expect((await seen).request.headers['x-forwarded-for']).toBe('203.0.113.9');
});

test('what is posted goes as JSON, beside the call’s own headers', async () => {
  const seen = received();
  await client().post('/contact', { name: 'Ana' }, { headers: { 'idempotency-key': 'k1' } });
  const { request, body } = await seen;
  expect(request.method).toBe('POST');
  expect(request.headers['content-type']).toContain('application/json');
  expect(request.headers['idempotency-key']).toBe('k1');
  expect(JSON.parse(body)).toEqual({ name: 'Ana' });
});

test('the token is read anew for each call', async () => {
  let token: string | null = 'first';
  const http = client({ token: () => token });
  const authorizations: unknown[] = [];
  answer = (request, response) => {
    authorizations.push(request.headers.authorization);
    json(200, {})(request, response);
  };
  await http.get('/me');
  token = 'second';
  await http.get('/me');
  token = null;
  await http.get('/me');
  expect(authorizations).toEqual(['Bearer first', 'Bearer second', undefined]);
});

test('a problem document gives the failure its code, words and fields', async () => {
  answer = json(
    422,
    {
      code: 'invalid-form',
      title: 'Invalid',
      detail: 'Two fields need another look',
      errors: [
        { path: 'email', code: 'email' },
        { path: 'passengers.0.name', code: 'required' },
      ],
    },
    'application/problem+json',
  );
  const failure = await failureOf(client().post('/contact', {}));
  expect(failure).toMatchObject({
    name: 'ApiError',
    kind: 'refused',
    status: 422,
    code: 'invalid-form',
    message: 'Two fields need another look',
    fields: { email: 'email', 'passengers.0.name': 'required' },
  });
});

test('a problem without detail speaks by its title', async () => {
  answer = json(404, { code: 'flight-not-found', title: 'No such flight' });
  const failure = await failureOf(client().get('/v2/flights/AV9'));
  expect(failure).toMatchObject({ message: 'No such flight', fields: {} });
});

test('a refusal that is no problem document still has its status', async () => {
  answer = (_request, response) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
  const failure = await failureOf(client().get('/v2/flights'));
  expect(failure).toMatchObject({ kind: 'refused', status: 502, code: 'unknown', fields: {} });
  expect(failure.message).toContain('502');
});

test('an empty refusal still has its status', async () => {
  answer = (_request, response) => response.writeHead(503).end();
  expect(await failureOf(client().get('/v2/flights'))).toMatchObject({
    kind: 'refused',
    status: 503,
    code: 'unknown',
  });
});

test('a caller may take a refusal for an answer', async () => {
  answer = json(503, { status: 'down' });
  const call = client().get('/health', { validateStatus: (status) => status === 503 });
  expect(await call).toEqual({ status: 503, data: { status: 'down' } });
});

test('no answer in time is a timeout', async () => {
  answer = () => undefined;
  const failure = await failureOf(client({ timeout: 30 }).get('/v2/flights'));
  expect(failure).toMatchObject({ kind: 'timeout', status: 0, code: 'timeout' });
});

test('a closed port is no network', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await new Promise((resolve) => other.close(resolve));
  const http = client({ baseUrl: `http://127.0.0.1:${port}` });
  const failure = await failureOf(http.get('/v2/flights'));
  expect(failure).toMatchObject({ kind: 'offline', status: 0, code: 'offline' });
});

test('a connection that breaks off is no network', async () => {
  answer = (request) => request.socket.destroy();
  const failure = await failureOf(client().get('/v2/flights'));
  expect(failure).toMatchObject({ kind: 'offline', status: 0 });
});

test('a call that its caller gives up is cancelled', async () => {
  const controller = new AbortController();
  answer = () => controller.abort();
  const failure = await failureOf(client().get('/v2/flights', { signal: controller.signal }));
  expect(failure).toMatchObject({ kind: 'cancelled', status: 0, code: 'cancelled' });
});

/** What `onActivity` was reported during one call. */
async function activityOf(call: (options: Partial<HttpOptions>) => Promise<unknown>) {
  const reported: [number, boolean][] = [];
  await call({ onActivity: (change, failed) => reported.push([change, failed]) }).catch(
    () => undefined,
  );
  return reported;
}

test('the loading bar hears of begin and end, and whether it ended badly', async () => {
  answer = json(200, {});
  expect(await activityOf((options) => client(options).get('/'))).toEqual([
    [1, false],
    [-1, false],
  ]);
  answer = json(500, {});
  expect(await activityOf((options) => client(options).get('/'))).toEqual([
    [1, false],
    [-1, true],
  ]);
});

test('it hears nothing of calls that begin in work that is done quietly, and of those after it again', async () => {
  const reported: number[] = [];
  const http = client({ onActivity: (change) => reported.push(change) });
  answer = json(500, {});
  await failureOf(http.quietly(() => http.get('/')));
  expect(reported).toEqual([]);
  answer = json(200, {});
  expect(await http.quietly(async () => (await http.get('/')).status)).toBe(200);
  expect(reported).toEqual([]);
  await http.get('/');
  expect(reported).toEqual([1, -1]);
});

test('a cancelled call does not end badly', async () => {
  const controller = new AbortController();
  answer = () => controller.abort();
  const { signal } = controller;
  expect(await activityOf((options) => client(options).get('/', { signal }))).toEqual([
    [1, false],
    [-1, false],
  ]);
});

test('what is no failed call is thrown on as it is', () => {
  const bug = new TypeError('undefined is not a function');
  expect(() => toApiError(bug)).toThrow(bug);
});
