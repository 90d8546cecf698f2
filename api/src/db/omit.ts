/** A copy of a row without some of its fields. */
export function omit<T extends object, K extends keyof T>(
  row: T,
  ...keys: readonly K[]
): Omit<T, K> {
  const copy = { ...row };
  for (const key of keys) delete copy[key];
  return copy;
}
