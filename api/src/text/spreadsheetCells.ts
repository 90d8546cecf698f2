import type { CsvFault, CsvForm, CsvRow } from './csvForm.ts';
import type { Separator } from './csvText.ts';

// Values as spreadsheets show them, made what our columns hold: `6:55` 06:55, `26/11/2026` 2026-11-26, `3.850,25` 3850.25. What may mean two
// things is refused; what is none of these stays for the importer to judge.

interface Cell<Column extends string> {
  line: number;
  column: Column;
  text: string;
  put: (text: string) => void;
}

function cellsOf<Column extends string>(
  rows: readonly CsvRow<Column>[],
  columns: readonly Column[] = [],
): Cell<Column>[] {
  return rows.flatMap(({ line, cells }) =>
    columns.flatMap((column) => {
      const text = cells[column];
      return text ? [{ line, column, text, put: (put: string) => void (cells[column] = put) }] : [];
    }),
  );
}

/**
 * Makes days, clock times and numbers of rows what their columns hold.
 * @param separator of the file: where it is no comma, a comma stands in numbers.
 * @param told says what was understood.
 */
export function readCells<Column extends string>(
  rows: readonly CsvRow<Column>[],
  form: CsvForm<Column>,
  separator: Separator,
  told: (note: string) => void,
): CsvFault[] {
  return [
    ...readDays(cellsOf(rows, form.days), told),
    ...readClocks(cellsOf(rows, form.clocks), told),
    ...readNumbers(cellsOf(rows, form.numbers), separator !== ',', told),
  ];
}

const two = (digits: string) => digits.padStart(2, '0');
const written = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?: 0?0:00(?::00)?)?$/;
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[ T]0?0:00(?::00(?:\.0+)?)?)?$/;
/** Days as spreadsheets count them from 1900 on, where a cell was not formatted as one: of this century. */
const counted = /^[34567]\d{4}(?:\.\d+)?$/;

/** Days whose year stands last are one kind throughout a file: by the first that has a number above 12. */
function readDays<Column extends string>(
  cells: readonly Cell<Column>[],
  told: (note: string) => void,
): CsvFault[] {
  const faults: CsvFault[] = [];
  const open: (Cell<Column> & { first: string; second: string; year: string })[] = [];
  for (const cell of cells) {
    if (counted.test(cell.text)) {
      const { line, column, text } = cell;
      const reason = `"${text}" is a day as spreadsheets count it: format the column as a day, and save the file anew`;
      faults.push({ line, column, reason });
    }
    const [, year, month = '', date = ''] = yearFirst.exec(cell.text) ?? [];
    if (year !== undefined) cell.put(`${year}-${two(month)}-${two(date)}`);
    const [, first, , second = '', last = ''] = written.exec(cell.text) ?? [];
    if (first !== undefined) open.push({ ...cell, first, second, year: last });
  }
  const dayFirst = open.find(({ first }) => Number(first) > 12);
  const monthFirst = open.find(({ second }) => Number(second) > 12);
  for (const { line, column, text, first, second, year, put } of open)
    if (dayFirst && monthFirst)
      faults.push({
        line,
        column,
        reason: `"${text}" may be two days: line ${dayFirst.line} writes the day first and line ${monthFirst.line} the month: write all as 2026-11-26`,
      });
    else if (dayFirst) put(`${year}-${two(second)}-${two(first)}`);
    else if (monthFirst) put(`${year}-${two(first)}-${two(second)}`);
    else if (first === second) put(`${year}-${two(first)}-${two(second)}`);
    else
      faults.push({
        line,
        column,
        reason: `"${text}" may be ${year}-${two(second)}-${two(first)} or ${year}-${two(first)}-${two(second)}, and no other day of the file tells: write it in one of these ways`,
      });
  if (faults.length === 0 && open.length > 0)
    told(monthFirst ? 'days as month/day/year' : 'days as day/month/year');
  return faults;
}

const clock = /^(\d{1,2}):(\d{2})(?::00)?(?:\s*([ap])\.?\s*m\.?)?$/i;

function readClocks<Column extends string>(
  cells: readonly Cell<Column>[],
  told: (note: string) => void,
): CsvFault[] {
  let understood = false;
  for (const { text, put } of cells) {
    const [, hours = '', minutes = '', half] = clock.exec(text) ?? [];
    if (hours === '' || (half && !(Number(hours) >= 1 && Number(hours) <= 12))) continue;
    const hour = half
      ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
      : Number(hours);
    const read = `${two(String(hour))}:${minutes}`;
    if (read === text) continue;
    understood = true;
    put(read);
  }
  if (understood) told('times as hours:minutes');
  return [];
}

/** One sign and three digits after it: of these nobody can tell whether they are thousands. */
const openGroup = /^-?[1-9]\d{0,2}([.,])\d{3}$/;
const decimalComma = /^-?(\d+|\d{1,3}(\.\d{3})+),\d+$|^-?\d{1,3}(\.\d{3}){2,}$/;
/** Spaces part thousands and nothing else. */
const spaced = /^-?\d{1,3}([ \u00a0\u202f]\d{3})+([.,]\d+)?$/;
const thousandCommas = /^-?\d{1,3}(,\d{3})+\.\d+$|^-?\d{1,3}(,\d{3}){2,}$/;

/** @param commas whether the file's own language writes decimals with a comma. */
function readNumbers<Column extends string>(
  cells: readonly Cell<Column>[],
  commas: boolean,
  told: (note: string) => void,
): CsvFault[] {
  const faults: CsvFault[] = [];
  let understood = false;
  for (const { line, column, text, put } of cells) {
    if (spaced.test(text)) {
      understood = true;
      put(text.replaceAll(/[ \u00a0\u202f]/g, '').replace(',', '.'));
      continue;
    }
    const [, sign] = openGroup.exec(text) ?? [];
    if (sign === ',' || (sign === '.' && commas)) {
      const reason = `"${text}" may be ${text.replace(/[.,]/, '')} or ${text.replace(',', '.')}: write it without thousands, with a point before decimals`;
      faults.push({ line, column, reason });
    } else if (decimalComma.test(text) || thousandCommas.test(text)) {
      understood = true;
      put(
        decimalComma.test(text)
          ? text.replaceAll('.', '').replace(',', '.')
          : text.replaceAll(',', ''),
      );
    }
  }
  if (understood && faults.length === 0) told('numbers as they are written with commas');
  return faults;
}
