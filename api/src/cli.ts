import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { processIo, runMain, type Main } from './db/command.ts';

/** A folder's command, its `cli.ts`. `failed` is how it ends when it throws, where that is not 1. */
interface Command {
  main: Main;
  usage: string;
  failed?: number;
}

/** The commands by which the API is worked, each by its folder: `npm run NAME -- WORDS`, in this repository and in the image. */
const commands = readdirSync(import.meta.dirname)
  .filter((name) => existsSync(path.join(import.meta.dirname, name, 'cli.ts')))
  .sort();
const domains = async () => (await import('./domains.ts')).domains;
const isHelp = (word = '') => ['--help', '-h', 'help'].includes(word);

const [name = '', ...args] = process.argv.slice(2);
// Who reads the first lines, `| head`, has read enough.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
  process.exit(code === 'EPIPE' ? 0 : 1),
);
if (commands.includes(name)) {
  const { main, usage, failed } = (await import(`./${name}/cli.ts`)) as Command;
  if (isHelp(args[0])) processIo.say(usage);
  else process.exitCode = await runMain(main, args, { ...processIo, domains }, failed);
} else if (isHelp(name)) {
  for (const one of commands)
    processIo.say(((await import(`./${one}/cli.ts`)) as Command).usage.replace(/^Usage:\n/, ''));
} else {
  processIo.warn(
    `No command '${name}'. The commands: ${commands.join(', ')}; --help says how each is called`,
  );
  process.exitCode = 2;
}
