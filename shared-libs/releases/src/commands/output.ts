import type { Failure } from '../result.ts';
import type { ExitCode } from './command.ts';

export function print(output: string): ExitCode {
  process.stdout.write(`${output}\n`);
  return 0;
}

export function printJson(answer: object): ExitCode {
  return print(JSON.stringify(answer, null, 2));
}

export function printError(output: string): void {
  process.stderr.write(`${output}\n`);
}

/** Says why something was not done. `more` stands beside it in the JSON answer. */
export function refuse(refusal: Failure, json: boolean, more: object = {}): ExitCode {
  if (json) printJson({ ok: false, ...refusal, ...more });
  else printError(refusal.sentence);
  return 1;
}
