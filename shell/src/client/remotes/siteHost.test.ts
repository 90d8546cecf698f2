/** @jest-environment jsdom */
import { createI18n } from '@eldorado/i18n';
import { RouteError, stillClock } from '@eldorado/remote';
import type { RemoteRegistry, RemoteVersion, RuntimePage } from '@eldorado/remote/runtime';
import { leaveFirstPage } from '../../app/serverContent.ts';
import type { Boot } from '../../site/site.ts';
import type { Page } from '../start/page.ts';
import { reloadOnce } from './reloadOnce.ts';
import { createSiteHost } from './siteHost.ts';

jest.mock('./reloadOnce.ts');
const reload = jest.mocked(reloadOnce);
const page: RuntimePage = {
  id: 'mf-flights/board',
  remote: 'mf-flights',
  screen: 'board',
  path: '/vuelos',
};

beforeEach(() => {
  reload.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** A tab that is going to an address; the live version of mf-flights cannot be had, the one before it can. */
function hostOf(destination?: { pathname: string; search: string; hash: string }) {
  const entry = { version: '1.0.0', entry: '', integrity: '' };
  const report = jest.fn();
  const reportRenderFailure = jest.fn();
  const warm = jest.fn();
  const prepare = (_page: RuntimePage, _locale: string, version: RemoteVersion = 'live') =>
    version === 'live' ? Promise.reject(new Error('no chunk')) : Promise.resolve('screen');
  const host = createSiteHost(
    {
      boot: {
        site: { remotes: { 'mf-flights': { ...entry, fallback: entry } } },
      } as unknown as Boot,
      http: { warm },
      i18n: createI18n('fr', { shell: { remoteFailedTitle: 'Indisponible' } }),
      clock: stillClock(new Date('2026-03-02T15:00:00Z')),
    } as unknown as Page,
    {
      registry: { prepare, versionOf: () => 'live' } as unknown as RemoteRegistry,
      report,
      reportRenderFailure,
    },
    () => destination,
    jest.fn(),
  );
  return { host, report, reportRenderFailure, warm };
}

test('a navigation whose code cannot be had is the server’s, and an error until its page comes', () => {
  const { host } = hostOf({ pathname: '/fr/vuelos', search: '?q=AV', hash: '#liste' });
  const failure = new Error('no chunk');
  const fail = () => host.onLoadFailure?.(page, failure);
  expect(fail).toThrow(new RouteError(503, 'Indisponible', 'remote-failed'));
  expect(reload.mock.calls).toEqual([['/fr/vuelos?q=AV#liste']]);
  expect(console.error).toHaveBeenCalledWith(failure);
});

test('without a navigation nothing is loaded', () => {
  const { host } = hostOf();
  expect(() => host.onLoadFailure?.(page, new Error('no chunk'))).toThrow(RouteError);
  expect(reload).not.toHaveBeenCalled();
});

test('the version before is shown where the live one does not load, and the live one is reported', async () => {
  const { host, report, warm } = hostOf();
  const ready = host.registry.prepare(page, 'es');
  // What asks for its data comes beside its code.
  expect(warm).toHaveBeenCalledTimes(1);
  await expect(ready).resolves.toBe('screen');
  expect(report.mock.calls).toEqual([
    ['load-failed', { remote: 'mf-flights', page: 'mf-flights/board', version: 'live' }],
  ]);
});

test('a screen that throws is reported; the first page keeps its content, a later one is loaded', () => {
  const { host, reportRenderFailure } = hostOf();
  host.onRenderFailure?.(page);
  expect(reportRenderFailure.mock.calls).toEqual([[page]]);
  expect(reload).not.toHaveBeenCalled();
  leaveFirstPage();
  host.onRenderFailure?.(page);
  expect(reload).toHaveBeenCalledTimes(1);
});
