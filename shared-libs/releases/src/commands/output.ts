import { AsyncLocalStorage } from 'node:async_hooks';
import type { Failure } from '../result.ts';
import type { ExitCode } from './command.ts';

/** What a command printed, and how it ended. */
export interface Printed {
  code: ExitCode;
  /** On standard output, and on standard error. */
  out: string;
  err: string;
}

/** Of commands that a site runs for several at once, where each one's words go. */
const kept = new AsyncLocalStorage<Omit<Printed, 'code'>>();

/** Keeps what a command prints instead of printing it. */
export async function keepPrinted(command: () => Promise<ExitCode>): Promise<Printed> {
  const printed = { out: '', err: '' };
  const code = await kept.run(printed, command);
  return { code, ...printed };
}

function write(stream: 'out' | 'err', text: string): void {
  const printed = kept.getStore();
  if (printed) printed[stream] += text;
  else process[`std${stream}`].write(text);
}

export function print(output: string): ExitCode {
  write('out', `${output}\n`);
  return 0;
}

export function printJson(answer: object): ExitCode {
  return print(JSON.stringify(answer, null, 2));
}

export function printError(output: string): void {
  write('err', `${output}\n`);
}

/** Says why something was not done. `more` stands beside it in the JSON answer. */
export function refuse(refusal: Failure, json: boolean, more: object = {}): ExitCode {
  if (json) printJson({ ok: false, ...refusal, ...more });
  else printError(refusal.sentence);
  return 1;
}
