import { cellFault, type CsvFault, type CsvForm, type CsvRow } from '../text/csvForm.ts';
import { addDays, isDay } from '../time/time.ts';
import { jobAreas, jobKinds } from './schema.ts';
import type { JobRow } from './tables.ts';

type JobColumn = keyof JobRow;

/** What a file of openings may be; the columns are in api/feeds/jobs/README.md. */
export const openingForm: CsvForm<JobColumn> = {
  required: ['id', 'title', 'employer', 'area', 'kind', 'description', 'url', 'posted', 'closes'],
  optional: [],
  rows: 2_000,
  cell: 120,
  cells: { url: 500, description: 4_000 },
  comment: '#',
  days: ['posted', 'closes'],
};

/** Longer than this nobody keeps an opening open: a year was mistyped. */
const mostDays = 366;

type Fault = [column: JobColumn | null, reason: string];

const isOneOf = <W extends string>(values: readonly W[], text: string): text is W =>
  values.some((value) => value === text);

/** Tells what rows say from what is wrong with them, each fault with its line and column. */
export function judgeOpenings(rows: readonly CsvRow<JobColumn>[]): {
  openings: JobRow[];
  faults: CsvFault[];
} {
  const lines = new Map<string, number>();
  const openings: JobRow[] = [];
  const faults: CsvFault[] = [];
  for (const { line, cells } of rows) {
    const { id = '', title = '', employer = '', area = '', kind = '' } = cells;
    const { description = '', url = '', posted = '', closes = '' } = cells;
    const found: Fault[] = [];
    const before = lines.get(id);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      found.push(['id', 'is no id: write it in small letters, digits and hyphens']);
    else if (before !== undefined)
      found.push(['id', `is that of line ${before} too: give each opening its own`]);
    lines.set(id, before ?? line);
    for (const [column, text] of Object.entries({ title, employer, description }))
      if (text === '') found.push([column as JobColumn, 'is empty: write it']);
    found.push(...dayFaults(posted, closes));
    if (!(/^https:/.test(url) && URL.canParse(url)))
      found.push(['url', 'is no address of the employer: write it as https://www.example.com']);
    if (!isOneOf(jobAreas, area)) found.push(['area', `is none of ${jobAreas.join(', ')}`]);
    else if (!isOneOf(jobKinds, kind)) found.push(['kind', `is none of ${jobKinds.join(', ')}`]);
    else openings.push({ id, title, employer, area, kind, description, url, posted, closes });
    faults.push(...found.map(([column, reason]) => cellFault({ line, cells }, column, reason)));
  }
  return { openings, faults };
}

function dayFaults(posted: string, closes: string): Fault[] {
  const faults = Object.entries({ posted, closes }).flatMap(([column, text]): Fault[] =>
    isDay(text) ? [] : [[column as JobColumn, 'is no day: write it as 2026-11-20']],
  );
  if (faults.length > 0) return faults;
  if (closes < posted) return [['closes', `is before ${posted}, when it opens`]];
  if (closes > addDays(posted, mostDays))
    return [['closes', `is more than a year after ${posted}: is the year right?`]];
  return [];
}
