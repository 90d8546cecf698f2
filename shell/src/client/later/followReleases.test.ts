/** @jest-environment jsdom */
import { askEvery, followReleases } from './followReleases.ts';

let hidden: boolean;
let onNew: jest.Mock;
let ask: jest.Mock<Promise<string>>;

beforeEach(() => {
  jest.useFakeTimers();
  hidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  onNew = jest.fn();
  ask = jest.fn(() => Promise.resolve('new'));
});
afterEach(() => {
  // What listens still is of a test that is over.
  hidden = true;
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

async function look(isHidden: boolean) {
  hidden = isHidden;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
}

test('another set than the tab’s is reported once, after five minutes and not before', async () => {
  followReleases('old', onNew, ask);
  await pass(askEvery - 1);
  await look(false);
  expect(ask).not.toHaveBeenCalled();
  await pass(1);
  expect(onNew).toHaveBeenCalledTimes(1);
  await pass(3 * askEvery);
  await look(false);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('while the set is the tab’s own it is asked for again, and a failure is no answer', async () => {
  followReleases('old', onNew, ask);
  ask.mockResolvedValueOnce('old').mockRejectedValueOnce(new Error('no network'));
  await pass(2 * askEvery);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(onNew).not.toHaveBeenCalled();
  await pass(askEvery);
  expect(onNew).toHaveBeenCalledTimes(1);
});

test('nobody is asked while nobody looks; whoever comes back is notified at once', async () => {
  followReleases('old', onNew, ask);
  await look(true);
  await pass(3 * askEvery);
  expect(ask).not.toHaveBeenCalled();
  await look(false);
  expect(onNew).toHaveBeenCalledTimes(1);
});

test('a short look away asks nothing', async () => {
  followReleases('old', onNew, ask);
  await look(true);
  await pass(60_000);
  await look(false);
  expect(ask).not.toHaveBeenCalled();
});

test('with data saver it is asked every half hour', async () => {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { saveData: true },
  });
  followReleases('old', onNew, ask);
  await pass(6 * askEvery - 1);
  expect(ask).not.toHaveBeenCalled();
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(1);
});
