import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Http, HttpRequest } from '@eldorado/http';
import { createRemoteApi, fetchInto } from './remoteApi.ts';
import { createSiteStore, type SiteStore } from './siteStore.ts';
import { appActions } from './slices/app.ts';

/** An API that answers each call with the number of calls so far. */
function countingHttp() {
  const calls: HttpRequest[] = [];
  const request = (call: HttpRequest) => {
    calls.push(call);
    return Promise.resolve({ data: calls.length, status: 200 });
  };
  return { calls, http: { request, get: request, post: request } as unknown as Http };
}

const taxi = (initial: string) =>
  createSlice({
    name: 'taxi',
    initialState: { zone: initial },
    reducers: {
      chosen: (_state, action: PayloadAction<string>) => ({ zone: action.payload }),
    },
  });

const boardApi = () =>
  createRemoteApi('flights', (build) => ({
    board: build.query<number, { day: string }>({
      query: (params) => ({ url: '/v2/flights', params }),
    }),
  }));

const at = (store: SiteStore, path: string): unknown =>
  (store.getState() as Readonly<Record<string, unknown>>)[path];

test('a new store holds the site’s own slices and nothing else', () => {
  const store = createSiteStore(countingHttp().http);
  expect(Object.keys(store.getState()).sort()).toEqual([
    'app',
    'establishmentTypes',
    'flights',
    'loginFeedback',
  ]);
});

test('an injected slice is there at once and answers to its actions', () => {
  const store = createSiteStore(countingHttp().http);
  const slice = taxi('none');
  expect(at(store, 'taxi')).toBeUndefined();
  store.inject({ slices: [slice] });
  expect(at(store, 'taxi')).toEqual({ zone: 'none' });
  store.dispatch(slice.actions.chosen('north'));
  expect(at(store, 'taxi')).toEqual({ zone: 'north' });
});

test('injecting again keeps the state', () => {
  const store = createSiteStore(countingHttp().http);
  const slice = taxi('none');
  store.inject({ slices: [slice] });
  store.dispatch(slice.actions.chosen('north'));
  store.inject({ slices: [slice] });
  expect(at(store, 'taxi')).toEqual({ zone: 'north' });
});

test('an injected slice leaves the others as they were', () => {
  const store = createSiteStore(countingHttp().http);
  store.dispatch(appActions.connectivityChanged(false));
  store.inject({ slices: [taxi('none')] });
  expect(store.getState().app.online).toBe(false);
});

test('the server’s state of the site’s own slices is there from the start', () => {
  const store = createSiteStore(countingHttp().http, {
    flights: { direction: 'arrivals', query: 'AV' },
  });
  expect(store.getState().flights).toEqual({ direction: 'arrivals', query: 'AV' });
  expect(store.getState().app.online).toBe(true);
});

test('the server’s state of a slice waits until its code arrives', () => {
  const store = createSiteStore(countingHttp().http, { taxi: { zone: 'south' } });
  store.dispatch(appActions.connectivityChanged(false));
  expect(at(store, 'taxi')).toBeUndefined();
  const slice = taxi('none');
  store.inject({ slices: [slice] });
  expect(at(store, 'taxi')).toEqual({ zone: 'south' });
  store.dispatch(slice.actions.chosen('north'));
  expect(at(store, 'taxi')).toEqual({ zone: 'north' });
});

test('two stores share no slice, and each can have another version of it', () => {
  const one = createSiteStore(countingHttp().http);
  const other = createSiteStore(countingHttp().http);
  one.inject({ slices: [taxi('version 1')] });
  expect(at(other, 'taxi')).toBeUndefined();
  other.inject({ slices: [taxi('version 2')] });
  expect(at(one, 'taxi')).toEqual({ zone: 'version 1' });
  expect(at(other, 'taxi')).toEqual({ zone: 'version 2' });
});

test('an injected api answers from its cache, through the store’s own HTTP client', async () => {
  const { http, calls } = countingHttp();
  const store = createSiteStore(http);
  const api = boardApi();
  store.inject({ apis: [api] });
  expect(await fetchInto(store, api.endpoints.board.initiate({ day: '21' }))).toBe(1);
  expect(await fetchInto(store, api.endpoints.board.initiate({ day: '21' }))).toBe(1);
  expect(await fetchInto(store, api.endpoints.board.initiate({ day: '22' }))).toBe(2);
  expect(calls).toHaveLength(2);
  store.dispatch(api.util.resetApiState());
});

test('one api in two stores keeps two caches', async () => {
  const api = boardApi();
  const [one, other] = [countingHttp(), countingHttp()];
  const stores = [createSiteStore(one.http), createSiteStore(other.http)] as const;
  for (const store of stores) {
    store.inject({ apis: [api] });
    await fetchInto(store, api.endpoints.board.initiate({ day: '21' }));
  }
  expect([one.calls.length, other.calls.length]).toEqual([1, 1]);
  for (const store of stores) store.dispatch(api.util.resetApiState());
});

test('what the server fetched is not fetched again in the browser', async () => {
  const server = createSiteStore(countingHttp().http);
  const serverApi = boardApi();
  server.inject({ apis: [serverApi] });
  await fetchInto(server, serverApi.endpoints.board.initiate({ day: '21' }));
  const travelled = JSON.parse(JSON.stringify(server.getState())) as Record<string, unknown>;

  const { http, calls } = countingHttp();
  const browser = createSiteStore(http, travelled);
  const api = boardApi();
  browser.inject({ apis: [api] });
  expect(api.endpoints.board.select({ day: '21' })(browser.getState() as never).data).toBe(1);
  expect(await fetchInto(browser, api.endpoints.board.initiate({ day: '21' }))).toBe(1);
  expect(calls).toEqual([]);
  server.dispatch(serverApi.util.resetApiState());
  browser.dispatch(api.util.resetApiState());
});
