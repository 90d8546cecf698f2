/**
 * A random secret that all processes of a database share: made by the first that asks, and kept in the table `meta`.
 * @param query runs a statement and answers its rows.
 */
export async function sharedSecret(
  query: (text: string, values: unknown[]) => Promise<{ value: string }[]>,
  name: string,
): Promise<string> {
  const key = `secret:${name}`;
  await query(
    `insert into meta (key, value)
     values ($1, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))
     on conflict (key) do nothing`,
    [key],
  );
  const [row] = await query('select value from meta where key = $1', [key]);
  if (row === undefined) throw new Error(`The secret ${name} was not stored`);
  return row.value;
}
