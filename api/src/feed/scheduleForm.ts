import type { CsvForm } from '../text/readCsv.ts';

/** What a row may refer to. */
export interface Known {
  airlines: ReadonlySet<string>;
  airports: ReadonlySet<string>;
  aircraft: ReadonlySet<string>;
}

const required = ['direction', 'airline', 'number', 'airport', 'time'] as const;
const optional = [
  'date',
  'days',
  'valid_from',
  'valid_to',
  'duration',
  'service',
  'terminal',
  'gate',
  'belt',
  'desks',
  'aircraft',
  'registration',
  'codeshares',
  'estimated',
  'actual',
  'status',
] as const;
export type ScheduleColumn = (typeof required)[number] | (typeof optional)[number];

/** What a schedule's file may be: a season of 250 flights a day, each a row, or of any number with their weekdays. */
export const scheduleForm: CsvForm<ScheduleColumn> = {
  required,
  optional,
  rows: 50_000,
  cell: 40,
  cells: { codeshares: 200 },
  comment: '#',
  days: ['date', 'valid_from', 'valid_to'],
  clocks: ['time', 'estimated', 'actual'],
};
