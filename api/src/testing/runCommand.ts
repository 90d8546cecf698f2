import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { runMain, type Main } from '../db/command.ts';
import { domains } from '../domains.ts';

/** How a command ended, and what it said. */
export interface Ended {
  status: number;
  stdout: string;
  stderr: string;
}

type Env = Readonly<Record<string, string>>;

/**
 * Runs a command of the documents in this process: `npm run NAME -- WORDS` without npm and a start of Node.
 * @param main what its file exports.
 * @param env what differs from the test's own, the database above all.
 */
export async function runHere(main: Main, words: readonly string[], env: Env): Promise<Ended> {
  const said = { stdout: '', stderr: '' };
  const status = await runMain(main, words, {
    env: { ...process.env, ...env },
    say: (line) => void (said.stdout += `${line}\n`),
    warn: (line) => void (said.stderr += `${line}\n`),
    input: () => Promise.resolve(Buffer.alloc(0)),
    domains: () => Promise.resolve(domains),
  });
  return { status, ...said };
}

/** The same in a process of its own, as npm starts it; what the test runs goes on meanwhile. @param words the command's name first. */
export const runCommand = (words: readonly string[], env: Env) =>
  new Promise<Ended>((resolve) => {
    execFile(
      process.execPath,
      ['shared-libs/build/run.mjs', 'api/src/cli.ts', ...words],
      { cwd: join(import.meta.dirname, '../../..'), env: { ...process.env, ...env } },
      (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
