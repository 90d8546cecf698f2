import type { Database } from '../../db/database.ts';

/** How many rows a table has now, which a file would replace. */
export async function countRows(
  database: Database,
  table: 'schedule_rows' | 'establishments' | 'job_openings' | 'transit_stops' | 'map_features',
): Promise<number> {
  const { rows } = await database.work
    .orm()
    .execute<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? 0;
}
