import { pathFrom, withDatabase, type CommandIo } from '../db/command.ts';
import { recordBounces } from './bounces/bouncesCommand.ts';

/** How it is called. */
export const usage = `Usage:
  npm run mail -- bounces FILE|FOLDER…   records which of the site's e-mails came back (RFC 3464)
  npm run mail -- bounces -              the same of one e-mail on the input, for a mail server's pipe

  Ends with 75 when it could not be recorded: a mail server then tries again.`;

/** EX_TEMPFAIL of sysexits.h: how it ends when it throws. */
export const failed = 75;

/** @returns 0 when all could be read, 2 for a command that is not one. */
export async function main([command, ...paths]: readonly string[], io: CommandIo): Promise<number> {
  if (command !== 'bounces' || paths.length === 0) {
    io.warn(usage);
    return 2;
  }
  const files = paths.map((path) => (path === '-' ? path : pathFrom(io, path)));
  return withDatabase(io, async (database, { clock }) => {
    const heard = { now: clock.now(), writers: await io.domains() };
    for (const line of await recordBounces(database, files, () => io.input(), heard)) io.say(line);
    return 0;
  });
}
