import { parseArgs } from 'node:util';
import { runCommand, withDatabase } from '../db/command.ts';
import { runFeedbackCommand, feedbackUsage } from './command.ts';

const text = { type: 'string' } as const;
const options = {
  by: text,
  page: text,
  release: text,
  since: text,
  json: { type: 'boolean' },
} as const;

/** @returns 0 when it worked, 2 for a command that is not one. */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  return withDatabase(async (database) => {
    const lines = await runFeedbackCommand(database, positionals, values);
    if (lines === null) console.error(feedbackUsage);
    for (const line of lines ?? []) process.stdout.write(`${line}\n`);
    return lines === null ? 2 : 0;
  });
}

await runCommand(() => main());
