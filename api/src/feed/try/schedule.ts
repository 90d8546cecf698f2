import { createReadStream } from 'node:fs';
import { readCsv } from '../../text/readCsv.ts';
import { importSchedule } from '../importSchedule.ts';
import { scheduleForm } from '../scheduleForm.ts';
import { countRows } from './countRows.ts';
import { csvFaults, csvKind } from './csvKind.ts';

export const scheduleKind = csvKind(
  'a flight schedule',
  ['direction', 'number', 'airport', 'time', 'valid_from', 'valid_to', 'codeshares'],
  async (path, { database, now, say }) => {
    const before = await countRows(database, 'schedule_rows');
    const file = await readCsv(createReadStream(path), scheduleForm, say);
    const result = await importSchedule(database, file, now);
    if (result.kind === 'refused') return csvFaults(result.faults);
    const { rows, legs, days } = result;
    return {
      changes: [
        `${rows} rows in place of ${before}: ${legs} flights on the ${days} days around today`,
      ],
      faults: [],
    };
  },
);
