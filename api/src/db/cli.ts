import { readSettings } from '../settings.ts';
import { openDatabase } from './database.ts';

// `npm run migrate -w api`: brings the tables up to date and ends, as a job before new processes start.
const quiet = { info: () => undefined, warn: (message: string) => console.error(message) };

try {
  const { dataDir, databaseUrl } = readSettings(process.env);
  const database = await openDatabase({ dataDir, databaseUrl, log: quiet });
  const { rows } = await database.work
    .orm()
    .execute<{ name: string }>('select name from migrations order by name');
  process.stdout.write(
    `${rows.length} migrations applied, the last ${rows.at(-1)?.name ?? 'none'}\n`,
  );
  await database.close();
} catch (error) {
  const cause =
    error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  console.error(`${error instanceof Error ? error.message : String(error)}${cause}`);
  process.exitCode = 1;
}
