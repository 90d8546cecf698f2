import type { ReadyScreen, RemoteVersion, RuntimePage } from '@eldorado/remote/runtime';
import { navigationDeadline, versionDeadline, withFallback } from './fallBack.ts';

const page: RuntimePage = {
  id: 'mf-flights/board',
  remote: 'mf-flights',
  screen: 'board',
  path: '/vuelos',
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

type Way = 'comes' | 'fails' | 'hangs';

/** A navigation to a page whose two versions behave so; null where there is no version before. */
function navigate(live: Way, fallback: Way | null, settledOn: RemoteVersion = 'live') {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const asked: RemoteVersion[] = [];
  const onFallback = jest.fn();
  const prepare = withFallback({
    registry: {
      versionOf: () => settledOn,
      prepare(_page, _locale, version = settledOn) {
        asked.push(version);
        const way = version === 'live' ? live : fallback;
        if (way === 'hangs') return new Promise(() => undefined);
        return way === 'comes'
          ? Promise.resolve(version as unknown as ReadyScreen)
          : Promise.reject(new Error(`${version} is broken`));
      },
    },
    hasFallback: () => fallback !== null,
    onFallback,
  });
  const shown = prepare(page, 'es').catch((error: unknown) => error);
  return { asked, onFallback, shown };
}

test('the live version is shown when it comes, and the other one is not asked for', async () => {
  const { asked, onFallback, shown } = navigate('comes', 'comes');
  expect(await shown).toBe('live');
  expect(asked).toEqual(['live']);
  expect(onFallback).not.toHaveBeenCalled();
});

test('the version before it is shown when it fails, and that is reported', async () => {
  const { asked, onFallback, shown } = navigate('fails', 'comes');
  expect(await shown).toBe('fallback');
  expect(asked).toEqual(['live', 'fallback']);
  expect(onFallback).toHaveBeenCalledWith('mf-flights', 'mf-flights/board');
});

test('a version that hangs is waited for in vain for three seconds', async () => {
  const { shown } = navigate('hangs', 'comes');
  await jest.advanceTimersByTimeAsync(versionDeadline);
  expect(await shown).toBe('fallback');
});

test('when both fail, the last failure is the navigation’s', async () => {
  const { onFallback, shown } = navigate('fails', 'fails');
  expect(String(await shown)).toContain('fallback is broken');
  expect(onFallback).not.toHaveBeenCalled();
});

test('when both hang, it ends after twice the time', async () => {
  const { shown } = navigate('hangs', 'hangs');
  await jest.advanceTimersByTimeAsync(2 * versionDeadline);
  expect(String(await shown)).toContain('No answer');
});

test('without a version before it, the live one has the whole time', async () => {
  const { asked, shown } = navigate('hangs', null);
  let ended = false;
  void shown.then(() => (ended = true));
  await jest.advanceTimersByTimeAsync(navigationDeadline - 1);
  expect(ended).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(String(await shown)).toContain('No answer');
  expect(asked).toEqual(['live']);
});

test('a tab that fell back stays with the version before, and reports it no more', async () => {
  const { asked, onFallback, shown } = navigate('comes', 'comes', 'fallback');
  expect(await shown).toBe('fallback');
  expect(asked).toEqual(['fallback']);
  expect(onFallback).not.toHaveBeenCalled();
});
