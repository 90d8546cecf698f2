/** @jest-environment @eldorado/testing/jsdom */
import type { SitePage } from '../../site/site.ts';
import { exampleBoot } from '../start/exampleBoot.ts';
import { createPage } from '../start/page.ts';
import { report } from '../telemetry/report.ts';
import { createExtras } from './extras.ts';
import { sendTelemetry, startLater } from './later.ts';

jest.mock('./later.ts');
const later = jest.mocked(startLater);
const send = jest.mocked(sendTelemetry);

const board = { id: 'mf-flights/board', remote: 'mf-flights', path: '/vuelos' } as SitePage;
const boot = exampleBoot({
  pages: [board],
  remotes: { 'mf-flights': { version: '2.1.0', entry: '', integrity: '' } },
});

beforeEach(() => {
  jest.useFakeTimers();
  later.mockReset();
  send.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The extras of a tab on the board. */
function openTab() {
  const fetch = jest.fn();
  const endSleep = jest.fn();
  const extras = createExtras(
    createPage(boot),
    { fetch },
    { state: { location: { pathname: '/vuelos' } } } as never,
    board,
    endSleep,
  );
  return { extras, fetch, endSleep };
}

test('nothing begins before the page has loaded, and what nobody waits for some seconds later', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const onNewPage = jest.fn();
  later.mockReturnValue(onNewPage);
  const { extras } = openTab();
  extras.start();
  extras.onNewPage();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(later).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(20_000);
  expect(later).toHaveBeenCalledTimes(1);
  expect(later.mock.calls[0]?.[0].first).toEqual({
    remote: 'mf-flights',
    version: '2.1.0',
    page: 'mf-flights/board',
  });
  expect(send).toHaveBeenCalledTimes(1);
  extras.onNewPage();
  expect(onNewPage).toHaveBeenCalledTimes(1);
});

test('what is behind a link that is pointed at is fetched', async () => {
  document.body.innerHTML = '<a href="/vuelos">Vuelos</a>';
  const { extras, fetch } = openTab();
  extras.start();
  await jest.advanceTimersByTimeAsync(20_000);
  const link = document.querySelector('a');
  link?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(fetch.mock.calls).toEqual([[link, 'code']]);
});

test('a page that sleeps wakes some seconds later, unless the visitor saves data', async () => {
  const awake = openTab();
  awake.extras.start();
  expect(awake.endSleep).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(awake.endSleep).toHaveBeenCalledTimes(1);

  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const frugal = openTab();
  frugal.extras.start();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(frugal.endSleep).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
});

test('a failure is sent at once', async () => {
  const { extras } = openTab();
  extras.start();
  report({}, { kind: 'load-failed', remote: 'mf-taxi', version: '1.0.0', page: 'mf-taxi/fare' });
  await jest.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(1);
});
