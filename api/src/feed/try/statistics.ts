import { createReadStream } from 'node:fs';
import { readStatistics } from '../../statistics/readStatistics.ts';
import { takeStatistics } from '../../statistics/takeStatistics.ts';
import { bogotaDay } from '../../time/time.ts';
import { csvFaults, csvKind } from './csvKind.ts';

export const statisticKind = csvKind(
  "the airport's figures by year and month",
  ['period', 'indicator', 'page_date', 'other_value'],
  async (path, { database, now, say }) => {
    const today = bogotaDay(now.getTime());
    const read = await readStatistics(createReadStream(path), today, say);
    if (read.kind === 'bad') return csvFaults(read.faults);
    const figures = read.figures.map(({ figure }) => figure);
    const { added, changed, unchanged } = await takeStatistics(database, figures, now);
    return {
      changes: [
        ...changed.map(
          ({ before, after }) =>
            `${after.period} ${after.indicator}: ${before.value ?? 'nothing'} -> ${after.value ?? 'taken back'}`,
        ),
        `${added.length} added, ${changed.length} changed, ${unchanged} unchanged`,
      ],
      faults: [],
    };
  },
);
