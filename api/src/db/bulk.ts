import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';

/**
 * Inserts any number of rows in one statement: they travel as one JSON value and PostgreSQL unpacks it with the table's
 * own types, so the limit of 65,535 parameters does not apply.
 */
export async function insertMany<T extends PgTable>(
  client: PoolClient,
  table: T,
  rows: readonly T['$inferInsert'][],
) {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table));
  const values = rows.map((row) =>
    Object.fromEntries(
      columns
        .filter(([field]) => field in row)
        .map(([field, column]) => [column.name, (row as Record<string, unknown>)[field]]),
    ),
  );
  const first = values[0] ?? {};
  const names = Object.keys(first)
    .map((name) => `"${name}"`)
    .join(', ');
  const name = getTableName(table);
  await client.query(
    `insert into ${name} (${names}) select ${names} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
    [JSON.stringify(values)],
  );
}
