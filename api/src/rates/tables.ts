import { integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';

/** Constants of the demonstration; what a feed says is read by `store.ts`. */
export const exchangeRates = pgTable('exchange_rates', {
  currency: text('currency').primaryKey(),
  position: integer('position').notNull(),
  copPerUnit: numeric('cop_per_unit', { mode: 'number' }).notNull(),
});

/** A day of a currency, as the table has it. */
export type RateRow = {
  currency: string;
  date: string;
  pesos: number;
  source: string;
  source_url: string | null;
};

/** A day of a currency at a house, as the table has it. */
export type QuoteRow = {
  house: string;
  currency: string;
  date: string;
  buys: number;
  sells: number;
};
