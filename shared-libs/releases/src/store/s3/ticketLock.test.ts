import { handScheduler } from '../../time/scheduler.ts';
import { heartbeatMs } from '../lock.ts';
import type { Bucket } from './bucket.ts';
import { withTicketLock } from './ticketLock.ts';

/** Objects in memory, with the times that a service would note. */
function memoryBucket() {
  const objects = new Map<string, number>();
  const bucket: Pick<Bucket, 'put' | 'list' | 'remove'> = {
    put: (key) => Promise.resolve(void objects.set(key, Date.now())),
    list: (prefix) =>
      Promise.resolve(
        [...objects]
          .filter(([key]) => key.startsWith(prefix))
          .map(([key, modified]) => ({ key, modified, tag: key }))
          .sort((a, b) => (a.key < b.key ? -1 : 1)),
      ),
    remove: (keys) => Promise.resolve(keys.forEach((key) => objects.delete(key))),
  };
  const none = () => Promise.resolve(null);
  return { objects, bucket: { ...bucket, get: none, getIfChanged: none, read: none, putIf: none } };
}

afterEach(() => jest.restoreAllMocks());

test('a holder says again and again that it lives, and leaves nothing behind', async () => {
  const scheduler = handScheduler();
  const { objects, bucket } = memoryBucket();
  const held = await withTicketLock(
    bucket,
    async (holds) => {
      const [ticket = ''] = objects.keys();
      objects.set(ticket, 0);
      await scheduler.advance(heartbeatMs);
      return [objects.get(ticket) !== 0, await holds()];
    },
    { scheduler },
  );
  expect(held).toEqual({ ok: true, value: [true, true] });
  expect(objects.size).toBe(0);
});

test('a holder whose ticket was taken away knows it', async () => {
  const { objects, bucket } = memoryBucket();
  const held = await withTicketLock(bucket, async (holds) => {
    objects.clear();
    return [await holds(), await withTicketLock(bucket, (theirs) => theirs())];
  });
  expect(held).toEqual({ ok: true, value: [false, { ok: true, value: true }] });
});

test('a holder that slept for a minute has lost its lock, and its ticket does not come back', async () => {
  const scheduler = handScheduler();
  const { objects, bucket } = memoryBucket();
  const held = await withTicketLock(
    bucket,
    async (holds) => {
      const woken = Date.now() + 61_000;
      jest.spyOn(Date, 'now').mockImplementation(() => woken);
      const lost = !(await holds());
      objects.clear();
      await scheduler.advance(10 * heartbeatMs);
      return [lost, objects.size];
    },
    { scheduler },
  );
  expect(held).toEqual({ ok: true, value: [true, 0] });
});
