import { createI18n } from '@eldorado/i18n';
import type { Http } from '@eldorado/http';
import { RouteError, type LoadContext, type RemoteDefinition } from '@eldorado/remote';
import { createSiteStore, createSlice } from '@eldorado/store';
import {
  createRemoteRegistry,
  ownId,
  type FetchRemote,
  type LoadOutcome,
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
  const outcomes: LoadOutcome[] = [];
  const onOutcome = (outcome: LoadOutcome) => void outcomes.push(outcome);
  const registry = createRemoteRegistry(fetchRemote, { store, i18n, onOutcome });
  return { store, i18n, outcomes, registry };
}

const registryOf = (difference: Partial<RemoteDefinition> = {}) =>
  registryOver(() => Promise.resolve(remote(difference)));

/** A remote that cannot be fetched until it is repaired. */
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
  const waiting = registry.whenReady(page, 'es');
  await settled();
  state.broken = false;
  const ready = await registry.prepare(page, 'es');
  expect(registry.peek(page, 'es')).toBe(ready);
  expect(await waiting).toBe(ready);
});

test('whenReady waits for the live version alone, whose HTML is to be taken over', async () => {
  const { registry } = registryOver((_name, version) =>
    version === 'live' ? Promise.reject(new Error('no entry')) : Promise.resolve(remote()),
  );
  let outcome = 'pending';
  void registry.whenReady(page, 'es').then(() => (outcome = 'ready'));
  await registry.prepare(page, 'es', 'fallback');
  await settled();
  expect(outcome).toBe('pending');
});

/** A remote with two versions, each with words and rows of its own; the screen `detail` of the live one is broken. */
function twoVersions() {
  const text = (title: string) => () => Promise.resolve({ default: { title } });
  return registryOver((_name, version) => {
    const slice = createSlice({ name: 'flightsBoard', initialState: { version }, reducers: {} });
    const all = text(`Salidas (${version})`);
    return Promise.resolve(
      remote({
        screens: {
          board: () => Promise.resolve({ Screen, structuredData: () => ({ version }) }),
          detail: () =>
            version === 'live'
              ? Promise.reject(new Error('no chunk'))
              : Promise.resolve({ Screen }),
        },
        messages: { namespace: 'flights', load: { es: all, en: all, fr: all, pt: all } },
        reducers: () => Promise.resolve({ slices: [slice] }),
      }),
    );
  });
}
const detail: RuntimePage = { ...page, id: 'mf-flights/detail', screen: 'detail' };

test('a remote that falls back is of the version before in the whole tab', async () => {
  const { registry, i18n } = twoVersions();
  // The server's words, of the live version.
  i18n.addResourceBundle('es', 'flights', { title: 'Salidas' });
  await expect(registry.prepare(detail, 'es')).rejects.toThrow('no chunk');
  expect(registry.versionOf('mf-flights')).toBe('live');
  await registry.prepare(detail, 'es', 'fallback');
  expect(registry.versionOf('mf-flights')).toBe('fallback');
  expect(registry.peek(detail, 'es')).toBeDefined();
  expect(i18n.t('title', { ns: 'flights' })).toBe('Salidas (fallback)');
  const { module } = await registry.prepare(page, 'es');
  expect(module.structuredData?.(null)).toEqual({ version: 'fallback' });
  await expect(registry.prepare(page, 'es', 'live')).rejects.toThrow('another version');
});

test('a remote of which something is on screen falls back no more', async () => {
  const { registry } = twoVersions();
  await registry.prepare(page, 'es');
  await expect(registry.prepare(detail, 'es', 'fallback')).rejects.toThrow('another version');
  expect(registry.versionOf('mf-flights')).toBe('live');
});

test('a live version that comes late finds the one before in its place', async () => {
  let come: (definition: RemoteDefinition) => void = () => undefined;
  const late = new Promise<RemoteDefinition>((resolve) => (come = resolve));
  const { registry } = registryOver((_name, version) =>
    version === 'live' ? late : Promise.resolve(remote()),
  );
  const waiting = failureOf(registry.prepare(page, 'es'));
  await registry.prepare(page, 'es', 'fallback');
  come(remote());
  expect(String(await waiting)).toContain('another version');
});

test('the version before begins without the state that the server’s made', async () => {
  const store = createSiteStore({} as Http, { flights2: { rows: 3 } });
  const i18n = createI18n('es', {});
  const slice = createSlice({ name: 'flights2', initialState: { rows: 0 }, reducers: {} });
  const registry = createRemoteRegistry(
    () => Promise.resolve(remote({ reducers: () => Promise.resolve({ slices: [slice] }) })),
    { store, i18n },
  );
  await registry.prepare(page, 'es', 'fallback');
  expect(store.getState()).toMatchObject({ flights2: { rows: 0 } });
});

test('whether each page and widget loaded is reported, with its version', async () => {
  const { registry, outcomes } = twoVersions();
  await failureOf(registry.prepare(detail, 'es'));
  await failureOf(registry.prepareWidget('mf-flights/next', 'es'));
  await registry.prepare(detail, 'es', 'fallback');
  await registry.prepare(detail, 'es');
  const subject = { remote: 'mf-flights', page: 'mf-flights/detail' };
  expect(outcomes).toEqual([
    { ...subject, kind: 'load-failed', version: 'live' },
    { ...subject, kind: 'load-failed', version: 'live', page: 'mf-flights/next' },
    { ...subject, kind: 'loaded', version: 'fallback' },
  ]);
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
