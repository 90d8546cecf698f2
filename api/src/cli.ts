import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { processIo, runMain, type Main } from './db/command.ts';

/** A folder's command, its `cli.ts`. `failed` is how it ends when it throws, where that is not 1. */
interface Command {
  main: Main;
  failed?: number;
}

/** The commands by which the API is worked, each by its folder: `npm run NAME -- WORDS`, in this repository and in the image. */
const commands = readdirSync(import.meta.dirname)
  .filter((name) => existsSync(path.join(import.meta.dirname, name, 'cli.ts')))
  .sort();
const domains = async () => (await import('./domains.ts')).domains;

const [name = '', ...args] = process.argv.slice(2);
if (commands.includes(name)) {
  const { main, failed } = (await import(`./${name}/cli.ts`)) as Command;
  process.exitCode = await runMain(main, args, { ...processIo, domains }, failed);
} else {
  processIo.warn(`No command '${name}'. The commands: ${commands.join(', ')}`);
  process.exitCode = 2;
}
