import { createReadStream } from 'node:fs';
import { judgeOpenings, openingForm } from '../../jobs/judgeOpenings.ts';
import { readCsv } from '../../text/readCsv.ts';
import { countRows } from './countRows.ts';
import { csvFaults, csvKind } from './csvKind.ts';

export const openingKind = csvKind(
  'openings of employers',
  ['title', 'employer', 'posted', 'closes'],
  async (path, { database, say }) => {
    const before = await countRows(database, 'job_openings');
    const csv = await readCsv(createReadStream(path), openingForm, say);
    if (csv.kind === 'bad') return csvFaults(csv.faults);
    const { openings, faults } = judgeOpenings(csv.rows);
    if (faults.length > 0) return csvFaults(faults);
    return { changes: [`${openings.length} openings in place of ${before}`], faults: [] };
  },
);
