import { spawn } from 'node:child_process';
import { oneFile } from '@eldorado/build/one-file';
import { until } from '@eldorado/releases/until';
import type { KillPoint } from './killPoint.ts';

export type TestProcess = Awaited<ReturnType<typeof startProcess>>;

/** Programs that were made of their entries. */
const programs = new Map<string, ReturnType<typeof oneFile>>();

/** Starts a process that a test kills. @param env what differs from the test's own. */
export async function startProcess(entry: URL, env: Readonly<Record<string, string>>) {
  const program = programs.get(entry.href) ?? oneFile(entry);
  programs.set(entry.href, program);
  const { execArgv, file } = await program;
  const child = spawn(process.execPath, [...execArgv, file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let said = '';
  child.stdout?.on('data', (text: Buffer) => (said += text.toString()));
  let isGone = false;
  const gone = new Promise<void>((ended) =>
    // With all that it said, which `exit` may come before.
    child.once('close', () => {
      isGone = true;
      ended();
    }),
  );
  const lines = () => said.split('\n').slice(0, -1);
  return {
    /** What it has said, a line each. */
    lines,
    /** Its first line. @throws when it ends without one. */
    async firstLine(): Promise<string> {
      await until(() => lines().length > 0 || isGone);
      const [line] = lines();
      if (line === undefined) throw new Error(`It ended before it said anything: ${file}`);
      return line;
    },
    /** Has it killed at a place: see `takeKillPoints`. */
    async killAt(point: KillPoint): Promise<void> {
      const heard = new Promise((resolve) => child.once('message', resolve));
      child.send(point);
      await heard;
    },
    /** When it has ended, however. */
    gone,
    isGone: () => isGone,
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
