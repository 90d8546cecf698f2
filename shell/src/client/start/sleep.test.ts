/** @jest-environment jsdom */
import { sleepOf, type Sleep } from './sleep.ts';

/** Whether remotes may be fetched. */
async function isOver({ over }: Sleep): Promise<boolean> {
  const fetching = jest.fn();
  void over.then(fetching);
  await Promise.resolve();
  return fetching.mock.calls.length > 0;
}
const marked = () => document.documentElement.dataset['sleeps'];

test('most pages do not sleep', async () => {
  expect(await isOver(sleepOf({}))).toBe(true);
  expect(marked()).toBeUndefined();
});

test('one that sleeps wakes at the first movement', async () => {
  const sleep = sleepOf({ sleeps: true });
  expect([await isOver(sleep), marked()]).toEqual([false, 'true']);
  document.dispatchEvent(new Event('keydown'));
  expect([await isOver(sleep), marked()]).toEqual([true, undefined]);
});

test('it can be woken', async () => {
  const sleep = sleepOf({ sleeps: true });
  sleep.end();
  expect(await isOver(sleep)).toBe(true);
});
