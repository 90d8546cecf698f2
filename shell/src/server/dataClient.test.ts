import type { ApiAnswer } from '../site/shellBundle.ts';
import { createDataClient } from './dataClient.ts';

function clientOver(answer: ApiAnswer) {
  const asked: string[] = [];
  const onFailure = jest.fn();
  const ask = (url: string) => {
    asked.push(url);
    return Promise.resolve(answer);
  };
  return { client: createDataClient(ask, onFailure), asked, onFailure };
}

test('it reads an answer, with the query in the address as browsers write it', async () => {
  const { client, asked, onFailure } = clientOver({ status: 200, data: { rows: [] } });
  const params = { q: 'Bogotá & Cali', day: undefined, open: true, kinds: ['a', 'b'] };
  expect(await client.get('/v2/flights', { params })).toEqual({ status: 200, data: { rows: [] } });
  expect(asked).toEqual([
    '/v2/flights?q=Bogot%C3%A1+%26+Cali&open=true&kinds%5B%5D=a&kinds%5B%5D=b',
  ]);
  expect(onFailure).not.toHaveBeenCalled();
});

test('a refusal is the API’s problem, and counted', async () => {
  const errors = [{ path: 'flight', code: 'flight-not-found' }];
  const data = { code: 'flight-not-found', detail: 'No such flight', errors };
  const { client, onFailure } = clientOver({ status: 404, data });
  await expect(client.get('/v2/flights/x')).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'refused',
    status: 404,
    code: 'flight-not-found',
    message: 'No such flight',
    fields: { flight: 'flight-not-found' },
  });
  expect(onFailure).toHaveBeenCalledTimes(1);
  const accepted = await client.get('/site-health', { validateStatus: () => true });
  expect(accepted.status).toBe(404);
});

test.each(['offline', 'timeout'] as const)('no answer is %s', async (failure) => {
  const { client } = clientOver({ status: 0, data: null, failure });
  await expect(client.get('/v2/facts')).rejects.toMatchObject({ kind: failure, status: 0 });
});

test('what changes something is not sent, and what is called off is no failure', async () => {
  const { client, asked, onFailure } = clientOver({ status: 200, data: null });
  await expect(client.post('/v2/contact-messages', {})).rejects.toMatchObject({ status: 405 });
  expect(onFailure).toHaveBeenCalledTimes(1);
  const call = client.get('/v2/facts', { signal: AbortSignal.abort() });
  await expect(call).rejects.toMatchObject({ kind: 'cancelled' });
  expect([asked, onFailure.mock.calls.length]).toEqual([[], 1]);
});
