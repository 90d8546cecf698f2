import { createReadStream } from 'node:fs';
import { importEstablishments } from '../../establishments/importEstablishments.ts';
import { establishmentForm } from '../../establishments/establishmentForm.ts';
import { readCsv } from '../../text/readCsv.ts';
import { countRows } from './countRows.ts';
import { csvFaults, csvKind } from './csvKind.ts';

export const establishmentKind = csvKind(
  'establishments',
  ['slug', 'name', 'category', 'floor', 'location_es', 'description_es', 'mon'],
  async (path, { database, say }) => {
    const before = await countRows(database, 'establishments');
    const file = await readCsv(createReadStream(path), establishmentForm, say);
    const result = await importEstablishments(database, file);
    if (result.kind === 'refused') return csvFaults(result.faults);
    return {
      changes: [
        `${result.rows} establishments in place of ${before}`,
        ...result.orphans.map(
          (id) => `the offer ${id} would not be shown: its establishment is not in the file`,
        ),
      ],
      faults: [],
    };
  },
);
