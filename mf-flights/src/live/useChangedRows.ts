import { useState } from 'react';
import { changedRows, type FlightRow } from '../flight/flightRow.ts';

const none: readonly string[] = [];

/**
 * Ids of the rows that the last answer changed. Another board (other `scope`) starts afresh, since all its
 * rows are new to the reader.
 */
export function useChangedRows(
  scope: unknown,
  rows: readonly FlightRow[] | undefined,
): readonly string[] {
  const [seen, setSeen] = useState({ scope, rows, changed: none });
  if (seen.scope !== scope || (rows && rows !== seen.rows)) {
    const before = seen.scope === scope ? seen.rows : undefined;
    setSeen({ scope, rows, changed: before && rows ? changedRows(before, rows) : none });
  }
  return seen.changed;
}
