import { parseArgs } from 'node:util';
import { withDatabase, type CommandIo } from '../db/command.ts';
import { runFeedbackCommand, usage } from './command.ts';

export { usage };

const text = { type: 'string' } as const;
const options = {
  by: text,
  page: text,
  release: text,
  since: text,
  json: { type: 'boolean' },
} as const;

/** @returns 0 when it worked, 2 for a command that is not one. */
export async function main(args: readonly string[], io: CommandIo): Promise<number> {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
  return withDatabase(io, async (database) => {
    const lines = await runFeedbackCommand(database, positionals, values);
    if (lines === null) io.warn(usage);
    for (const line of lines ?? []) io.say(line);
    return lines === null ? 2 : 0;
  });
}
