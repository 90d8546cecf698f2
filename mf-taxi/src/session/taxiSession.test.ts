import { createHttp, type HttpOptions } from '@eldorado/http';
import { createSiteStore, type SiteStore } from '@eldorado/store';
import { apis, slices } from '../reducers.ts';
import { me, session as opened } from '../../fixtures/taxi.ts';
import { logOut, signIn } from './session.ts';
import { taxiApi } from '../taxiApi.ts';
import taxiSession from './taxiSession.ts';
import { selectTaxiSession, userName } from './taxiSessionSlice.ts';
import { taxiTokenKey } from './taxiToken.ts';

const stores: SiteStore[] = [];
type Adapter = Extract<HttpOptions['adapter'], (...args: never[]) => unknown>;

/** A browser's storage, for as long as a test runs. */
function browserWith(token: string | null) {
  const stored = new Map(token === null ? [] : [[taxiTokenKey, token]]);
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  Object.assign(globalThis, { window: { localStorage } });
  return stored;
}

function site(answer: (authorization: string) => unknown) {
  const calls: string[] = [];
  const adapter: Adapter = (config) => {
    const authorization = String(config.headers.get('Authorization'));
    calls.push(`${String(config.url)} ${authorization}`);
    const data = answer(authorization);
    if (data === null)
      return Promise.reject(Object.assign(new Error('Network Error'), { isAxiosError: true }));
    return Promise.resolve({ data, status: 200, statusText: '', headers: {}, config });
  };
  const store = createSiteStore(createHttp({ baseUrl: '/api', adapter }));
  store.inject({ slices, apis });
  stores.push(store);
  const guard = () => taxiSession({ store } as unknown as Parameters<typeof taxiSession>[0]);
  return { store, calls, guard, session: () => selectTaxiSession(store.getState()) };
}

afterEach(() => {
  // Answers are kept for two minutes by timers, which would outlive the tests.
  for (const store of stores.splice(0)) store.dispatch(taxiApi.util.resetApiState());
  Reflect.deleteProperty(globalThis, 'window');
});

test('on the server nothing is fetched and the session stays unknown', async () => {
  const { guard, calls, session } = site(() => me);
  await guard();
  expect(calls).toEqual([]);
  expect(session()).toEqual({ known: false, loggedIn: false, user: null });
});

test('without a token nothing is fetched and nobody is signed in', async () => {
  browserWith(null);
  const { guard, calls, session } = site(() => me);
  await guard();
  expect(calls).toEqual([]);
  expect(session()).toEqual({ known: true, loggedIn: false, user: null });
});

test('a token fetches the profile with it and marks the user logged in', async () => {
  browserWith('abc');
  const { guard, calls, session } = site(() => me);
  await guard();
  expect(calls).toEqual(['/v2/taxi-imperial/me Bearer abc']);
  expect(session()).toEqual({
    known: true,
    loggedIn: true,
    user: { name: null, phone: '3001234567', phoneCountryCode: '+57' },
  });
});

test('a profile that cannot be had clears the user, the flag and the token', async () => {
  const stored = browserWith('old');
  const { guard, session } = site(() => null);
  await guard();
  expect(session()).toEqual({ known: true, loggedIn: false, user: null });
  expect(stored.has(taxiTokenKey)).toBe(false);
});

test('logging out removes the token, clears the user, forgets the profile and ends it on the server', async () => {
  const stored = browserWith('abc');
  const { store, guard, session, calls } = site(() => me);
  await guard();
  store.dispatch(logOut());
  expect(stored.has(taxiTokenKey)).toBe(false);
  expect(session()).toEqual({ known: true, loggedIn: false, user: null });
  expect(JSON.stringify(store.getState())).not.toContain('3001234567');
  await new Promise(setImmediate);
  expect(calls).toContain('/v2/taxi-imperial/sign-out Bearer abc');
});

test('a code that is taken keeps the token and marks the user logged in', async () => {
  const stored = browserWith(null);
  const { store, session } = site(() => opened);
  expect(await store.dispatch(signIn({ request: 'r', code: '123456' }))).toBe(true);
  expect(stored.get(taxiTokenKey)).toBe('token-1');
  expect(session()).toMatchObject({ loggedIn: true, user: { phone: '3001234567' } });
  expect(JSON.stringify(store.getState())).not.toContain('token-1');
});

test('a browser that keeps nothing signs nobody in', async () => {
  const stored = browserWith(null);
  stored.set = () => stored;
  const { store, session } = site(() => opened);
  expect(await store.dispatch(signIn({ request: 'r', code: '123456' }))).toBe(false);
  expect(session().loggedIn).toBe(false);
});

test('the token never lies in the store', async () => {
  browserWith('abc-secret');
  const { store, guard } = site(() => me);
  await guard();
  expect(JSON.stringify(store.getState())).not.toContain('abc-secret');
});

test('a user without a name is called by country code and phone', () => {
  const user = { name: null, phone: '3001234567', phoneCountryCode: '+57' };
  expect(userName(user)).toBe('+57 3001234567');
  expect(userName({ ...user, name: ' ' })).toBe('+57 3001234567');
  expect(userName({ ...user, name: 'Ana' })).toBe('Ana');
});
