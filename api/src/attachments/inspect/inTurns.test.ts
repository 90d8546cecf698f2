import { QueueFull } from '@eldorado/http/fair-queue';
import { inTurns } from './inTurns.ts';

/** Work that ends when it is told to. */
function heldWork() {
  const begun: string[] = [];
  let go: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (go = resolve));
  const work = async (name: string) => {
    begun.push(name);
    await gate;
    if (name === 'bad') throw new Error(name);
    return name;
  };
  return { begun, work, go: () => go() };
}

test('one comes after the other, also after one that fails, and only so many wait', async () => {
  const { begun, work, go } = heldWork();
  const ask = inTurns(work, { all: 1, each: 1 });
  const [bad, good] = [ask('bad', '10.0.0.1'), ask('good', '10.0.0.1')];
  await expect(ask('refused', '10.0.0.2')).rejects.toThrow(QueueFull);
  expect(begun).toEqual(['bad']);
  go();
  await expect(bad).rejects.toThrow('bad');
  expect(await good).toBe('good');
  expect(await ask('next', '10.0.0.1')).toBe('next');
  expect(begun).toEqual(['bad', 'good', 'next']);
});

test('who sends much at once holds up nobody else, and makes room for others', async () => {
  const { begun, work, go } = heldWork();
  const ask = inTurns(work, { all: 4, each: 4 });
  // One customer of a hoster: its /56s are one network.
  const flood = [1, 2, 3, 4, 5].map((at) => ask(`flood ${at}`, `2001:db8:0:${at}00::1`));
  const others = [ask('one', '10.0.1.1'), ask('other', '10.0.2.1')];
  const refused = Promise.allSettled(flood.slice(3));
  go();
  expect(await Promise.all(others)).toEqual(['one', 'other']);
  expect(begun.slice(0, 4)).toEqual(['flood 1', 'flood 2', 'one', 'other']);
  expect((await refused).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all(flood.slice(0, 3))).toEqual(['flood 1', 'flood 2', 'flood 3']);
});
