import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '@eldorado/build/app';
import { testDir } from '../support/site/site.ts';
import { firstLine, outcome, type Fault, type Outcome } from './outcome.ts';

export interface Command {
  /** Names its log, `test-results/logs/NAME.log`. */
  log: string;
  args: readonly [program: string, ...rest: string[]];
  env?: Readonly<Record<string, string>>;
}

/** From the repository's root. */
const logFile = (log: string) => path.join('test-results/logs', `${log}.log`);

/** Runs a command from the repository's root; what it prints is shown, and kept in its log. */
export function runCommand({ log, args: [program, ...args], env }: Command) {
  mkdirSync(path.join(testDir, 'logs'), { recursive: true });
  const kept = createWriteStream(path.join(repoRoot, logFile(log)));
  let printed = '';
  return new Promise<{ code: number | null; printed: string }>((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: repoRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        kept.write(chunk);
        process.stdout.write(chunk);
      });
    child.on('error', reject);
    child.on('close', (code) => kept.end(() => resolve({ code, printed })));
  });
}

/** A command that is one check: it passes by its exit code. `faults` finds in what it printed what is wrong. */
export async function checkCommand(
  command: Command,
  faults: (printed: string) => readonly Fault[] = () => [],
): Promise<Outcome> {
  const { code, printed } = await runCommand(command);
  if (code === 0) return outcome({ passed: 1 });
  const found = faults(printed);
  const [program, ...args] = command.args;
  const whole = { file: [program, ...args].join(' '), test: '', cause: firstLine(printed) };
  return outcome({ faults: found.length > 0 ? found : [whole] });
}

/**
 * Faults of a printed text by line.
 * @param pattern with the groups `file`, `cause` and perhaps `test`.
 */
export const faultsByLine =
  (pattern: RegExp) =>
  (printed: string): Fault[] =>
    printed.split('\n').flatMap((line) => {
      const found = pattern.exec(line)?.groups;
      if (!found) return [];
      const { file = '', test = '', cause = '' } = found;
      return [{ file: path.relative(repoRoot, path.resolve(repoRoot, file)), test, cause }];
    });
