import { readSettings } from '../settings.ts';
import { openDatabase, type Database } from './database.ts';

type Settings = ReturnType<typeof readSettings>;

/** A command prints what it has to say itself; only what is wrong with the database is worth a line. */
const quiet = { info: () => undefined, warn: (message: string) => console.error(message) };

/** Does something with the database of the site that the environment names, and closes it whatever happens. */
export async function withDatabase<T>(
  work: (database: Database, settings: Settings) => Promise<T>,
): Promise<T> {
  const settings = readSettings(process.env);
  const { dataDir, databaseUrl } = settings;
  const database = await openDatabase({ dataDir, databaseUrl, log: quiet });
  try {
    return await work(database, settings);
  } finally {
    await database.close();
  }
}

/**
 * Runs a command; what it throws is one line and not a stack.
 * @param main gives the process's exit code.
 * @param failed the exit code when it throws.
 */
export async function runCommand(main: () => Promise<number>, failed = 1): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = failed;
  }
}
