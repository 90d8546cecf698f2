import { withDeadline } from './deadline.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what settles in time settles as it would', async () => {
  await expect(withDeadline(Promise.resolve('code'), 100)).resolves.toBe('code');
  const failure = new Error('no chunk');
  await expect(withDeadline(Promise.reject(failure), 100)).rejects.toBe(failure);
});

test('what hangs is rejected at the deadline, and not before', async () => {
  const outcome = jest.fn();
  withDeadline(new Promise(() => undefined), 4_000).catch(outcome);
  await jest.advanceTimersByTimeAsync(3_999);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(new Error('No answer in 4000 ms'));
});

test('no timer is left once it settled', async () => {
  await withDeadline(Promise.resolve(1), 4_000);
  await withDeadline(Promise.reject(new Error('no chunk')), 4_000).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  expect(jest.getTimerCount()).toBe(0);
});
