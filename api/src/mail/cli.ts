import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { runCommand, withDatabase } from '../db/command.ts';
import { recordBounces } from './bounces/bouncesCommand.ts';

const usage = `Usage:
  npm run mail -- bounces FILE|FOLDER…   records which of the site's e-mails came back (RFC 3464)
  npm run mail -- bounces -              the same of one e-mail on the input, for a mail server's pipe

  Ends with 75 when it could not be recorded: a mail server then tries again.`;

// npm runs in the workspace's folder and remembers where it was called.
const pathOf = (path: string) =>
  path === '-' ? path : resolve(process.env['INIT_CWD'] ?? '', path);

/** @returns 0 when all could be read, 2 for a command that is not one. */
async function main([command, ...paths]: readonly string[]): Promise<number> {
  if (command !== 'bounces' || paths.length === 0) {
    console.error(usage);
    return 2;
  }
  return withDatabase(async (database, { clock }) => {
    const pipe = () => buffer(process.stdin);
    for (const line of await recordBounces(database, paths.map(pathOf), pipe, clock.now()))
      process.stdout.write(`${line}\n`);
    return 0;
  });
}

// EX_TEMPFAIL of sysexits.h.
await runCommand(() => main(process.argv.slice(2)), 75);
