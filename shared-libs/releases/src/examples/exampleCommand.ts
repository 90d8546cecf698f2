import { main } from '../commands/main.ts';

export interface CommandAnswer {
  code: number;
  /** What it printed on standard output, and on standard error. */
  out: string;
  err: string;
}

/** Runs a release command in this process, and hands back what it printed. For tests. */
export async function runCommand(...args: string[]): Promise<CommandAnswer> {
  const printed = { out: '', err: '' };
  const spies = (['out', 'err'] as const).map((stream) =>
    jest.spyOn(process[`std${stream}`], 'write').mockImplementation((chunk) => {
      printed[stream] += String(chunk);
      return true;
    }),
  );
  try {
    return { code: await main(args), ...printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
