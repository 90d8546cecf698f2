import { withDatabase, type CommandIo } from '../db/command.ts';

/** How it is called. */
export const usage = `Usage:
  npm run migrate    brings the tables of DATABASE_URL, or of the data folder, up to date and ends`;

/**
 * `npm run migrate -w api`: brings the tables up to date and ends, as a job before new processes start.
 * @returns 0, or 1 when it could not, with what the database says.
 */
export async function main(_: readonly string[], io: CommandIo): Promise<number> {
  try {
    return await withDatabase(io, async (database) => {
      const { rows } = await database.work
        .orm()
        .execute<{ name: string }>('select name from migrations order by name');
      io.say(`${rows.length} migrations applied, the last ${rows.at(-1)?.name ?? 'none'}`);
      return 0;
    });
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    io.warn(`${error instanceof Error ? error.message : String(error)}${cause}`);
    return 1;
  }
}
