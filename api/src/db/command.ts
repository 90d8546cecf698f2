import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Domain } from '../domain.ts';
import { readSettings } from '../settings.ts';
import { openDatabase, type Database } from './database.ts';

type Settings = ReturnType<typeof readSettings>;

/** What a command has of the world around it. */
export interface CommandIo {
  /** The environment: which database, which keys; INIT_CWD is the folder in which npm was called. */
  env: Readonly<Record<string, string | undefined>>;
  /** Prints a line for who ran it. */
  say: (line: string) => void;
  /** Prints a line about what is wrong. */
  warn: (line: string) => void;
  /** What is piped into it. */
  input: () => Promise<Buffer>;
  /** The parts of the API, read when they are asked for: what is done to one's rows may be the others' matter. */
  domains: () => Promise<readonly Domain[]>;
}

/**
 * A command of the documents, `npm run NAME -- WORDS`.
 * @returns the process's exit code: 0 when it worked, 1 when something was refused or is wrong, 2 for what is no command.
 * @throws what is said in one line, and ends with 1.
 */
export type Main = (args: readonly string[], io: CommandIo) => Promise<number>;

/** A file that was named on the command line: npm runs in the workspace's folder and remembers where it was called. */
export const pathFrom = ({ env }: Pick<CommandIo, 'env'>, file: string): string =>
  resolve(env['INIT_CWD'] ?? '', file);

/** Does something with the database of the site that the environment names, and closes it whatever happens. */
export async function withDatabase<T>(
  { env, warn }: Pick<CommandIo, 'env' | 'warn'>,
  work: (database: Database, settings: Settings) => Promise<T>,
): Promise<T> {
  const settings = readSettings(env);
  const { dataDir, databaseUrl } = settings;
  // A command prints what it has to say itself; only what is wrong with the database is worth a line.
  const log = { info: () => undefined, warn };
  const database = await openDatabase({ dataDir, databaseUrl, log });
  try {
    return await work(database, settings);
  } finally {
    await database.close();
  }
}

/** The process's own. */
export const processIo: Omit<CommandIo, 'domains'> = {
  env: process.env,
  say: (line) => void process.stdout.write(`${line}\n`),
  warn: (line) => void process.stderr.write(`${line}\n`),
  input: () => buffer(process.stdin),
};

/**
 * Runs a command; what it throws is one line and not a stack.
 * @param failed the exit code when it throws.
 */
export async function runMain(
  main: Main,
  args: readonly string[],
  io: CommandIo,
  failed = 1,
): Promise<number> {
  try {
    return await main(args, io);
  } catch (error) {
    io.warn(error instanceof Error ? error.message : String(error));
    return failed;
  }
}
