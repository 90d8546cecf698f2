import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { until } from '../../testing/until.ts';
import { handScheduler } from '../../time/scheduler.ts';
import { heartbeatMs } from '../lock.ts';
import { withLock } from './folderLock.ts';

const register = join(import.meta.dirname, '../../../../build/register.mjs');
const lockModule = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'folderLock.ts')).href);
let dir: string;
let lock: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'releases-'));
  lock = join(dir, '.lock');
});

afterEach(() => rm(dir, { recursive: true }));

function runModule(code: string) {
  const source = `import { withLock } from ${lockModule};\n${code}`;
  return spawn(process.execPath, ['--import', register, '--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Another process that takes the lock and keeps it until it is killed. */
async function holderThatStays() {
  const holder = runModule(`
    await withLock(${JSON.stringify(lock)}, async () => {
      console.log('held');
      await new Promise((resolve) => setTimeout(resolve, 600_000));
    });
  `);
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  return {
    pid: holder.pid,
    kill: () =>
      new Promise((resolve) => {
        holder.once('close', resolve);
        holder.kill('SIGKILL');
      }),
  };
}

test('the value of the action is handed back and an error passes through', async () => {
  expect(await withLock(lock, () => Promise.resolve(7))).toEqual({ ok: true, value: 7 });
  const broken = withLock(lock, () => Promise.reject(new Error('disk full')));
  await expect(broken).rejects.toThrow('disk full');
  expect(await withLock(lock, () => Promise.resolve(8))).toEqual({ ok: true, value: 8 });
});

test('callers in one process run one after another', async () => {
  let inside = 0;
  let most = 0;
  const action = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setImmediate(resolve));
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => withLock(lock, action)));
  expect(most).toBe(1);
});

test('processes that count in one file lose no step', async () => {
  const counter = join(dir, 'counter');
  await writeFile(counter, '0');
  const code = `
    import { readFile, writeFile } from 'node:fs/promises';
    const counter = ${JSON.stringify(counter)};
    for (let step = 0; step < 10; step += 1) {
      const done = await withLock(${JSON.stringify(lock)}, async () => {
        await writeFile(counter, String(Number(await readFile(counter, 'utf8')) + 1));
      }, { waitMs: 30_000 });
      if (!done.ok) process.exit(1);
    }
  `;
  const codes = await Promise.all(
    Array.from({ length: 3 }, () => {
      const counting = runModule(code);
      return new Promise((resolve) => counting.on('close', resolve));
    }),
  );
  expect(codes).toEqual([0, 0, 0]);
  expect(await readFile(counter, 'utf8')).toBe('30');
}, 60_000);

test('a living holder is named and waited for, a killed one is replaced', async () => {
  const holder = await holderThatStays();
  const refused = await withLock(lock, () => Promise.resolve(), { waitMs: 50 });
  expect(refused).toMatchObject({ ok: false, failure: { kind: 'locked' } });
  expect(JSON.stringify(refused)).toContain(`process ${holder.pid}`);
  await holder.kill();
  expect(await withLock(lock, () => Promise.resolve('mine'), { waitMs: 0 })).toEqual({
    ok: true,
    value: 'mine',
  });
}, 30_000);

test('several that find the same dead holder still run one after another', async () => {
  const holder = await holderThatStays();
  await holder.kill();
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 8 }, () =>
      withLock(lock, async () => {
        most = Math.max(most, (inside += 1));
        await new Promise((resolve) => setImmediate(resolve));
        inside -= 1;
      }),
    ),
  );
  expect(most).toBe(1);
}, 30_000);

test('a process that reuses the number of a dead holder is not taken for it', async () => {
  await mkdir(lock);
  const dead = { pid: process.pid, host: hostname(), token: 'dead', started: '1', released: false };
  await writeFile(join(lock, '5'), JSON.stringify(dead));
  expect(await withLock(lock, () => Promise.resolve(1), { waitMs: 0 })).toEqual({
    ok: true,
    value: 1,
  });
});

const lockFile = async () =>
  join(lock, (await readdir(lock)).find((name) => /^\d+$/.test(name)) ?? '');

test('a holder says again and again that it lives', async () => {
  const scheduler = handScheduler();
  const held = await withLock(
    lock,
    async () => {
      const file = await lockFile();
      await utimes(file, 1, 1);
      await scheduler.advance(heartbeatMs);
      const touched = async () => (await stat(file)).mtimeMs;
      return until(touched, (at) => at > 2_000);
    },
    { scheduler },
  );
  expect(held.ok && held.value).toBeGreaterThan(2_000);
}, 30_000);

test('a holder elsewhere that stood still for a minute is replaced, and knows it when it goes on', async () => {
  const known = await withLock(lock, async (holds) => {
    const before = await holds();
    // As another machine's, asleep.
    const file = await lockFile();
    const holder = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...holder, host: 'laptop' }));
    const refused = await withLock(lock, () => Promise.resolve(), { waitMs: 0 });
    expect(refused.ok).toBe(false);
    await utimes(file, 1, 1);
    expect(await withLock(lock, (theirs) => theirs())).toEqual({ ok: true, value: true });
    return [before, await holds()];
  });
  expect(known).toEqual({ ok: true, value: [true, false] });
  expect(await withLock(lock, (holds) => holds())).toEqual({ ok: true, value: true });
});
