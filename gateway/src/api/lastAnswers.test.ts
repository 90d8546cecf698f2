import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openLastAnswers } from './lastAnswers.ts';

let dir: string;
let clock = 0;
const report = jest.fn();
const open = (bytes?: number) =>
  openLastAnswers(dir, { longest: 3_600_000, now: () => clock, report, ...(bytes && { bytes }) });

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'answers-'));
  clock = Date.parse('2026-03-02T15:00:00Z');
});
afterEach(async () => {
  expect(report).not.toHaveBeenCalled();
  await rm(dir, { recursive: true });
});

test('an answer is kept over a restart, for the same question in another order, and grows old', async () => {
  const before = await open();
  before.keep('/v2/flights?date=2026-03-02&direction=departures', 'board');
  await before.settled();
  const after = await open();
  expect(await after.read('/v2/flights?direction=departures&date=2026-03-02')).toEqual({
    body: 'board',
    at: clock,
  });
  expect(await after.read('/v2/flights?direction=arrivals&date=2026-03-02')).toBeNull();
  clock += 3_600_001;
  expect(await after.read('/v2/flights?direction=departures&date=2026-03-02')).toBeNull();
});

test('one that comes again is as young as it came last, and is replaced now and then', async () => {
  const answers = await open();
  const keep = async (body: string) => {
    answers.keep('/v2/queues', body);
    await answers.settled();
    return (await (await open()).read('/v2/queues'))?.body;
  };
  expect(await keep('first')).toBe('first');
  clock += 10_000;
  expect(await keep('second')).toBe('first');
  clock += 3_000_000;
  expect(await keep('first')).toBe('first');
  clock += 3_000_000;
  expect((await (await open()).read('/v2/queues'))?.body).toBe('first');
  expect(await keep('third')).toBe('third');
});

test('all together take so much room and no more: the oldest go', async () => {
  const answers = await open(1_000);
  for (let at = 0; at < 20; at++) {
    clock += 1_000;
    answers.keep(`/v2/flights/${at}`, 'x'.repeat(100));
  }
  await answers.settled();
  expect(await readdir(dir)).toHaveLength(10);
  expect(await answers.read('/v2/flights/0')).toBeNull();
  expect((await answers.read('/v2/flights/19'))?.body).toBe('x'.repeat(100));
});

test('made-up addresses are not all kept, and push out none that is', async () => {
  const answers = await open();
  answers.keep('/v2/queues', 'queues');
  for (let at = 0; at < 1_000; at++) answers.keep(`/v2/flights?airline=${at}`, 'board');
  await answers.settled();
  expect((await readdir(dir)).length).toBeLessThanOrEqual(200);
  expect((await answers.read('/v2/queues'))?.body).toBe('queues');
});

test('what was being written when a process ended is nobody’s answer', async () => {
  await writeFile(path.join(dir, 'abc.1.part'), 'half');
  await open();
  expect(await readdir(dir)).toEqual([]);
});
