import { thoroughly } from '@eldorado/testing/thorough';
import { fixedClock } from '../../time/clock.ts';
import { signatureOf } from './signature.ts';
import { callPartner } from './callPartner.ts';
import { smsGateway } from '../../taxi/signIn/sms.ts';
import { isSigned, partnerServer } from '../../testing/partnerServer.ts';

const clock = fixedClock('2026-11-20T17:00:00Z');
const call = { method: 'POST', path: '/messages?a=1', id: 'one', body: { b: 2 } } as const;
const servers: { close: () => Promise<unknown> }[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function serving(answer: Parameters<typeof partnerServer>[0]) {
  const server = await partnerServer(answer);
  servers.push(server);
  return server;
}

test('a signature is the one that the documentation computes', () => {
  const parts = { method: 'POST', path: '/v1/messages', body: '{"id":"1"}' };
  // printf '1763658000.POST./v1/messages.{"id":"1"}' | openssl dgst -sha256 -hmac a-secret-of-the-docs
  expect(signatureOf('a-secret-of-the-docs', '1763658000', parts)).toBe(
    'v1=04becd1515a321d7015fe868a76526d7c6b7f81e8d6fff3b7abc7534f73ccc72',
  );
});

test('a call is signed over its time, method, path and body', async () => {
  const { partner, requests } = await serving(() => ({ status: 200, body: { ok: true } }));
  expect(await callPartner(partner, call, clock)).toEqual({
    kind: 'answered',
    status: 200,
    body: { ok: true },
  });
  const [request] = requests;
  expect(request).toMatchObject({ method: 'POST', path: '/v1/messages?a=1', body: '{"b":2}' });
  expect(request?.headers).toMatchObject({
    'idempotency-key': 'one',
    'x-eldorado-timestamp': '1795194000',
  });
  expect(request && isSigned(request)).toBe(true);
  expect(request && isSigned({ ...request, body: '{"b":3}' })).toBe(false);
});

test('a partner that fails is asked again with the same id, three times in all', async () => {
  const { partner, requests } = await serving((_request, count) =>
    count === 1 ? 'hang up' : { status: count === 2 ? 503 : 201 },
  );
  expect(await callPartner(partner, call, clock)).toMatchObject({ kind: 'answered', status: 201 });
  expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['one', 'one', 'one']);
});

test('a partner that keeps failing is unavailable', async () => {
  const { partner, requests } = await serving(() => ({ status: 500 }));
  expect(await callPartner(partner, call, clock)).toEqual({ kind: 'unavailable' });
  expect(requests).toHaveLength(3);
});

test('a partner cannot send the site elsewhere', async () => {
  const other = await serving(() => ({ status: 200 }));
  const location = `${other.partner.url}/elsewhere`;
  const { partner } = await serving(() => ({ status: 307, location }));
  expect(await callPartner(partner, call, clock)).toEqual({ kind: 'unavailable' });
  expect(other.requests).toEqual([]);
});

thoroughly(test)('a partner that never answers is given up', async () => {
  const { partner, requests } = await serving(() => 'silence');
  expect(await callPartner(partner, call, clock, { timeoutMs: 500 })).toEqual({
    kind: 'unavailable',
  });
  expect(requests).toHaveLength(3);
});

test('what a partner refuses is not asked again', async () => {
  const { partner, requests } = await serving(() => ({ status: 409 }));
  expect(await callPartner(partner, call, clock)).toMatchObject({ status: 409 });
  expect(requests).toHaveLength(1);
});

test('a text message is sent to the gateway as the contract says', async () => {
  const { partner, requests } = await serving(() => ({ status: 202 }));
  const sms = smsGateway({ kind: 'http', ...partner }, clock, () => undefined);
  const message = { id: 'm1', to: '+573001234567', text: '123456 es tu código' };
  expect(await sms?.send(message)).toBe(true);
  const [request] = requests;
  expect(request).toMatchObject({ method: 'POST', path: '/v1/messages' });
  expect(JSON.parse(request?.body ?? '')).toEqual(message);
  expect(request && isSigned(request)).toBe(true);
});

test('a message that the gateway refuses is not sent', async () => {
  const { partner } = await serving(() => ({ status: 400, body: { error: 'number' } }));
  const sms = smsGateway({ kind: 'http', ...partner }, clock, () => undefined);
  expect(await sms?.send({ id: 'm1', to: '+57300', text: '' })).toBe(false);
});
