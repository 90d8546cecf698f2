/** @jest-environment jsdom */
import { createHttp } from '@eldorado/http';
import { createSiteStore } from '@eldorado/store';
import { leaveFirstPage } from '../../app/serverContent.ts';
import { noticeAfter, watchFirstRemote } from './watchFirstRemote.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Watches a remote whose screen the test settles. */
function watch() {
  const store = createSiteStore(createHttp({ baseUrl: '/api' }));
  let resolve = (): void => undefined;
  let reject: (cause: Error) => void = () => undefined;
  const screen = new Promise<void>((...settle) => ([resolve, reject] = settle));
  watchFirstRemote(store, 'mf-flights', screen);
  return { resolve, reject, broken: () => store.getState().app.brokenRemotes };
}

test('a remote that is late counts as broken, until it comes', async () => {
  const { resolve, broken } = watch();
  await jest.advanceTimersByTimeAsync(noticeAfter - 1);
  expect(broken()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(broken()).toEqual(['mf-flights']);
  resolve();
  await jest.advanceTimersByTimeAsync(0);
  expect(broken()).toEqual([]);
});

test('one that does not load is broken at once, and the console has the cause', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { reject, broken } = watch();
  const cause = new Error('no chunk');
  reject(cause);
  await jest.advanceTimersByTimeAsync(0);
  expect(broken()).toEqual(['mf-flights']);
  expect(log).toHaveBeenCalledWith(cause);
});

test('whoever has gone to another page is not warned of the first one', async () => {
  const { broken } = watch();
  leaveFirstPage();
  await jest.advanceTimersByTimeAsync(noticeAfter);
  expect(broken()).toEqual([]);
});
