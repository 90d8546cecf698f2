import type { PageJob, SetToOpen } from './protocol.ts';
import { ReleasesChanged, RenderPool } from './renderPool.ts';
import type { RenderedPage, StartWorker } from './renderWorker.ts';

const made: RenderedPage = { answer: { redirect: '/', status: 302 }, misbehavedBy: [] };

/**
 * Workers that make a page when they are told to, one at a time, and are spent after so many.
 * @param failing which of them do not start, in the order in which they are started. @param most of them at a time.
 */
function poolOf(pages: number, failing: readonly number[] = [], most = 1) {
  const finish: (() => void)[] = [];
  const workers = { started: 0, ended: 0 };
  const startWorker: StartWorker = ({ onEnd }) => {
    workers.started += 1;
    const starts = !failing.includes(workers.started);
    if (!starts) void Promise.resolve().then(() => onEnd({ blamed: null, answered: [] }));
    let [busy, rendered] = [0, 0];
    return {
      opened: starts ? Promise.resolve({}) : Promise.reject(new Error('it does not start')),
      busy: () => busy,
      making: () => busy,
      rendered: () => rendered,
      heap: () => 0,
      expire: () => undefined,
      render: async () => {
        busy += 1;
        await new Promise<void>((resolve) => finish.push(resolve));
        busy -= 1;
        rendered += 1;
        return made;
      },
      end() {
        workers.ended += 1;
        onEnd({ blamed: null, answered: [] });
      },
    };
  };
  const pool = new RenderPool({
    startWorker,
    script: '',
    set: {} as SetToOpen,
    size: { first: 1, most },
    atOnce: { making: 1, underWay: 1 },
    limits: { cpu: 1, wall: 1, memory: 1, pages },
    most: { all: 10, each: 10 },
    askApi: () => Promise.resolve({ status: 404, body: '' }),
    onFault: () => undefined,
    onEnd: () => undefined,
  });
  const ask = () => pool.render({ visitor: '192.0.2.1' } as PageJob);
  /** Makes the next page, once it is under way. */
  async function makeNext(): Promise<void> {
    while (finish.length === 0) await new Promise(setImmediate);
    finish.shift()?.();
  }
  return { pool, ask, makeNext, workers };
}

test('a pool that has ended makes what waits for it, though each page is the last of its worker', async () => {
  const { pool, ask, makeNext, workers } = poolOf(1);
  await pool.open();
  const pages = [ask(), ask(), ask()];
  pool.end();
  for (const page of pages) {
    await makeNext();
    expect(await page).toBe(made);
  }
  await new Promise(setImmediate);
  expect(workers).toEqual({ started: 3, ended: 3 });
});

test('a pool that has ended starts a worker again for who waits, when one did not start', async () => {
  const { pool, ask, makeNext, workers } = poolOf(1, [2]);
  await pool.open();
  const pages = [ask(), ask()];
  pool.end();
  await makeNext();
  await makeNext();
  expect(await Promise.all(pages)).toEqual([made, made]);
  expect(workers.started).toBe(3);
});

test('a pool grows while pages wait, and no further than it may', async () => {
  const { pool, ask, makeNext, workers } = poolOf(10, [], 2);
  await pool.open();
  const first = ask();
  expect(workers.started).toBe(1);
  const others = [ask(), ask(), ask()];
  for (const page of [first, ...others]) {
    await makeNext();
    expect(await page).toBe(made);
  }
  expect(workers).toEqual({ started: 2, ended: 0 });
});

test('who waits is sent back, and what is under way is made', async () => {
  const { pool, ask, makeNext, workers } = poolOf(10);
  await pool.open();
  const [underWay, waiting] = [ask(), ask()];
  const sentBack = expect(waiting).rejects.toThrow(ReleasesChanged);
  pool.sendBack();
  await sentBack;
  await makeNext();
  expect(await underWay).toBe(made);
  // It goes on, and ends when it is told to.
  const next = ask();
  await makeNext();
  expect(await next).toBe(made);
  pool.end();
  expect(workers).toEqual({ started: 1, ended: 1 });
});

test('a pool that has ended ends its workers once who waits is sent back', async () => {
  const { pool, ask, workers } = poolOf(10);
  void pool.open();
  const waiting = ask();
  pool.end();
  expect(workers.ended).toBe(0);
  const sentBack = expect(waiting).rejects.toThrow(ReleasesChanged);
  pool.sendBack();
  await sentBack;
  expect(workers.ended).toBe(1);
});
