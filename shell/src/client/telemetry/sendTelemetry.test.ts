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
/** What the gateway answers to who asks for a mark; null for nobody. */
let answers: ((call: number) => string | null) | undefined;
let asked: string[];
let report: typeof Report.report;
let reportEvery: number;

/** Each test is a tab of its own. */
async function openTab() {
  jest.resetModules();
  ({ report } = await import('./report.ts'));
  const { sendTelemetry, reportEvery: every } = await import('./sendTelemetry.ts');
  reportEvery = every;
  return async () => {
    sendTelemetry(boot);
    await settle();
  };
}

beforeEach(() => {
  document.cookie = 'cohort=7';
  jest.useFakeTimers();
  sent = [];
  online = true;
  asked = [];
  answers = (call) => `mark ${call}`;
  globalThis.fetch = jest.fn((address: string) => {
    const mark = answers?.(asked.push(address)) ?? null;
    return Promise.resolve({ ok: mark !== null, text: () => Promise.resolve(mark ?? '') });
  }) as never;
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
/** What is asked for has come. */
const settle = async () => {
  await jest.advanceTimersByTimeAsync(0);
};
const leave = () => window.dispatchEvent(new Event('pagehide'));

test('what happened until now is sent at once, with the set, the language and the cohort', async () => {
  const start = await openTab();
  report(boot.site, loaded);
  await start();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.[0]).toBe('/_site/telemetry');
  expect(sent[0]?.[1].type).toBe('application/json');
  expect(await readReport(sent[0]?.[1])).toEqual({
    setId: '3fa2b19c07de',
    locale: 'fr',
    mark: 'mark 1',
    cohort: 7,
    events: [loaded],
  });
});

test('what loads afterwards is sent when the visitor leaves', async () => {
  const start = await openTab();
  await start();
  report(boot.site, loaded);
  jest.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
  leave();
  expect(sent).toHaveLength(1);
});

test('a failure is sent at once, the next one ten seconds later, each only once', async () => {
  const start = await openTab();
  report(boot.site, loaded);
  await start();
  report(boot.site, failed);
  await settle();
  expect(sent).toHaveLength(2);
  report(boot.site, failed);
  report(boot.site, { ...failed, kind: 'render-failed' });
  jest.advanceTimersByTime(reportEvery - 1);
  expect(sent).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(3);
  expect((await readReport(sent[2]?.[1])).events).toEqual([{ ...failed, kind: 'render-failed' }]);
});

test('a mark is there when the visitor leaves, and each report spends another', async () => {
  const start = await openTab();
  report(boot.site, loaded);
  await start();
  expect(asked).toEqual(['/_site/telemetry/3fa2b19c07de', '/_site/telemetry/3fa2b19c07de']);
  report(boot.site, failed);
  leave();
  expect(sent).toHaveLength(2);
  expect((await readReport(sent[1]?.[1])).mark).toBe('mark 2');
});

test('what no mark came for waits until one comes', async () => {
  const start = await openTab();
  answers = () => null;
  report(boot.site, loaded);
  await start();
  leave();
  expect(sent).toEqual([]);
  answers = () => 'a late mark';
  report(boot.site, failed);
  await settle();
  expect(sent).toHaveLength(1);
  const { mark, events } = await readReport(sent[0]?.[1]);
  expect([mark, events]).toEqual(['a late mark', [loaded, failed]]);
});

test('whoever comes back to a tab after hours has a new mark', async () => {
  const start = await openTab();
  await start();
  jest.setSystemTime(Date.now() + 3 * 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  report(boot.site, loaded);
  leave();
  expect((await readReport(sent[0]?.[1])).mark).not.toBe('mark 1');
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
  await start();
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
  await start();
  const pinned = { versions: { 'mf-taxi': '2.0.0' }, until: '2026-03-02T16:00:00.000Z' };
  report({ pinned }, failed);
  leave();
  jest.advanceTimersByTime(reportEvery);
  expect(sent).toEqual([]);
});

test('without a network a failure is no fault of a release', async () => {
  const start = await openTab();
  await start();
  online = false;
  report(boot.site, failed);
  leave();
  expect(sent).toEqual([]);
});

test('more events than a report may hold go in several', async () => {
  const start = await openTab();
  for (let each = 0; each < 60; each++) report(boot.site, { ...loaded, remote: `mf-${each}` });
  await start();
  expect(sent).toHaveLength(2);
  expect((await readReport(sent[1]?.[1])).events).toHaveLength(10);
});
