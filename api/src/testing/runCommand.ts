import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** How a command ended, and what it said. */
export interface Ended {
  status: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command of the documents as npm would, beside what the test runs, which goes on meanwhile.
 * @param program its file, from the repository: `api/src/feed/cli.ts`.
 * @param env what differs from the test's own, the database above all.
 */
export const runCommand = (
  program: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
) =>
  new Promise<Ended>((resolve) => {
    execFile(
      process.execPath,
      ['shared-libs/build/run.mjs', program, ...words],
      { cwd: join(__dirname, '../../..'), env: { ...process.env, ...env } },
      (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
