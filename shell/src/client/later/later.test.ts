/** @jest-environment jsdom */
import { createHttp } from '@eldorado/http';
import { createI18n } from '@eldorado/i18n';
import { stillClock } from '@eldorado/remote';
import { createSiteStore } from '@eldorado/store';
import { lateLine, lateNotice } from '../../layout/notices/lateSlot.ts';
import type { Site } from '../../site/site.ts';
import { askEvery } from './followReleases.ts';
import { startLater } from './later.ts';

let asked: string[];

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  globalThis.fetch = (address) => {
    asked.push(address as string);
    const answer = { setId: 'new', popups: [] };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) } as Response);
  };
});
afterEach(() => {
  lateNotice.show(null);
  lateLine.show(null);
  localStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const start = (site: Partial<Site> = {}, pathname = '/vuelos') =>
  startLater({
    apiBaseUrl: '/api',
    store: createSiteStore(createHttp({ baseUrl: '/api' })),
    i18n: createI18n('es', {}),
    clock: stillClock(new Date('2026-03-02T15:00:00Z')),
    pathname: () => pathname,
    site: { setId: 'old', ...site } as Site,
    first: null,
  });

test('a new set of releases is offered among the notices', async () => {
  start();
  await jest.advanceTimersByTimeAsync(askEvery - 1);
  expect(lateNotice.get()).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(lateNotice.get()).not.toBeNull();
});

test('what waits on the device is sent from any page but those of its form', () => {
  start();
  expect(lateNotice.get()).toBeNull();
  localStorage.setItem('eldorado:pqrs-waiting', '{}');
  start({}, '/en/contacto/pqrs/tema');
  expect(lateNotice.get()).toBeNull();
  const onNewPage = start();
  expect(lateNotice.get()).toMatchObject({ props: { name: 'mf-forms/waiting' } });
  lateNotice.show(null);
  onNewPage();
  expect(lateNotice.get()).not.toBeNull();
});

test.each([
  ['eldorado:last-flight', '/servicios', true],
  ['eldorado:followed', '/en/mapas', true],
  ['eldorado:last-flight', '/', false],
  ['eldorado:last-flight', '/fr', false],
  ['eldorado:last-flight', '/pt/vuelos/detalle/2026-03-02-D-AV9314', false],
  ['recent-searches', '/servicios', false],
])('with %s kept, whether a flight rides along on %s: %s', (key, pathname, rides) => {
  localStorage.setItem(key, '{}');
  start({}, pathname);
  expect(lateLine.get()).toEqual(
    rides ? expect.objectContaining({ props: { name: 'mf-flights/my-flight' } }) : null,
  );
});

test('whoever tries out a release is not offered the live ones', async () => {
  start({ pinned: { versions: { 'mf-taxi': '2.0.0' }, until: '2026-03-02T16:00:00.000Z' } });
  await jest.advanceTimersByTimeAsync(2 * askEvery);
  expect(asked).not.toContain('/_site/live.json');
  expect(lateNotice.get()).toBeNull();
});
