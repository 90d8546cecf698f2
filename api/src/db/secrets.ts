/**
 * A random secret that all processes of a database share: made by the first that asks, and kept there.
 * @param query runs a statement and answers its rows.
 */
export async function sharedSecret(
  query: (text: string, values: unknown[]) => Promise<{ value: string }[]>,
  name: string,
): Promise<string> {
  await query(
    `insert into shared_secrets (name, value)
     values ($1, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))
     on conflict (name) do nothing`,
    [name],
  );
  const [row] = await query('select value from shared_secrets where name = $1', [name]);
  if (row === undefined) throw new Error(`The secret ${name} was not stored`);
  return row.value;
}
