import { integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import type { FigureNote, Indicator, StatisticFigure } from './schema.ts';

export const statistics = pgTable(
  'statistics',
  {
    period: text('period').notNull(),
    indicator: text('indicator').$type<Indicator>().notNull(),
    version: integer('version').notNull(),
    /** Null where an import took the figure back. */
    value: numeric('value', { mode: 'number' }),
    source: text('source').notNull(),
    sourceUrl: text('source_url'),
    pageDate: text('page_date'),
    notes: jsonb('notes').$type<FigureNote[]>().notNull(),
    other: jsonb('other').$type<StatisticFigure['conflict']>(),
    importedAt: instant('imported_at'),
  },
  ({ period, indicator, version }) => [primaryKey({ columns: [period, indicator, version] })],
);

export type StatisticRow = typeof statistics.$inferSelect;
/** What a file says of a figure. */
export type SaidFigure = Omit<StatisticRow, 'version' | 'importedAt'>;
