/** @jest-environment jsdom */
import type { Boot } from '../../site/site.ts';
import type { TelemetryEvent, TelemetryReport } from '../../site/telemetry.ts';
import type * as Report from './report.ts';

const boot = {
  site: { setId: '3fa2b19c07de', locale: 'fr' },
} as Boot;

const loaded: TelemetryEvent = {
  kind: 'loaded',
  remote: 'mf-flights',
  version: '1.1.0',
  page: 'mf-flights/board',
};
const failed: TelemetryEvent = { ...loaded, kind: 'load-failed', remote: 'mf-taxi' };

let sent: [string, Blob][];
let online: boolean;
let report: typeof Report.report;
let reportEvery: number;

/** Each test is a tab of its own. */
async function openTab() {
  jest.resetModules();
  ({ report } = await import('./report.ts'));
  const { sendTelemetry, ...rest } = await import('./sendTelemetry.ts');
  reportEvery = rest.reportEvery;
  return () => sendTelemetry(boot);
}

beforeEach(() => {
  document.cookie = 'cohort=7';
  jest.useFakeTimers();
  sent = [];
  online = true;
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (...what: [string, Blob]) => sent.push(what) > 0,
  });
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const readReport = (blob: Blob | undefined) =>
  new Promise<TelemetryReport>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(reader.result as string) as TelemetryReport);
    reader.readAsText(blob as Blob);
    jest.advanceTimersByTime(0);
    jest.useRealTimers();
  });
const leave = () => window.dispatchEvent(new Event('pagehide'));

test('what happened until now is sent at once, with the set, the language and the cohort', async () => {
  const start = await openTab();
  report(boot.site, loaded);
  start();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.[0]).toBe('/_site/telemetry');
  expect(sent[0]?.[1].type).toBe('application/json');
  expect(await readReport(sent[0]?.[1])).toEqual({
    setId: '3fa2b19c07de',
    locale: 'fr',
    cohort: 7,
    events: [loaded],
  });
});

test('what loads afterwards is sent when the visitor leaves', async () => {
  const start = await openTab();
  start();
  report(boot.site, loaded);
  jest.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
  leave();
  expect(sent).toHaveLength(1);
});

test('a failure is sent at once, the next one ten seconds later, each only once', async () => {
  const start = await openTab();
  report(boot.site, loaded);
  start();
  report(boot.site, failed);
  jest.advanceTimersByTime(0);
  expect(sent).toHaveLength(2);
  report(boot.site, failed);
  report(boot.site, { ...failed, kind: 'render-failed' });
  jest.advanceTimersByTime(reportEvery - 1);
  expect(sent).toHaveLength(2);
  jest.advanceTimersByTime(1);
  expect(sent).toHaveLength(3);
  expect((await readReport(sent[2]?.[1])).events).toEqual([{ ...failed, kind: 'render-failed' }]);
});

test('the sender is called for by a failure, of before as well', async () => {
  await openTab();
  const { whenFailing } = await import('./report.ts');
  report(boot.site, failed);
  const call = jest.fn();
  whenFailing(call);
  expect(call).toHaveBeenCalledTimes(1);
  report(boot.site, { ...failed, remote: 'mf-forms' });
  expect(call).toHaveBeenCalledTimes(2);
});

test('a page that is hidden sends what it has, one that is shown again nothing', async () => {
  const start = await openTab();
  start();
  report(boot.site, loaded);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toEqual([]);
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toHaveLength(1);
  leave();
  expect(sent).toHaveLength(1);
});

test('a release that somebody tries out is not reported', async () => {
  const start = await openTab();
  start();
  const pinned = { versions: { 'mf-taxi': '2.0.0' }, until: '2026-03-02T16:00:00.000Z' };
  report({ pinned }, failed);
  leave();
  jest.advanceTimersByTime(reportEvery);
  expect(sent).toEqual([]);
});

test('without a network a failure is no fault of a release', async () => {
  const start = await openTab();
  start();
  online = false;
  report(boot.site, failed);
  leave();
  expect(sent).toEqual([]);
});

test('more events than a report may hold go in several', async () => {
  const start = await openTab();
  for (let each = 0; each < 60; each++) report(boot.site, { ...loaded, remote: `mf-${each}` });
  start();
  expect(sent).toHaveLength(2);
  expect((await readReport(sent[1]?.[1])).events).toHaveLength(10);
});
