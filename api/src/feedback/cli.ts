import { parseArgs } from 'node:util';
import { openDatabase } from '../db/database.ts';
import { readSettings } from '../settings.ts';
import { runFeedbackCommand, feedbackUsage } from './command.ts';

const quiet = { info: () => undefined, warn: (message: string) => console.error(message) };
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
  const { dataDir, databaseUrl } = readSettings(process.env);
  const database = await openDatabase({ dataDir, databaseUrl, log: quiet });
  try {
    const lines = await runFeedbackCommand(database, positionals, values);
    if (lines === null) console.error(feedbackUsage);
    for (const line of lines ?? []) process.stdout.write(`${line}\n`);
    return lines === null ? 2 : 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
