import { ApiError, type Http, type HttpRequest } from '@eldorado/http';
import { createRemoteApi, fetchInto } from './remoteApi.ts';
import { createSiteStore } from './siteStore.ts';

const formsApi = createRemoteApi('forms', (build) => ({
  form: build.query<{ id: string }, string>({ query: (id) => ({ url: `/v2/forms/${id}` }) }),
  send: build.query<{ ok: boolean }, { name: string }>({
    query: (body) => ({
      url: '/v2/contact',
      method: 'post',
      body,
      params: { locale: 'en' },
      headers: { 'idempotency-key': 'k1' },
    }),
  }),
}));

/** A store whose API does what `request` does. */
function storeOver(request: (call: HttpRequest) => Promise<{ data: unknown; status: number }>) {
  const store = createSiteStore({ request } as unknown as Http);
  store.inject({ apis: [formsApi] });
  open.push(() => store.dispatch(formsApi.util.resetApiState()));
  return store;
}

const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

const form = (id: string) => formsApi.endpoints.form.initiate(id);

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 'it succeeded',
    (error: unknown) => error,
  );
}

test('the answer reaches the caller and the cache', async () => {
  const store = storeOver((call) => Promise.resolve({ data: { id: call.url }, status: 200 }));
  expect(await fetchInto(store, form('a'))).toEqual({ id: '/v2/forms/a' });
  const cached = formsApi.endpoints.form.select('a')(store.getState() as never);
  expect(cached).toMatchObject({ status: 'fulfilled', data: { id: '/v2/forms/a' } });
});

test('a call is a GET without a body unless it says otherwise', async () => {
  const calls: HttpRequest[] = [];
  const store = storeOver((call) => {
    calls.push(call);
    return Promise.resolve({ data: {}, status: 200 });
  });
  await fetchInto(store, form('a'));
  await fetchInto(store, formsApi.endpoints.send.initiate({ name: 'Ana' }));
  expect(calls[0]).toMatchObject({ url: '/v2/forms/a', method: 'get', data: undefined });
  expect(calls[1]).toMatchObject({
    url: '/v2/contact',
    method: 'post',
    data: { name: 'Ana' },
    params: { locale: 'en' },
    headers: { 'idempotency-key': 'k1' },
  });
  expect(calls[0]?.signal).toBeInstanceOf(AbortSignal);
});

test('a refusal is thrown as the ApiError it was', async () => {
  const store = storeOver(() =>
    Promise.reject(new ApiError('refused', 422, 'invalid', 'Look again', { name: 'required' })),
  );
  const failure = await failureOf(fetchInto(store, form('a')));
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    kind: 'refused',
    status: 422,
    code: 'invalid',
    message: 'Look again',
    fields: { name: 'required' },
  });
});

test('a failure lies in the store as plain data that survives JSON', async () => {
  const store = storeOver(() =>
    Promise.reject(new ApiError('timeout', 0, 'timeout', 'No answer', {})),
  );
  await failureOf(fetchInto(store, form('a')));
  const { error } = formsApi.endpoints.form.select('a')(store.getState() as never);
  expect(error).not.toBeInstanceOf(Error);
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    kind: 'timeout',
    status: 0,
    code: 'timeout',
    message: 'No answer',
    fields: {},
  });
});

test('a client whose code could not be fetched counts as offline', async () => {
  const store = storeOver(() => Promise.reject(new Error('Loading chunk axios failed')));
  const failure = await failureOf(fetchInto(store, form('a')));
  expect(failure).toMatchObject({ name: 'ApiError', kind: 'offline', status: 0, code: 'offline' });
});

test('a call that failed is made again', async () => {
  let calls = 0;
  const store = storeOver(() =>
    ++calls === 1
      ? Promise.reject(new ApiError('offline', 0, 'offline', 'No network'))
      : Promise.resolve({ data: { id: 'a' }, status: 200 }),
  );
  expect(await failureOf(fetchInto(store, form('a')))).toBeInstanceOf(ApiError);
  expect(await fetchInto(store, form('a'))).toEqual({ id: 'a' });
});

/** How many subscribers two calls leave behind, one that is answered and one that fails. */
async function subscribersAfterCalls(): Promise<number[]> {
  const store = storeOver(({ url }) =>
    url.endsWith('a')
      ? Promise.resolve({ data: { id: 'a' }, status: 200 })
      : Promise.reject(new ApiError('offline', 0, 'offline', 'No network')),
  );
  await fetchInto(store, form('a'));
  await failureOf(fetchInto(store, form('b')));
  const { getSubscriptionCount } = store.dispatch(
    formsApi.internalActions.internal_getRTKQSubscriptions(),
  ) as unknown as { getSubscriptionCount(key: string): number };
  return ['form("a")', 'form("b")'].map(getSubscriptionCount);
}

test('in the browser no subscription is left behind, so that unused answers are dropped', async () => {
  Object.defineProperty(globalThis, 'window', { value: {}, configurable: true });
  try {
    expect(await subscribersAfterCalls()).toEqual([0, 0]);
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
});

test('on the server no timer that drops an answer outlives the request', async () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  try {
    await subscribersAfterCalls();
    const longest = Math.max(...timers.mock.calls.map(([, milliseconds]) => milliseconds ?? 0));
    expect(longest).toBeLessThan(1_000);
  } finally {
    timers.mockRestore();
  }
});
