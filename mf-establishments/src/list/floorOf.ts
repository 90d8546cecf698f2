import type { Establishment, TerminalId } from '../establishment/establishment.ts';

/** The floor that a map beside a list shows: the chosen place's, else the one with most of its rows. */
export function floorOf(
  rows: readonly Establishment[],
  selected: string | null,
): { terminal: TerminalId; floor: number } {
  const counts = new Map<string, { row: Establishment; count: number }>();
  for (const row of rows) {
    if (row.slug === selected) return { terminal: row.terminal, floor: row.floor };
    const key = `${row.terminal} ${row.floor}`;
    counts.set(key, { row, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
  return { terminal: most?.row.terminal ?? 'T1', floor: most?.row.floor ?? 2 };
}
