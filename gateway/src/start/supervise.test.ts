import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@eldorado/releases/until';
import { thoroughly } from '@eldorado/testing/thorough';
import { supervise, type Supervisor, type SupervisorOptions } from './supervise.ts';

let dir: string;
let supervisor: Supervisor | undefined;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'supervise-'));
});
afterEach(async () => {
  supervisor?.stop();
  await supervisor?.ended;
  supervisor = undefined;
  await rm(dir, { recursive: true });
});

/** Time as a test moves it: what is scheduled runs when the test says so. */
function stoppedClock() {
  const waiting: { run: () => void; milliseconds: number }[] = [];
  let wake = () => {};
  return {
    now: 0,
    schedule(run: () => void, milliseconds: number) {
      const entry = { run, milliseconds };
      waiting.push(entry);
      wake();
      return () => void waiting.splice(waiting.indexOf(entry) >>> 0, 1);
    },
    /** The next thing scheduled, taken off; waits until there is one. */
    async next() {
      while (waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return waiting.shift() as { run: () => void; milliseconds: number };
    },
  };
}

async function start(source: string, options: SupervisorOptions = {}) {
  const file = path.join(dir, 'site.mjs');
  await writeFile(file, `process.on('disconnect', () => process.exit());${source}`);
  const said: string[] = [];
  supervisor = supervise({ file, execArgv: [] }, { report: (line) => said.push(line), ...options });
  return { supervisor, said };
}

/** A site that says it is ready, and then does something once that was received. */
const ready = (then: string) => `process.send('ready', () => { ${then} });`;

test('a site that dies is started again, after a longer pause each time up to the longest', async () => {
  const clock = stoppedClock();
  const { said } = await start(ready('process.exit(3)'), {
    firstPause: 100,
    longestPause: 500,
    now: () => clock.now,
    schedule: clock.schedule,
  });
  const pauses: number[] = [];
  while (pauses.length < 5) {
    const { run, milliseconds } = await clock.next();
    pauses.push(milliseconds);
    if (pauses.length < 5) run();
  }
  expect(pauses).toEqual([100, 200, 400, 500, 500]);
  expect(said[0]).toBe("The site's process ended with code 3; it starts again in 0.1 s");
});

test.each([
  ['for long', 1_000, [100, 100, 100]],
  ['briefly', 1_001, [100, 200, 400]],
])('after one that ran %s the pause is as it should be', async (_how, steadyAfter, expected) => {
  const clock = stoppedClock();
  await start(ready("process.kill(process.pid, 'SIGKILL')"), {
    steadyAfter,
    // Asked at the start and at the death of each: every one runs for a second.
    now: () => (clock.now += 1_000),
    schedule: clock.schedule,
  });
  const pauses: number[] = [];
  while (pauses.length < 3) {
    const { run, milliseconds } = await clock.next();
    pauses.push(milliseconds);
    if (pauses.length < 3) run();
  }
  expect(pauses).toEqual(expected);
});

test('one that ends before it was ready is not started again, and its code is handed on', async () => {
  expect(await (await start('process.exit(7)')).supervisor.ended).toBe(7);
  expect(await (await start('process.exit(0)')).supervisor.ended).toBe(1);
});

test('one that was ready and then no more is given up after so many starts, with its last code', async () => {
  const clock = stoppedClock();
  const note = path.join(dir, 'note');
  const { supervisor: running, said } = await start(
    `import { existsSync, writeFileSync } from 'node:fs';
    if (existsSync(${JSON.stringify(note)})) process.exit(6);
    writeFileSync(${JSON.stringify(note)}, '');
    ${ready('process.exit(3)')}`,
    { mostTries: 2, schedule: clock.schedule },
  );
  for (let tries = 0; tries < 2; tries += 1) (await clock.next()).run();
  expect(await running.ended).toBe(6);
  expect(said.at(-1)).toBe('The site did not start 2 times in a row; it is not started again');
});

test('a site that ends as it is asked gives code 0', async () => {
  const note = path.join(dir, 'note');
  const { supervisor: running } = await start(`
    import { writeFileSync } from 'node:fs';
    setInterval(() => {}, 1e6);
    process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(note)}, 'closed'); process.exit(0); });
    process.send('ready');
  `);
  await running.ready;
  running.stop();
  expect(await running.ended).toBe(0);
  expect(await readFile(note, 'utf8')).toBe('closed');
});

thoroughly(test)(
  'a site that hangs at SIGTERM is killed in time, with what it started',
  async () => {
    const clock = stoppedClock();
    const note = path.join(dir, 'note');
    const { supervisor: running, said } = await start(
      `
    import { spawn } from 'node:child_process';
    import { writeFileSync } from 'node:fs';
    const worker = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)']);
    writeFileSync(${JSON.stringify(note)}, String(worker.pid));
    process.on('SIGTERM', () => { for (;;); });
    process.send('ready');
  `,
      { schedule: clock.schedule, killAfter: 9_000 },
    );
    await running.ready;
    running.stop();
    const kill = await clock.next();
    expect(kill.milliseconds).toBe(9_000);
    kill.run();
    expect(await running.ended).toBe(1);
    expect(said).toEqual(["The site's process did not end within 9 s; it is killed"]);
    const worker = Number(await readFile(note, 'utf8'));
    await gone(worker);
  },
);

test('asked to end while it waits for a restart, it starts none', async () => {
  const clock = stoppedClock();
  const { supervisor: running } = await start(ready('process.exit(1)'), {
    schedule: clock.schedule,
  });
  await clock.next();
  running.stop();
  expect(await running.ended).toBe(0);
});

/** Waits until a process is no more. */
const gone = (pid: number) =>
  until(() => {
    try {
      return !process.kill(pid, 0);
    } catch {
      return true;
    }
  });
