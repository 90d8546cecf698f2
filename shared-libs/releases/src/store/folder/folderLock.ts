import { randomUUID } from 'node:crypto';
import {
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { failure, success, type Result } from '../../result.ts';
import { heartbeatMs, lockScheduler, silentMs, type Holds, type LockOptions } from '../lock.ts';

interface Holder {
  pid: number;
  host: string;
  token: string;
  /** When the process started, in the kernel's own unit: a reused pid has another. Null where unknown. */
  started: string | null;
  released: boolean;
}

/**
 * Runs an action while no other process or caller runs one with the same folder. A holder that died is
 * replaced.
 *
 * The lock is the file with the highest number in the folder. Taking it means creating the next number,
 * which only one can do, and the highest is never deleted: so two processes that find the same dead holder
 * cannot both replace it, as they could if they deleted its file.
 */
export async function withLock<T>(
  dir: string,
  action: (holds: Holds) => Promise<T>,
  { waitMs = 10_000, scheduler = lockScheduler }: LockOptions = {},
): Promise<Result<T, 'locked'>> {
  await mkdir(dir, { recursive: true });
  const token = randomUUID();
  let taken: number | null = null;
  let endHeart: (() => void) | undefined;
  try {
    const deadline = performance.now() + waitMs;
    for (;;) {
      const current = await highest(dir);
      const holder = current === 0 ? null : await holderOf(dir, current);
      if (holder === null || !(await holds(dir, current, holder))) {
        if (await take(dir, current + 1, token)) {
          taken = current + 1;
          break;
        }
      } else if (performance.now() > deadline) {
        return failure(
          'locked',
          `Another change is running (process ${holder.pid} on ${holder.host}). Try again when it has ended.`,
        );
      }
      await pause(20 + Math.random() * 20);
    }
    const mine = taken;
    endHeart = scheduler.every(heartbeatMs, () => void beat(dir, mine));
    await removeBelow(dir, mine);
    // Whoever takes the lock over does so with a higher number.
    return success(await action(async () => (await highest(dir)) === mine));
  } finally {
    endHeart?.();
    if (taken !== null) await write(dir, taken, { ...(await self(token)), released: true });
  }
}

async function numbers(dir: string): Promise<number[]> {
  return (await readdir(dir)).filter((name) => /^\d+$/.test(name)).map(Number);
}

async function highest(dir: string): Promise<number> {
  return Math.max(0, ...(await numbers(dir)));
}

/** Null when the file is gone or unreadable: the former means a higher one exists by now. */
async function holderOf(dir: string, number: number): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(join(dir, String(number)), 'utf8')) as Holder;
  } catch {
    return null;
  }
}

async function holds(dir: string, number: number, holder: Holder): Promise<boolean> {
  if (holder.released) return false;
  if (holder.host !== hostname()) {
    const age = await stat(join(dir, String(number))).catch(() => null);
    return age !== null && Date.now() - age.mtimeMs < silentMs;
  }
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it lives and belongs to someone else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return holder.started === (await startOf(holder.pid));
}

/** Creates the numbered file with its content at once; false when someone was faster. */
async function take(dir: string, number: number, token: string): Promise<boolean> {
  const aside = join(dir, `${token}.tmp`);
  const file = join(dir, String(number));
  await writeFile(aside, JSON.stringify(await self(token)));
  try {
    await link(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
  if ((await highest(dir)) === number) return true;
  await rm(file, { force: true });
  return false;
}

async function write(dir: string, number: number, holder: Holder): Promise<void> {
  const aside = join(dir, `${holder.token}.tmp`);
  await writeFile(aside, JSON.stringify(holder));
  await rename(aside, join(dir, String(number)));
}

/** Says that the holder lives, by the time of its file. */
async function beat(dir: string, number: number): Promise<void> {
  const now = new Date();
  // Taken over, the file is gone.
  await utimes(join(dir, String(number)), now, now).catch(() => undefined);
}

async function removeBelow(dir: string, number: number): Promise<void> {
  for (const old of await numbers(dir)) {
    if (old < number) await rm(join(dir, String(old)), { force: true });
  }
}

async function self(token: string): Promise<Holder> {
  return {
    pid: process.pid,
    host: hostname(),
    token,
    started: await startOf(process.pid),
    released: false,
  };
}

/** Field 22 of Linux's /proc/<pid>/stat, counted after the command name, which may hold spaces. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
