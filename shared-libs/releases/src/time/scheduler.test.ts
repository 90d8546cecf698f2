import { handScheduler, realScheduler } from './scheduler.ts';

test('what a test moves on runs in its order, each at its own instant', async () => {
  const time = handScheduler();
  const ran: string[] = [];
  const stop = time.every(400, () => ran.push(`every at ${time.now()}`));
  void time.sleep(900).then(() => ran.push(`slept at ${time.now()}`));
  await time.advance(399);
  expect(ran).toEqual([]);
  await time.advance(801);
  expect(ran).toEqual(['every at 400', 'every at 800', 'slept at 900', 'every at 1200']);
  stop();
  await time.advance(10_000);
  expect(ran).toHaveLength(4);
  expect(time.now()).toBe(11_200);
});

test('who sleeps again and again wakes as often as time comes by', async () => {
  const time = handScheduler();
  const woken: number[] = [];
  const loop = async () => {
    for (;;) {
      await time.sleep(250);
      woken.push(time.now());
    }
  };
  void loop();
  await time.advance(1_000);
  expect(woken).toEqual([250, 500, 750, 1000]);
});

test.each([
  ['a test’s', handScheduler()],
  ['the real one', realScheduler()],
])('%s wakes who is not to wait any more', async (_, time) => {
  const ending = new AbortController();
  const sleeps = [time.sleep(60_000, ending.signal), time.sleep(60_000, ending.signal)];
  ending.abort();
  await Promise.all(sleeps);
  await time.sleep(60_000, ending.signal);
});

test('real time goes by, and what was ended does not go on in it', async () => {
  const time = realScheduler({ holds: true });
  const before = time.now();
  let ran = 0;
  await new Promise<void>((resolve) => {
    const stop = time.every(1, () => {
      ran += 1;
      stop();
      resolve();
    });
  });
  await time.sleep(5);
  expect(ran).toBe(1);
  expect(time.now()).toBeGreaterThan(before);
});
