const comma = Buffer.from(',');

/**
 * An object as JSON, in pieces, one of whose fields is a list of values that are JSON already: rows that stand in many
 * answers are serialised once.
 * @param object with an empty list in the field, and no other empty list of that name before it.
 */
export function withJsonList<K extends string>(
  object: Readonly<Record<K, readonly never[]>>,
  field: K,
  items: readonly Buffer[],
): Buffer[] {
  const text = JSON.stringify(object);
  const at = text.indexOf(`"${field}":[]`) + field.length + 4;
  const parts: Buffer[] = [Buffer.from(text.slice(0, at))];
  for (const [index, item] of items.entries()) {
    if (index > 0) parts.push(comma);
    parts.push(item);
  }
  parts.push(Buffer.from(text.slice(at)));
  return parts;
}

/**
 * Keeps what is made of a row at an instant, until another instant is asked for: within a minute, or a day, the same rows
 * stand in answer after answer.
 */
export function perInstant<Row extends object, Made>(make: (row: Row, now: number) => Made) {
  const kept = new WeakMap<Row, { now: number; made: Made }>();
  return (row: Row, now: number): Made => {
    const before = kept.get(row);
    if (before?.now === now) return before.made;
    const made = make(row, now);
    kept.set(row, { now, made });
    return made;
  };
}
