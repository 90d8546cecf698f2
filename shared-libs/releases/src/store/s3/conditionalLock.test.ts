import { handScheduler } from '../../time/scheduler.ts';
import { heartbeatMs } from '../lock.ts';
import type { ReadObject } from './bucket.ts';
import { withConditionalLock } from './conditionalLock.ts';

/** One object in memory, as a service with conditional writes has it; each write gives it another tag. */
function memoryObject() {
  const object = { tag: 0, text: null as string | null, written: 0 };
  const read = (): Promise<ReadObject | null> => {
    const { tag, text, written } = object;
    return Promise.resolve(
      text === null ? null : { tag: `${tag}`, text, ageMs: Date.now() - written },
    );
  };
  const putIf = (_key: string, text: string, tag: string | null): Promise<string | null> => {
    const current = object.text === null ? null : `${object.tag}`;
    if (current !== tag) return Promise.resolve(null);
    Object.assign(object, { tag: object.tag + 1, text, written: Date.now() });
    return Promise.resolve(`${object.tag}`);
  };
  return { object, bucket: { read, putIf } };
}

afterEach(() => jest.restoreAllMocks());

const tick = () => new Promise((resolve) => setImmediate(resolve));

/** From now on the clock is a minute and a second further. */
function sleepAMinute(): void {
  const woken = Date.now() + 61_000;
  jest.spyOn(Date, 'now').mockImplementation(() => woken);
}

test('one holds it, others are refused until it is free again', async () => {
  const { bucket } = memoryObject();
  const held = await withConditionalLock(bucket, async (holds) => {
    const other = await withConditionalLock(bucket, (theirs) => theirs(), { waitMs: 0 });
    return [await holds(), other.ok];
  });
  expect(held).toEqual({ ok: true, value: [true, false] });
  const next = await withConditionalLock(bucket, (holds) => holds(), { waitMs: 0 });
  expect(next).toEqual({ ok: true, value: true });
});

test('of twenty that want it at once each gets it, one after another', async () => {
  const { bucket } = memoryObject();
  let [running, most] = [0, 0];
  const change = () =>
    withConditionalLock(
      bucket,
      async () => {
        most = Math.max(most, (running += 1));
        await tick();
        running -= 1;
      },
      { waitMs: 30_000 },
    );
  const ends = await Promise.all(Array.from({ length: 20 }, change));
  expect([most, ends.every(({ ok }) => ok)]).toEqual([1, true]);
});

test('a change that throws frees it', async () => {
  const { bucket } = memoryObject();
  const broken = withConditionalLock(bucket, () => Promise.reject(new Error('no space')));
  await expect(broken).rejects.toThrow('no space');
  const next = await withConditionalLock(bucket, (holds) => holds(), { waitMs: 0 });
  expect(next).toEqual({ ok: true, value: true });
});

test('a holder says again and again that it lives, and still holds it', async () => {
  const scheduler = handScheduler();
  const { object, bucket } = memoryObject();
  const held = await withConditionalLock(
    bucket,
    async (holds) => {
      const first = object.tag;
      await scheduler.advance(3 * heartbeatMs);
      return [object.tag - first, await holds()];
    },
    { scheduler },
  );
  expect(held).toEqual({ ok: true, value: [3, true] });
});

test('a holder that was silent for a minute is replaced, knows it, and does not come back', async () => {
  const { object, bucket } = memoryObject();
  const held = await withConditionalLock(bucket, async (holds) => {
    sleepAMinute();
    const other = await withConditionalLock(bucket, async (theirs) => {
      const taken = object.tag;
      return [await theirs(), await holds(), object.tag === taken];
    });
    return other.ok && other.value;
  });
  expect(held).toEqual({ ok: true, value: [true, false, true] });
  // What the first one writes at its end is refused: it would free the lock of whoever has it by then.
  expect(object.text).toContain('"holder":null');
  expect(object.tag).toBe(3);
});
