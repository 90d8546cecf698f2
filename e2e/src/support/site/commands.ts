import { spawn, type ChildProcess } from 'node:child_process';
import { repoRoot } from '@eldorado/build/app';

/** A command that is run again and again, each time with its number, and may be killed. */
export interface CommandLoop {
  /** The process that runs at present. */
  pid(): number | undefined;
  /** How many were begun; numbers of those that ended well. */
  begun(): number;
  acknowledged(): readonly number[];
  stop(): Promise<void>;
}

/**
 * @param args of Node for the n-th run, from 1.
 * @param options where and as whom it runs; `output` hears what those say that fail.
 */
export function runOnAndOn(
  args: (run: number) => readonly string[],
  options: {
    env: Readonly<Record<string, string>>;
    user: object;
    output: (text: string) => void;
  },
): CommandLoop {
  const acknowledged: number[] = [];
  let begun = 0;
  let child: ChildProcess | undefined;
  let stopped = false;
  const looping = (async () => {
    while (!stopped) {
      begun += 1;
      const run = begun;
      const started = spawn(
        process.execPath,
        ['--import', '@eldorado/build/register', ...args(run)],
        {
          cwd: repoRoot,
          env: { ...process.env, NODE_OPTIONS: '', ...options.env },
          stdio: ['ignore', 'ignore', 'pipe'],
          ...options.user,
        },
      );
      child = started;
      started.stderr.on('data', (chunk: Buffer) => options.output(chunk.toString()));
      const code = await new Promise((resolve) => started.once('close', resolve));
      if (code === 0) acknowledged.push(run);
    }
  })();
  return {
    pid: () => (child?.exitCode === null && child.signalCode === null ? child.pid : undefined),
    begun: () => begun,
    acknowledged: () => acknowledged,
    async stop() {
      stopped = true;
      await looping;
    },
  };
}
