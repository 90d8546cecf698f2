/** @jest-environment jsdom */
import { exampleBoot } from './exampleBoot.ts';
import { createPage } from './page.ts';
import { watchConnectivity } from './watchConnectivity.ts';

const boot = {
  ...exampleBoot({ locale: 'fr' }),
  messages: { shell: { title: 'Bonjour' } },
};

afterEach(() => jest.restoreAllMocks());

test('a page begins with the server’s language, words and clock', () => {
  const { sites, i18n, clock } = createPage(boot);
  expect([...sites]).toEqual([['fr', boot.site]]);
  expect(i18n.getFixedT('fr', 'shell')('title')).toBe('Bonjour');
  expect(clock.now().toISOString()).toBe('2026-03-02T15:00:00.000Z');
});

test('the loading bar follows the calls', async () => {
  const { http, store } = createPage(boot);
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  const pending: number[] = [];
  store.subscribe(() => pending.push(store.getState().app.pending));
  await http.get('/v2/flights').catch(() => undefined);
  expect(pending).toEqual([1, 0]);
  expect(store.getState().app.failed).toBe(true);
});

test('the store follows the network', () => {
  const { store } = createPage(boot);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  watchConnectivity(store);
  expect(store.getState().app.online).toBe(false);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(store.getState().app.online).toBe(true);
});
