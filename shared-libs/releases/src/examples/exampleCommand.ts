import { main } from '../commands/main.ts';
import { keepPrinted, type Printed } from '../commands/output.ts';

export type { Printed };

/** Runs a release command in this process, and hands back what it printed. For tests. */
export const runCommand = (...args: string[]): Promise<Printed> => keepPrinted(() => main(args));
