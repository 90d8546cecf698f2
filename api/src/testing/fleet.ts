import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAirportApi, type AirportApi, type ApiOptions } from '../airportApi.ts';
import type { Database } from '../db/database.ts';

/** Several APIs over one database, each with what a process has of its own (for tests). */
export async function fleet(
  databaseUrl: string,
  options: readonly Omit<ApiOptions, 'dataDir' | 'databaseUrl'>[],
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fleet-'));
  const starts = await Promise.allSettled(
    options.map((own) => createAirportApi({ ...own, dataDir, databaseUrl })),
  );
  const apis = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) {
    // What runs on would outlive the test, and spoil the files that its worker runs after it.
    for (const api of apis) await api.close();
    throw failed.reason;
  }
  const open = new Set(apis);
  return {
    apis: apis as [AirportApi, AirportApi, ...AirportApi[]],
    /** Ends one as a process ends. */
    async stop(api: AirportApi) {
      open.delete(api);
      await api.close();
    },
    async close() {
      for (const api of open) await api.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Breaks the listeners' connections of every process, or of the one that has a job. @returns how many there were. */
export async function breakListeners(database: Database, job?: string): Promise<number> {
  const { rowCount } = await database.transaction((client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity a
       where datname = current_database() and application_name = 'eldorado-listener'
         and ($1::text is null or exists (
           select 1 from pg_locks l where l.pid = a.pid and l.locktype = 'advisory'
             and l.classid = 20260106 and l.objid::bigint = hashtext($1)::bigint & 4294967295
         ))`,
      [job ?? null],
    ),
  );
  return rowCount ?? 0;
}
