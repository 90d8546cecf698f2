import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Bytes of all answers together, and of one. */
const mostBytes = 64 * 1024 * 1024;
const mostOfOne = 4 * 1024 * 1024;
/** Milliseconds between two writings of an answer. */
const rewriteAfter = 30_000;
/** Answers to new addresses that are written in a minute: made-up addresses then push out no others that are asked for. */
const newInMinute = 200;

export interface LastAnswers {
  /** Keeps an answer as the last good one. Does not wait for the disk; a disk that fails changes nothing. */
  keep(url: string, body: string): void;
  /** The last good answer with when it last came, milliseconds since the epoch; null where it is too old. */
  read(url: string): Promise<LastAnswer | null>;
  /** When all that was to be kept is on disk. */
  settled(): Promise<void>;
}

export interface LastAnswer {
  body: string;
  at: number;
}

interface Kept {
  size: number;
  /** Milliseconds since the epoch: when the answer last came so. */
  at: number;
  hash?: string;
}

/**
 * Answers of the API on disk, so that pages have data while it is away, over a restart too. A file is an answer, named by
 * the hash of its address; when it was last changed is the answer's age.
 * @param dir made when missing.
 * @param options.longest milliseconds after which an answer is too old to be shown.
 */
export async function openLastAnswers(
  dir: string,
  options: {
    longest: number;
    bytes?: number;
    now: () => number;
    report: (error: unknown) => void;
  },
): Promise<LastAnswers> {
  const { longest, bytes = mostBytes, now, report } = options;
  await mkdir(dir, { recursive: true });
  const kept = await listKept(dir);
  let minute = 0;
  let newOnes = 0;
  let writing: Promise<void> = Promise.resolve();

  const file = (name: string) => path.join(dir, `${name}.json`);

  function isOneTooMany(): boolean {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, newOnes] = [current, 0];
    newOnes += 1;
    return newOnes > newInMinute;
  }

  /** Whole or not at all: the file takes its name when it is written. */
  async function write(name: string, body: string, at: number): Promise<void> {
    // It had to make room before its turn came.
    if (!kept.has(name)) return;
    const unfinished = path.join(dir, `${name}.${randomUUID()}.part`);
    try {
      await writeFile(unfinished, body);
      await utimes(unfinished, at / 1000, at / 1000);
      await rename(unfinished, file(name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async function makeRoom(): Promise<void> {
    let over = [...kept.values()].reduce((sum, { size }) => sum + size, -bytes);
    const oldestFirst = over > 0 ? [...kept].sort(([, a], [, b]) => a.at - b.at) : [];
    for (const [name, { size }] of oldestFirst) {
      if (over <= 0) return;
      over -= size;
      kept.delete(name);
      await rm(file(name), { force: true });
    }
  }

  return {
    keep(url, body) {
      const name = nameOf(url);
      const known = kept.get(name);
      const at = now();
      if (known && at - known.at < rewriteAfter) return;
      const size = Buffer.byteLength(body);
      if (size > mostOfOne || (!known && isOneTooMany())) return;
      const hash = createHash('sha1').update(body).digest('base64');
      const isSame = known?.hash === hash;
      kept.set(name, { size, at, hash });
      // One after the other: the disk is nobody's hurry.
      writing = writing
        .then(() => (isSame ? utimes(file(name), at / 1000, at / 1000) : write(name, body, at)))
        .then(makeRoom)
        .catch((error: unknown) => {
          kept.delete(name);
          report(error);
        });
    },
    async read(url) {
      const name = nameOf(url);
      const known = kept.get(name);
      if (!known || now() - known.at > longest) return null;
      try {
        return { body: await readFile(file(name), 'utf8'), at: known.at };
      } catch {
        kept.delete(name);
        return null;
      }
    },
    settled: () => writing,
  };
}

/** The same for a question in whatever order its parameters stand. */
function nameOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://api');
  searchParams.sort();
  return createHash('sha256').update(`${pathname}?${searchParams}`).digest('hex').slice(0, 40);
}

/** What lies there from before; what was being written when a process ended is deleted. */
async function listKept(dir: string): Promise<Map<string, Kept>> {
  const kept = new Map<string, Kept>();
  for (const name of await readdir(dir)) {
    const whole = path.join(dir, name);
    if (!name.endsWith('.json')) await rm(whole, { force: true });
    else {
      const { size, mtimeMs } = await stat(whole);
      kept.set(name.slice(0, -'.json'.length), { size, at: mtimeMs });
    }
  }
  return kept;
}
