import { processIo, runMain, type Main } from './db/command.ts';

/** A domain's command. `failed` is how it ends when it throws, where that is not 1. */
interface Command {
  main: Main;
  failed?: number;
}

/** The commands by which the API is worked: `npm run NAME -- WORDS`, in this repository and in the image. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  airport: () => import('./airport/cli.ts'),
  cases: () => import('./cases/cli.ts'),
  contact: () => import('./contact/cli.ts'),
  establishments: () => import('./establishments/cli.ts'),
  facts: () => import('./facts/cli.ts'),
  feed: () => import('./feed/cli.ts'),
  feedback: () => import('./feedback/cli.ts'),
  mail: () => import('./mail/cli.ts'),
  map: () => import('./map/cli.ts'),
  migrate: () => import('./db/migrateCommand.ts'),
  news: () => import('./news/cli.ts'),
  newsletter: () => import('./newsletter/cli.ts'),
  person: () => import('./person/cli.ts'),
};

const domains = async () => (await import('./domains.ts')).domains;

const [name = '', ...args] = process.argv.slice(2);
// Not what every object has: `constructor` is no command.
const open = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (open) {
  const { main, failed } = await open();
  process.exitCode = await runMain(main, args, { ...processIo, domains }, failed);
} else {
  processIo.warn(`No command '${name}'. The commands: ${Object.keys(commands).join(', ')}`);
  process.exitCode = 2;
}
