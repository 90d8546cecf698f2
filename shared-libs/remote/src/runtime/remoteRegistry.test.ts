import { createI18n } from '@eldorado/i18n';
import type { Http } from '@eldorado/http';
import { RouteError, type LoadContext, type RemoteDefinition } from '@eldorado/remote';
import { createSiteStore, createSlice } from '@eldorado/store';
import {
  createRemoteRegistry,
  ownId,
  type FetchRemote,
  type RuntimePage,
} from './remoteRegistry.ts';

const Screen = () => null;

const page: RuntimePage = {
  id: 'mf-flights/board',
  remote: 'mf-flights',
  screen: 'board',
  path: '/vuelos',
};

const remote = (difference: Partial<RemoteDefinition> = {}): RemoteDefinition => ({
  name: 'mf-flights',
  contract: 1,
  pages: [],
  screens: { board: () => Promise.resolve({ Screen }) },
  ...difference,
});

function registryOver(fetchRemote: FetchRemote) {
  const store = createSiteStore({} as Http);
  const i18n = createI18n('es', {});
  return { store, i18n, registry: createRemoteRegistry(fetchRemote, { store, i18n }) };
}

const registryOf = (difference: Partial<RemoteDefinition> = {}) =>
  registryOver(() => Promise.resolve(remote(difference)));

/** A remote that cannot be fetched until it is mended. */
function brokenRemote() {
  const state = { broken: true, calls: 0 };
  const fetchRemote = () => {
    state.calls++;
    return state.broken ? Promise.reject(new Error('no entry')) : Promise.resolve(remote());
  };
  return { state, ...registryOver(fetchRemote) };
}

const context = (difference: Partial<LoadContext> = {}) =>
  ({ pageId: 'board', params: {}, locale: 'es', ...difference }) as LoadContext;

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (value: unknown) => `it succeeded with ${JSON.stringify(value)}`,
    (error: unknown) => error,
  );
}

/** Lets everything that can settle without time do so. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('a screen is ready once it is prepared, and not before', async () => {
  const { registry } = registryOf();
  expect(registry.peek(page, 'es')).toBeUndefined();
  const ready = await registry.prepare(page, 'es');
  expect(ready.module.Screen).toBe(Screen);
  expect(registry.peek(page, 'es')).toBe(ready);
});

test('it is ready in its language only', async () => {
  const { registry } = registryOf();
  await registry.prepare(page, 'es');
  expect(registry.peek(page, 'en')).toBeUndefined();
});

test('its messages in that language and its reducers are there with it', async () => {
  const text = (hello: string) => () => Promise.resolve({ default: { hello } });
  const slice = createSlice({ name: 'flightsBoard', initialState: { row: 1 }, reducers: {} });
  const { registry, store, i18n } = registryOf({
    messages: {
      namespace: 'flights',
      load: { es: text('Hola'), en: text('Hello'), fr: text('Bonjour'), pt: text('Olá') },
    },
    reducers: () => Promise.resolve({ slices: [slice] }),
  });
  await registry.prepare(page, 'en');
  expect(i18n.t('hello', { ns: 'flights', lng: 'en' })).toBe('Hello');
  expect(i18n.hasResourceBundle('fr', 'flights')).toBe(false);
  expect(store.getState()).toMatchObject({ flightsBoard: { row: 1 } });
});

test('parallel callers share one preparation', async () => {
  const { registry, state } = brokenRemote();
  state.broken = false;
  await Promise.all([registry.prepare(page, 'es'), registry.prepare(page, 'es')]);
  await registry.prepare(page, 'es');
  expect(state.calls).toBe(1);
});

test('a screen that the remote does not have is an error that names it', async () => {
  const { registry } = registryOf({ screens: {} });
  await expect(registry.prepare(page, 'es')).rejects.toThrow("mf-flights has no screen 'board'");
});

test('a failed preparation is not remembered: the next one tries again', async () => {
  const { registry, state } = brokenRemote();
  await expect(registry.prepare(page, 'es')).rejects.toThrow('no entry');
  expect(registry.peek(page, 'es')).toBeUndefined();
  state.broken = false;
  expect((await registry.prepare(page, 'es')).module.Screen).toBe(Screen);
  expect(state.calls).toBe(2);
});

test('a failure leaves whenReady pending, so that the server’s content stays', async () => {
  const { registry } = brokenRemote();
  let outcome = 'pending';
  registry.whenReady(page, 'es').then(
    () => (outcome = 'ready'),
    () => (outcome = 'failed'),
  );
  await expect(registry.prepare(page, 'es')).rejects.toThrow('no entry');
  await settled();
  expect(outcome).toBe('pending');
});

test('whenReady gives the same promise at each render, and the ready screen', async () => {
  const { registry } = registryOf();
  const promise = registry.whenReady(page, 'es');
  expect(registry.whenReady(page, 'es')).toBe(promise);
  expect(registry.whenReady(page, 'en')).not.toBe(promise);
  expect(await promise).toBe(registry.peek(page, 'es'));
});

test('a prepare after whenReady failed makes the screen ready after all', async () => {
  const { registry, state } = brokenRemote();
  void registry.whenReady(page, 'es');
  await settled();
  state.broken = false;
  await registry.prepare(page, 'es');
  expect(registry.peek(page, 'es')).toBeDefined();
});

/** A remote that notes the order of what runs. */
function orderedRemote(valid = true) {
  const ran: string[] = [];
  const guard = (name: string) => () =>
    Promise.resolve({
      default: async () => {
        await settled();
        ran.push(name);
      },
    });
  const { registry } = registryOf({
    screens: {
      board: () =>
        Promise.resolve({
          Screen,
          validate: () => {
            ran.push('validate');
            return valid;
          },
          load: () => {
            ran.push('load');
            return Promise.resolve({ rows: 3 });
          },
        }),
    },
    middleware: { first: guard('first'), second: guard('second'), unused: guard('unused') },
  });
  return { ran, registry };
}

test('the page’s guards run one after another in the page’s order, then validation, then load', async () => {
  const { ran, registry } = orderedRemote();
  const data = await registry.run({ ...page, middleware: ['second', 'first'] }, context());
  expect(ran).toEqual(['second', 'first', 'validate', 'load']);
  expect(data).toEqual({ rows: 3 });
});

test('a guard nobody declared is 500 Unknown middleware, and nothing after it runs', async () => {
  const { ran, registry } = orderedRemote();
  const call = registry.run({ ...page, middleware: ['first', 'missing', 'second'] }, context());
  const failure = await failureOf(call);
  expect(failure).toBeInstanceOf(RouteError);
  expect(failure).toMatchObject({ status: 500, message: 'Unknown middleware' });
  expect(ran).toEqual(['first']);
});

test('failed validation is 404 This page could not be found, and nothing is loaded', async () => {
  const { ran, registry } = orderedRemote(false);
  const failure = await failureOf(registry.run(page, context()));
  expect(failure).toBeInstanceOf(RouteError);
  expect(failure).toMatchObject({ status: 404, message: 'This page could not be found' });
  expect(ran).toEqual(['validate']);
});

test('a guard that refuses ends the run with what it threw', async () => {
  const refusal = new RouteError(403, 'Not for you');
  const load = jest.fn(() => Promise.resolve(null));
  const { registry } = registryOf({
    screens: { board: () => Promise.resolve({ Screen, load }) },
    middleware: {
      signedIn: () =>
        Promise.resolve({
          default: () => {
            throw refusal;
          },
        }),
    },
  });
  expect(await failureOf(registry.run({ ...page, middleware: ['signedIn'] }, context()))).toBe(
    refusal,
  );
  expect(load).not.toHaveBeenCalled();
});

test('guards and load are given the page’s context', async () => {
  const seen: unknown[] = [];
  const { registry } = registryOf({
    screens: {
      board: () => Promise.resolve({ Screen, load: (given) => Promise.resolve(seen.push(given)) }),
    },
    middleware: {
      note: () => Promise.resolve({ default: (given) => void seen.push(given) }),
    },
  });
  const given = context({ params: { flight: 'AV9' } });
  await registry.run({ ...page, middleware: ['note'] }, given);
  expect(seen).toEqual([given, given]);
});

test('a screen without a load has null, which survives JSON', async () => {
  const { registry } = registryOf();
  expect(await registry.run(page, context())).toBeNull();
});

test('a page’s own id has no remote in it', () => {
  expect(ownId(page)).toBe('board');
  expect(ownId({ ...page, id: 'board' })).toBe('board');
});
