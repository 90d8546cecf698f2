import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../db/database.ts';
import { startEmbedded, type EmbeddedPostgres } from '../db/embedded.ts';
import { seed } from '../seeds.ts';
import { fillWindow } from '../flights/plan/window.ts';
import { atDatabase, testDatabase } from './testApi.ts';

/** The PostgreSQL of one run of the tests, for its end to find. */
export interface TestServer {
  postgres: EmbeddedPostgres;
  folder: string;
}

declare global {
  var apiTestServer: TestServer | undefined;
}

/** The day of most tests: its flights are in the database that those about flights copy. */
const day = new Date('2026-11-20T17:00:30Z');
const quiet = { info: () => undefined, warn: () => undefined };

/**
 * Jest runs it once before the tests of the API: starts PostgreSQL and fills a database that test files copy
 * (`testApi.ts`), which takes a tenth of the time of filling one. Beside it is the same without flights: an API that need not
 * read 5,700 of them opens in half the time.
 */
export default async function makeTestDatabase(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'api-tests-'));
  // As root PostgreSQL runs as another user, which must be able to enter.
  chmodSync(folder, 0o755);
  const postgres = await startEmbedded(folder, quiet);
  globalThis.apiTestServer = { postgres, folder };
  const database = await openDatabase({
    dataDir: folder,
    databaseUrl: postgres.url,
    log: quiet,
  });
  // The tests end processes, not machines: what a disk does not have yet, the kernel has.
  await database.orm().execute(sql`alter system set fsync = off`);
  await database.orm().execute(sql`alter system set full_page_writes = off`);
  await database.orm().execute(sql`select pg_reload_conf()`);
  await database.transaction(async (client) => {
    await seed(client);
    await fillWindow(client, day);
  });
  // A database is copied while nobody is connected to it.
  await database.close();
  process.env['API_TEST_DATABASE'] = postgres.url;
  // Their days stay written down as filled.
  await atDatabase(await testDatabase('flights', 'without_flights'), (client) =>
    client.query('truncate flights'),
  );
  // Beside it a dozen databases are copied and filled: what a visitor would be told after three seconds is no fault here.
  // What tests these limits asks for them (`databasePatience`).
  process.env['DATABASE_PATIENCE'] = '10';
}
