import { createApiReader } from './apiReader.ts';
import { beginPage, endPage, running, watchTimers, type Scope } from './watchTimers.ts';

/** As a worker does: what a page has set ends with it. */
async function page<T>(work: () => Promise<T>): Promise<T> {
  const scope: Scope = { remote: 'shell', page: beginPage(null) };
  const done = await running.run(scope, work);
  expect([...scope.page.timers]).toEqual([]);
  await endPage(scope.page);
  return done;
}

function readerAt(clock: { now(): number }) {
  let asked = 0;
  const ask = () => {
    asked += 1;
    // The page that asks first has no part in it: nothing here ends with that page.
    expect(running.getStore()).toBeUndefined();
    const body = JSON.stringify({ asked });
    return new Promise<{ status: number; body: string }>((resolve) => {
      setTimeout(() => resolve({ status: 200, body }), 0);
    });
  };
  const reader = createApiReader(ask, clock);
  return () => page(async () => (await reader.read('/v2/queues', '192.0.2.1')).answer.data);
}

beforeAll(watchTimers);

test('an answer serves the pages of a second, and no page after them', async () => {
  let now = 1_000;
  const read = readerAt({ now: () => now });
  expect(await read()).toEqual({ asked: 1 });
  now += 999;
  expect(await read()).toEqual({ asked: 1 });
  for (let hour = 1; hour <= 3; hour++) {
    now += 3_600_000;
    expect(await read()).toEqual({ asked: 1 + hour });
  }
});

test('what pages at a time need is asked once, and the page that ends first takes it from nobody', async () => {
  const read = readerAt({ now: () => 1 });
  expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill({ asked: 1 }));
});

test('an answer that is the same when it is read again is the same object, and another one is not', async () => {
  let now = 1_000;
  let version = 'a';
  const ask = () => Promise.resolve({ status: 200, body: JSON.stringify({ version }), version });
  const reader = createApiReader(ask, { now: () => now });
  const read = () => page(async () => (await reader.read('/v2/flights', '192.0.2.1')).answer.data);
  const first = await read();
  now += 5_000;
  expect(await read()).toBe(first);
  version = 'b';
  now += 5_000;
  expect(await read()).toEqual({ version: 'b' });
});
