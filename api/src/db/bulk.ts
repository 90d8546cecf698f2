import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';

/** A statement's rows: its JSON must stay far below what PostgreSQL takes as one value, 256 MB. */
const rowsAtOnce = 5_000;

/**
 * Inserts any number of rows, thousands in a statement: they travel as one JSON value and PostgreSQL unpacks it with the
 * table's own types, so the limit of 65,535 parameters does not apply.
 */
export async function insertMany<T extends PgTable>(
  client: PoolClient,
  table: T,
  rows: readonly T['$inferInsert'][],
) {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table));
  const valuesOf = (row: T['$inferInsert']) =>
    Object.fromEntries(
      columns
        .filter(([field]) => field in row)
        .map(([field, column]) => [column.name, (row as Record<string, unknown>)[field]]),
    );
  const names = Object.keys(valuesOf(rows[0] ?? {}))
    .map((name) => `"${name}"`)
    .join(', ');
  const name = getTableName(table);
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await client.query(
      `insert into ${name} (${names}) select ${names} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
      [JSON.stringify(rows.slice(from, from + rowsAtOnce).map(valuesOf))],
    );
}
