import { csvCell } from '../openData/csv.ts';
import { hoursCells } from '../hours/hoursText.ts';
import { nameColumns, optional, required } from './establishmentForm.ts';
import type { ImportedRow } from './readRow.ts';

/** Establishments as CSV with the columns that the import reads; lines end with CR LF. */
export function establishmentsCsv(rows: readonly ImportedRow[]): string {
  const columns = ['slug', ...required, ...optional.slice(1)];
  const lines = rows.map((row) => {
    const cells: Record<string, string | number | null | undefined> = {
      ...row,
      ...hoursCells(row.hours),
      web_check_in: row.webCheckIn,
    } as never;
    for (const name of nameColumns) cells[name] = row.names?.[name.slice(-2) as 'en' | 'fr' | 'pt'];
    for (const text of ['location', 'description'] as const)
      for (const [language, words] of Object.entries(row[text]))
        cells[`${text}_${language}`] = words;
    return columns.map((name) => csvCell(cells[name] ?? null)).join(',');
  });
  return [columns.join(','), ...lines, ''].join('\r\n');
}
